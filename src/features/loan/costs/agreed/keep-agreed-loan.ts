import { lenderDate } from '@/domain/calendar-days';
import type { Market } from '@/domain/market';
import type { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import type { AnswerOf } from '@/platform/api/define-call';
import type { Services } from '@/platform/services';
import { agreedLoans } from '../../records/agreed-loans';
import { agreedKey, orderIdIn } from './agreed-key';
import { statedBy, termsOfOffer } from './offer-terms';

type Accepted = {
  offer: AnswerOf<typeof loanConfirmDetail>;
  productId: string;
  market: Market;
  /** `lendDetailsUrl`, as the server sent it: it names the order. Nothing else of it is kept. */
  address: string;
};

/** More payments than this belong to no loan: they would only fill the device. */
const mostPayments = 1_000;

/**
 * Keeps the terms of a loan that has just been accepted. Never fails: without them the loan's page
 * knows less, that is all.
 */
export async function keepAgreedLoan(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { offer, productId, market, address }: Accepted,
): Promise<void> {
  const orderId = orderIdIn(address);
  const { received, payments, payout } = termsOfOffer(
    offer,
    lenderDate(clock.now(), market.utcOffset),
    market.utcOffset,
  );
  if (payments.length > mostPayments) return;
  try {
    await storage.open(agreedLoans).set(agreedKey(orderId, productId), {
      agreedAt: clock.now(),
      market: market.id,
      productId,
      orderId,
      received: received.toString(),
      payout,
      payments: payments.map(({ date, amount }) => ({ date, amount: amount.toString() })),
      stated: statedBy(offer),
    });
  } catch {
    // A record that cannot be written stands in nobody's way.
  }
}
