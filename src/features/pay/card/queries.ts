import { queryOptions } from '@tanstack/react-query';
import { sumDue } from '@/domain/amount-due';
import { question } from '@/domain/payments/book';
import type { Book } from '@/domain/payments/payment';
import { isUsable, type Quote } from '@/domain/payments/quote';
import { repaymentWay, type RepaymentWay } from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { Services } from '@/platform/services';
import { hash53 } from '@/platform/session/owner-id';
import { type BookNeeds, cardWayKey, changeBook } from '../records/book';

/** The cards and the amount of an order, and when they were asked for (see `Quote`). */
export type Way = RepaymentWay & Pick<Quote, 'seq' | 'at'>;

/** Asks for the cards, the amount and the next token. `seq` is 0 for an order without payments. */
export async function askWay(
  { api, storage, queryClient }: BookNeeds & Pick<Services, 'api'>,
  orderId: string,
  options: { signal?: AbortSignal } = {},
): Promise<Way> {
  // Begun before the question is sent; not awaited, because a slow device must not delay it.
  const counted = changeBook({ storage, queryClient }, orderId, (old) => old && question(old).book);
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

/** Whether these figures may still be paid (`isUsable`). @param now milliseconds of the clock of `at` */
export const isPayable = ({ repayToken: token, seq, at }: Way, book: Book | null, now: number): boolean =>
  !book || isUsable({ token, seq, at }, book, hash53, now);
