import { pushLoan } from '@/platform/api/contract/loan-confirm';
import type { Services } from '@/platform/services';
import { deliver, type Delivered } from '@/platform/writes/deliver';
import type { Unkept } from '@/platform/writes/use-unkept-words';
import type { Terms } from '../offer-terms';
import { loanAttempts, mayStart, unreadAttempt, type LoanAttempt } from './attempts';

/** Why nothing left. */
type Stop =
  /** An earlier attempt stands in the way. */
  | { kind: 'earlier'; attempt: LoanAttempt }
  /** The consent was taken back first. */
  | { kind: 'withdrawn' }
  /** The device could not keep the attempt, and a reload would not know of it. */
  | { kind: 'unkept'; why: Unkept };

/** The answer is the server's `lendDetailsUrl`, unchecked; `elsewhere`: another window is at it. */
export type Outcome = Delivered<string> | Stop | { kind: 'elsewhere' };

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
 * Accepts an offer, once: one window at a time, an attempt record before the first byte leaves, no repetition. The
 * record goes on a definite refusal alone (decision 12, unknown payment, for repayments, in the same spirit).
 */
export function sendConfirmation(
  { api, storage, clock, session }: Context,
  { terms, hasConsent, seen }: Options,
): Promise<Outcome> {
  const attempts = storage.open(loanAttempts);

  async function note(next: LoanAttempt | undefined): Promise<void> {
    try {
      await attempts.update(terms.productId, () => next);
    } catch {
      // The record goes on saying "sent": the next page then asks the server first. What came
      // of this one is known here.
    }
  }

  return deliver<LoanAttempt, string, Stop>(storage, lockName(session, terms.productId), {
    async begin() {
      // By the server's time, by which its day is counted: the phone's may have been set since an answer last told it.
      const attempt: LoanAttempt = { startedAt: clock.serverNow() ?? clock.now(), state: 'sent' };
      let earlier: LoanAttempt | undefined;
      let before: LoanAttempt | undefined;
      const written = await attempts.update(terms.productId, (old, unreadSince) => {
        before = old;
        const known = old ?? unreadAttempt(unreadSince);
        earlier = mayStart(known, clock.serverNow(), seen) ? undefined : known;
        return earlier ? old : attempt;
      });
      if (earlier) return { stop: { kind: 'earlier', attempt: earlier } };
      if (written !== 'saved') {
        // On a full device nothing was changed.
        if (written === 'memory') await note(before);
        return { stop: { kind: 'unkept', why: written } };
      }
      if (hasConsent()) return { attempt };
      await note(undefined);
      return { stop: { kind: 'withdrawn' } };
    },
    send: async () => (await api.call(pushLoan, terms)).lendDetailsUrl,
    async end(attempt, { kind }) {
      if (kind !== 'unknown') await note(kind === 'sent' ? { ...attempt, state: 'confirmed' } : undefined);
    },
  });
}
