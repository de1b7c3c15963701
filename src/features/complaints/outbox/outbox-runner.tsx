import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { watchUnchanged } from '@/delivery/unchanged';
import { marketOf } from '@/domain/market';
import { newId } from '@/lib/new-id';
import { openReceiptBook } from '@/services/receipt-book';
import { useServices } from '@/services/services';
import { useToast } from '@/ui/toast';
import { complaintListQuery } from '../queries';
import { complaintReceipt, type TakenComplaint } from './complaint-receipt';
import { outboxQuery } from './outbox-query';
import { keepTrying, passOverOutbox } from './run-outbox';
import { onWake } from './wake';

/** This window, among others. */
const holder = newId();

const unchangedMs = watchUnchanged();

/** Sends what waits in the outbox, on whatever page the borrower is; shows nothing but what became of it. */
export function OutboxRunner() {
  const { t } = useLingui();
  const services = useServices();
  const { api, storage, clock, session } = services;
  const queryClient = useQueryClient();
  const toast = useToast();

  const pass = useEffectEvent(async () => {
    const { id: market, utcOffset } = marketOf('/complaintList', session.commonParams()['pop']);
    const onChange = () => void queryClient.invalidateQueries({ queryKey: outboxQuery(storage, clock.now).queryKey });
    // Of the borrower whose complaints these are, whoever is there when the answer comes.
    const book = openReceiptBook(services);
    const onTaken = (complaint: TakenComplaint) => book.keep(complaintReceipt(complaint, market));
    const result = await passOverOutbox({ api, storage, clock, holder, unchangedMs, utcOffset, onChange, onTaken });
    if (result === 'taken') return true;
    if (result.sent > 0) {
      toast.show(t`Your complaint was sent.`, { kind: 'success' });
      void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey });
    } else if (result.failed > 0) {
      toast.show(t`A complaint could not be sent. See your complaints.`, { kind: 'error' });
    }
    return result.waiting > 0;
  });

  useEffect(() => keepTrying(() => pass(), { window, document, onWake }), []);

  return null;
}
