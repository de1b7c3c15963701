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

const nothing = { sent: 0, refused: 0, unknown: 0 };

/** How long a toast is shown that says more than one thing, or what is not known, milliseconds. */
const longMs = 6_000;

/** Sends the queued complaints and ratings, on every page of a borrower. Shows only a toast with the result. */
export function OutboxRunner() {
  const { t } = useLingui();
  const services = useServices();
  const { api, storage, session } = services;
  const queryClient = useQueryClient();
  const toast = useToast();

  /** A toast replaces the one before, so it says what became of all. */
  function tell(complaints: typeof nothing, ratings = nothing): void {
    const words = [
      complaints.sent > 0 && t`Your complaint was sent.`,
      complaints.refused > 0 && t`A complaint could not be sent. See your complaints.`,
      ratings.sent > 0 && t`Your rating was sent.`,
      ratings.refused > 0 && t`A rating was refused.`,
      ratings.unknown > 0 && t`We do not know whether a rating arrived.`,
      complaints.unknown > 0 && t`We do not know whether a complaint arrived. See your complaints.`,
    ].filter((part) => part !== false);
    const isRefused = complaints.refused + ratings.refused > 0;
    const isUnknown = complaints.unknown + ratings.unknown > 0;
    toast.show(words.join(' '), {
      kind: isRefused ? 'error' : isUnknown ? 'info' : 'success',
      duration: isUnknown || words.length > 1 ? longMs : undefined,
    });
  }

  const flush = useEffectEvent(async () => {
    const deps = createSendDeps({ ...services, queryClient }, marketOf(session.commonParams()['pop']));
    const onChange = () => void queryClient.invalidateQueries({ queryKey: outboxQuery(storage).queryKey });
    const complaints = await flushOutbox(storage, waitingComplaints({ ...deps, onChange }));
    if (complaints.sent + complaints.refused + complaints.unknown > 0) tell(complaints);
    if (complaints.sent > 0) void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });

    const ratings = await flushOutbox(storage, ratingOutbox(services));
    if (ratings.sent + ratings.refused + ratings.unknown > 0) {
      tell(complaints, ratings);
      void queryClient.invalidateQueries({ queryKey: waitingRatingsKey });
      void queryClient.invalidateQueries({ queryKey: complaintDetailsKey });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    }

    return complaints.waiting + ratings.waiting > 0;
  });

  useEffect(() => {
    return runOutbox(() => flush()).stop;
  }, []);

  return null;
}
