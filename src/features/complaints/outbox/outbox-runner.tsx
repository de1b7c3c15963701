import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepTrying } from '@/delivery/keep-trying';
import { marketOf } from '@/domain/market';
import { openReceiptBook } from '@/services/receipt-book';
import { useServices } from '@/services/services';
import { complaintOutbox } from '@/storage/records/complaint-outbox';
import { useToast } from '@/ui/toast';
import { complaintListQuery } from '../queries';
import { onAdded, outboxQuery } from './outbox';
import { complaintReceipt, sendComplaint, type SendDeps } from './send-complaint';

type Pass = { sent: number; failed: number; waiting: number };

/** Sends what waits, oldest first, one at a time; stops at the first that has to wait. */
export async function passOverOutbox(deps: SendDeps): Promise<Pass> {
  const records = await deps.storage.open(complaintOutbox).list();
  const waiting = records
    .filter(({ data }) => data.state === 'waiting')
    .sort((one, other) => one.data.createdAt - other.data.createdAt);

  let [sent, failed] = [0, 0];
  for (const { key } of waiting) {
    const { kind } = await sendComplaint(key, deps);
    if (kind === 'later' || kind === 'unknown' || kind === 'absent') break;
    sent += Number(kind === 'sent');
    failed += Number(kind === 'refused');
  }
  return { sent, failed, waiting: waiting.length - sent - failed };
}

/** Sends what waits in the outbox, on whatever page the borrower is; shows nothing but what became of it. */
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
    const { sent, failed, waiting } = await passOverOutbox({
      api,
      storage,
      clock,
      utcOffset,
      onChange: () => void queryClient.invalidateQueries({ queryKey: outboxQuery(storage).queryKey }),
      onTaken: (entry, problemId) => book.keep(complaintReceipt(entry, problemId, market)),
    });
    if (sent > 0) {
      toast.show(t`Your complaint was sent.`, { kind: 'success' });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    } else if (failed > 0) {
      toast.show(t`A complaint could not be sent. See your complaints.`, { kind: 'error' });
    }
    return waiting > 0;
  });

  useEffect(() => {
    const { wake, stop } = keepTrying(() => pass());
    const stopListening = onAdded(wake);
    return () => {
      stopListening();
      stop();
    };
  }, []);

  return null;
}
