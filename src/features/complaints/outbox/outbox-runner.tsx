import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { marketOf } from '@/domain/market';
import { useServices } from '@/platform/services';
import { flushOutbox, runOutbox } from '@/platform/writes/outbox';
import { ratingOutbox, waitingRatingsKey } from '@/platform/writes/ratings';
import { useToast } from '@/ui/toast';
import { complaintDetailsKey, complaintListQuery } from '../queries';
import { outboxQuery } from './outbox';
import { createSendDeps, waitingComplaints } from './send-complaint';

/** Sends the queued complaints and ratings, on every page of a borrower. Shows only a toast with the result. */
export function OutboxRunner() {
  const { t } = useLingui();
  const services = useServices();
  const { api, storage, session } = services;
  const queryClient = useQueryClient();
  const toast = useToast();

  const flush = useEffectEvent(async () => {
    const deps = createSendDeps({ ...services, queryClient }, marketOf(session.commonParams()['pop']));
    const onChange = () => void queryClient.invalidateQueries({ queryKey: outboxQuery(storage).queryKey });
    const complaints = await flushOutbox(storage, waitingComplaints({ ...deps, onChange }));
    if (complaints.sent > 0) {
      toast.show(t`Your complaint was sent.`, { kind: 'success' });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    } else if (complaints.refused > 0) {
      toast.show(t`A complaint could not be sent. See your complaints.`, { kind: 'error' });
    }

    const ratings = await flushOutbox(storage, ratingOutbox(services));
    if (ratings.sent + ratings.refused > 0) {
      void queryClient.invalidateQueries({ queryKey: waitingRatingsKey });
      void queryClient.invalidateQueries({ queryKey: complaintDetailsKey });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    }
    if (ratings.sent > 0) toast.show(t`Your rating was sent.`, { kind: 'success' });
    else if (ratings.refused > 0) toast.show(t`Your rating was refused.`, { kind: 'error' });

    return complaints.waiting + ratings.waiting > 0;
  });

  useEffect(() => {
    return runOutbox(() => flush()).stop;
  }, []);

  return null;
}
