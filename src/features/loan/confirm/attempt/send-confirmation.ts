import { pushLoan } from '@/api/contract/loan';
import { withLock } from '@/delivery/lock';
import { outcomeOf } from '@/delivery/outcome';
import type { Unkept } from '@/delivery/use-unkept-words';
import type { Services } from '@/services/services';
import type { Terms } from '../offer-terms';
import { loanAttempts, mayStart, type LoanAttempt } from './attempts';

export type Outcome =
  /** The server said yes; `address` is its `lendDetailsUrl`, unchecked. */
  | { kind: 'confirmed'; address: string }
  /** A definite no: nothing was started, trying again is safe. */
  | { kind: 'refused'; error: unknown }
  /** It left, and no readable answer came back. */
  | { kind: 'unknown'; attempt: LoanAttempt }
  /** Nothing left: an earlier attempt stands in the way. */
  | { kind: 'earlier'; attempt: LoanAttempt }
  /** Nothing left: another window is at it. */
  | { kind: 'elsewhere' }
  /** Nothing left: the consent was taken back first. */
  | { kind: 'withdrawn' }
  /** Nothing left: the device could not keep the attempt, and a reload would not know of it. */
  | { kind: 'unkept'; why: Unkept };

type Context = Pick<Services, 'api' | 'storage' | 'clock' | 'session'>;

type Options = {
  terms: Terms;
  /** Asked right before the request leaves. */
  hasConsent: () => boolean;
  /** The earlier attempt that the person knows of and follows with this one, by its `startedAt`. */
  seen: number | null;
};

/** Under which name windows agree on who is at it: one per borrower and product. */
export function lockName(session: Context['session'], productId: string): string {
  return `loan-confirm/${session.current()?.ownerId ?? ''}/${productId}`;
}

/**
 * Accepts an offer, once: one window at a time, an attempt record before the first byte leaves, no repetition. The record
 * goes on a definite refusal alone (decision 12 for repayments, in the same spirit).
 */
export async function sendConfirmation(context: Context, options: Options): Promise<Outcome> {
  const outcome = await withLock(lockName(context.session, options.terms.productId), () => send(context, options));
  return outcome === 'taken' ? { kind: 'elsewhere' } : outcome;
}

async function send({ api, storage, clock }: Context, { terms, hasConsent, seen }: Options): Promise<Outcome> {
  const attempts = storage.open(loanAttempts);
  const attempt: LoanAttempt = { startedAt: clock.now(), state: 'sent' };
  let earlier: LoanAttempt | undefined;
  let before: LoanAttempt | undefined;
  const written = await attempts.update(terms.productId, (old) => {
    before = old;
    earlier = old && !mayStart(old, clock.serverNow(), seen) ? old : undefined;
    return earlier ?? attempt;
  });
  if (earlier) return { kind: 'earlier', attempt: earlier };

  async function note(next: LoanAttempt | undefined): Promise<void> {
    try {
      await attempts.update(terms.productId, () => next);
    } catch {
      // The record goes on saying "sent": the next page then asks the server first. What came of this one is known here.
    }
  }

  if (written !== 'saved') {
    // On a full device nothing was changed.
    if (written === 'memory') await note(before);
    return { kind: 'unkept', why: written };
  }
  if (!hasConsent()) {
    await note(undefined);
    return { kind: 'withdrawn' };
  }
  try {
    const { lendDetailsUrl } = await api.call(pushLoan, terms);
    await note({ ...attempt, state: 'confirmed' });
    return { kind: 'confirmed', address: lendDetailsUrl };
  } catch (error) {
    if (outcomeOf(error) === 'unknown') return { kind: 'unknown', attempt };
    await note(undefined);
    return { kind: 'refused', error };
  }
}
