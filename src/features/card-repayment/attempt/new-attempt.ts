import type { PaymentAttempt } from '@/storage/records/card-payments';
import type { OrderKey } from '../order-key';

/** How long a call may be on its way: the client's 60 seconds and a little more, milliseconds. */
export const callTime = 65_000;

type Beginning = Pick<PaymentAttempt, 'way' | 'stage' | 'before'> & Partial<Pick<PaymentAttempt, 'cardId' | 'bankName' | 'cardEnd' | 'tokenHash'>>;

/**
 * The record of a payment that is about to begin.
 * @param now epoch milliseconds
 */
export function newAttempt({ productId, orderId }: OrderKey, amount: bigint, now: number, beginning: Beginning): PaymentAttempt {
  return {
    orderId,
    productId,
    amount: String(amount),
    cardId: '',
    bankName: '',
    cardEnd: '',
    tokenHash: '',
    recordId: '',
    startedAt: now,
    stageAt: now,
    busyUntil: now + callTime,
    refusal: '',
    ...beginning,
  };
}
