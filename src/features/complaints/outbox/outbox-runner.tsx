import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { marketOf } from '@/domain/market';
import { useServices } from '@/platform/services';
import { sendInOrder, type Pass } from '@/platform/writes/deliver';
import { keepTrying } from '@/platform/writes/keep-trying';
import { sendWaitingRatings } from '@/platform/writes/ratings';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { useToast } from '@/ui/toast';
import { complaintListQuery } from '../queries';
import { complaintOutbox } from '../records/complaint-outbox';
import { outboxQuery } from './outbox';
import { complaintReceipt, sendComplaint, type SendDeps } from './send-complaint';

/** Sends the complaints that wait, oldest first. */
export async function passOverOutbox(deps: SendDeps): Promise<Pass> {
  const records = await deps.storage.open(complaintOutbox).list();
  const waiting = records
    .filter(({ data }) => data.state === 'waiting')
    .sort((one, other) => one.data.createdAt - other.data.createdAt);
  return sendInOrder(
    waiting.map(({ key }) => key),
    (id) => sendComplaint(id, deps),
  );
}

/**
 * Sends the complaints and ratings that wait, on whatever page the borrower is; shows nothing but what became of them.
 */
export function OutboxRunner() {
  const { t } = useLingui();
  const services = useServices();
  const { api, storage, clock, session } = services;
  const queryClient = useQueryClient();
  const toast = useToast();

  const pass = useEffectEvent(async () => {
    const { id: market, utcOffset } = marketOf(session.commonParams()['pop']);
    // Of the borrower whose complaints these are, whoever is there when the answer comes.
    const book = openReceiptBook(services);
    const complaints = await passOverOutbox({
      api,
      storage,
      clock,
      utcOffset,
      onChange: () => void queryClient.invalidateQueries({ queryKey: outboxQuery(storage).queryKey }),
      onTaken: (entry, problemId) => book.keep(complaintReceipt(entry, problemId, market)),
    });
    if (complaints.sent > 0) {
      toast.show(t`Your complaint was sent.`, { kind: 'success' });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    } else if (complaints.refused > 0) {
      toast.show(t`A complaint could not be sent. See your complaints.`, { kind: 'error' });
    }

    const ratings = await sendWaitingRatings(services);
    if (ratings.sent + ratings.refused > 0) {
      void queryClient.invalidateQueries({ queryKey: ['ratings'] });
      void queryClient.invalidateQueries({ queryKey: ['complaints', 'detail'] });
    }
    if (ratings.sent > 0) toast.show(t`Your rating was sent.`, { kind: 'success' });
    else if (ratings.refused > 0) toast.show(t`Your rating was not accepted.`, { kind: 'error' });

    return complaints.waiting + ratings.waiting > 0;
  });

  useEffect(() => {
    const { stop } = keepTrying(() => pass());
    return stop;
  }, []);

  return null;
}
