import { queryOptions } from '@tanstack/react-query';
import { sumDue } from '@/domain/amount-due';
import type { Book, Payment } from '@/domain/payments/payment';
import { repaymentWay, type RepaymentWay } from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { Services } from '@/platform/services';
import { hash53 } from '@/platform/session/owner-id';
import { type BookNeeds, changeBook } from '../records/book';
import { cardWayKey } from '../records/new-card';

/** What the server offers. `seq`: the count of the book when it was asked. `at`: milliseconds of `performance.now`. */
export type Way = RepaymentWay & { seq: number; at: number };

/** Asks for the cards, the amount and the next token. `seq` is 0 for an order without payments. */
export async function askWay(
  { api, storage, queryClient }: BookNeeds & Pick<Services, 'api'>,
  orderId: string,
  options: { signal?: AbortSignal } = {},
): Promise<Way> {
  // Begun before the question is sent; not awaited, because a slow device must not delay it.
  const counted = changeBook({ storage, queryClient }, orderId, (old) => old && { ...old, count: old.count + 1 });
  const way = await api.call(repaymentWay, { orderId }, { ...options, retry: true });
  return { ...way, seq: (await counted).book?.count ?? 0, at: performance.now() };
}

/** Cards, amount due and the next token. Soon stale, because cards are added elsewhere and tokens are used up. */
export function repaymentWayQuery({ api, storage }: Pick<Services, 'api' | 'storage'>, orderId: string) {
  return queryOptions({
    queryKey: cardWayKey(orderId),
    queryFn: ({ signal, client }) => askWay({ api, storage, queryClient: client }, orderId, { signal }),
    staleTime: 5_000,
  });
}

/** The amount to pay: the server's offer, or that of the loan, minor units; `null` if neither is above zero. */
export function owedBy(way: Way | undefined, loan: LoanDetails | undefined): bigint | null {
  const amount = way?.amount ?? (loan && sumDue(loan)) ?? 0n;
  return amount > 0n ? amount : null;
}

/** How long an offer may be used, milliseconds. */
const lifetime = 30_000;

/**
 * Whether an offer may be paid: fresh, and asked after the last change of the loan and after the newest card payment
 * that has arrived (decision 95, book of payments). The server keeps a token until a payment with it is booked, and
 * refuses a used one, so that only the token of a payment that has arrived may not be sent again.
 * @param now milliseconds of the same clock as the offer's `at`
 */
export function isPayable(
  { repayToken, seq, at }: Pick<Way, 'repayToken' | 'seq' | 'at'>,
  book: Book | null,
  now: number,
): boolean {
  const isPaid = ({ card, found, seq: begun }: Payment) =>
    card !== null && found?.is === 'arrived' && (begun > seq || card.tokenHash === hash53(repayToken));
  return !book || (seq > book.changeSeq && now - at < lifetime && !book.payments.some(isPaid));
}
