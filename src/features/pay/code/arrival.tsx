import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { type LoanSnapshot, paymentProgress, type PaymentProgress, snapshotOf } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { fetchAhead, loadCodeUntilDone } from '@/platform/offline/load-code';
import { useServices } from '@/platform/services';
import { RecordsLink } from '@/ui/link-row';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { type PollPlan, usePolling } from '@/ui/use-polling';
import { LoanButton } from '../loan-button';
import { PaidSoFar } from '../paid-so-far';
import { fromRecord } from '../records/loan-before';
import { type PaymentCode, removeCodes } from '../records/payment-codes';
import { arrivalReceipt } from './code-receipts';

/** After 15 s, then with doubling pauses up to five minutes, for an hour; and when the person comes back. */
const arrivalPlan: PollPlan = { first: 15_000, longest: 300_000, window: 3_600_000 };

/** The page shows its code without this one. */
const importReceiptBook = () => import('@/platform/writes/receipt-book');

type Arrival = Exclude<PaymentProgress, 'waiting'>;
type Watch = { first: LoanSnapshot | null; outcome: Arrival | null };

/**
 * The state after one more answer. It is compared with the first one and with the loan before the code, if that is
 * known. The first answer itself shows money also if nothing is owed.
 */
export function nextWatchState({ first, outcome }: Watch, latest: LoanSnapshot, before?: PaymentCode['before']): Watch {
  if (outcome) return { first, outcome };
  if (!first && orderStatusRule(latest.status).action === 'borrow') return { first, outcome: 'received' };
  const earlier = [first ?? latest, before ? fromRecord(before) : latest];
  const progress = earlier.map((loan) => paymentProgress(loan.status, loan, latest));
  return { first: first ?? latest, outcome: progress.find((step) => step !== 'waiting') ?? null };
}

/**
 * Polls the loan while the page of a code is open, to see the payment (decision 56, cashier), and stores the receipt of
 * money that arrives meanwhile, claimed or not (decision 55, receipts). It compares with the loan that was known when
 * the code was first shown and requested, because a person may get a code for a settled loan.
 * @param isPayable whether the code can be paid: begins the polling, which the end of the code does not stop
 * @returns `null` while it is not paid
 */
export function useArrival(isPayable: boolean, order: OrderKey, code: PaymentCode | null | undefined): Arrival | null {
  const services = useServices();
  const { id: market, utcOffset } = useMarket();
  const queryClient = useQueryClient();
  const query = loanDetailsQuery(services.api, order);
  const [watch, setWatch] = useState<Watch | null>(null);
  if (isPayable && !watch) {
    const loan = queryClient.getQueryData(query.queryKey);
    const first = loan ? snapshotOf(loan, utcOffset) : null;
    const start: Watch = { first, outcome: null };
    setWatch(first ? nextWatchState(start, first, code?.before) : start);
  }
  usePolling(watch?.outcome === null, arrivalPlan, async () => {
    if (!watch) return;
    // Before it is known whether there is a receipt to store: the network may be gone by then.
    fetchAhead(importReceiptBook);
    const loan = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const next = nextWatchState(watch, snapshotOf(loan, utcOffset), code?.before);
    setWatch(next);
    // If the loan was paid before the first answer, the time and the way of the payment are not known.
    if (next.outcome === 'received' && watch.first && code) void store(code, loan);
  });

  async function store(paid: PaymentCode, loan: LoanDetails): Promise<void> {
    const receipt = arrivalReceipt({ order, code: paid, loan, market }, services.clock.now());
    const owner = services.session.current()?.ownerId;
    const { openReceiptBook } = await loadCodeUntilDone(importReceiptBook);
    await openReceiptBook(services, owner).receive(receipt, String(loan.dueTime ?? ''));
  }

  return watch?.outcome ?? null;
}

/** Replaces the code once the payment has arrived or the loan has changed: no one pays twice (decision 56, cashier). */
export function ArrivalCard({ orderKey, outcome }: { orderKey: OrderKey; outcome: Arrival }) {
  const { t } = useLingui();
  const isPaid = outcome === 'received';
  const title = useRef<HTMLHeadingElement>(null);
  const services = useServices();
  const queryClient = useQueryClient();
  const { orderId } = orderKey;

  // The focused element was removed with the code; and a screen reader announces the title.
  useEffect(() => title.current?.focus(), []);
  // A next visit requests another code. Not before, because the page still reads this one.
  useEffect(() => () => removeCodes(services, queryClient, orderId), [services, queryClient, orderId]);

  return (
    <EmptyState
      illustration={<SuccessArt />}
      titleRef={title}
      title={isPaid ? t`Payment received` : t`Your loan has changed`}
      text={
        isPaid
          ? t`Thank you. Please do not pay this code again.`
          : t`Please look at your loan before you pay, so that you do not pay twice.`
      }
      action={
        <div className="stack">
          {isPaid && <PaidSoFar orderKey={orderKey} />}
          <LoanButton order={orderKey} />
          {isPaid && <RecordsLink orderId={orderKey.orderId} />}
        </div>
      }
    />
  );
}
