import { parseServerTime } from '@/domain/server-time';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import type { PollPlan } from '@/ui/use-polling';

/** Until then payments usually arrive, milliseconds after the claim; also for so long the page asks by itself. */
export const usualMs = 15 * 60_000;

/** From then on the page offers to send a proof, milliseconds after the claim (decision 56, cashier). */
const proofMs = 30 * 60_000;

/**
 * After a claim the loan is asked for after 5, 10, 20, 40 and 80 seconds, then every two minutes (decision 14, virtual
 * account).
 */
export const claimPlan: PollPlan = { first: 5_000, longest: 120_000, window: usualMs };

/** `usual`: nothing is odd yet. `long`: it takes longer than usual. `overdue`: a proof is asked for. */
export type FollowUp = 'usual' | 'long' | 'overdue';

/**
 * How late a claimed payment is: a proof is asked for half an hour after the claim, or as soon as the code can no
 * longer be paid (decision 56, cashier). A clock that stands before the claim makes nothing late.
 * @param now epoch milliseconds, by the server's clock
 */
export function followUpOf(
  { claimedAt, expireTime }: Pick<PaymentClaim, 'claimedAt' | 'expireTime'>,
  now: number,
  utcOffset: string,
): FollowUp {
  const waited = now - claimedAt;
  const deadline = parseServerTime(expireTime, utcOffset);
  if (waited >= proofMs || (deadline !== null && waited >= 0 && now >= deadline.instant)) return 'overdue';
  return waited >= usualMs ? 'long' : 'usual';
}
