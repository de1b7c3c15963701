import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { newId } from '@/domain/new-id';
import { applyForLoan, loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import type { Services } from '@/platform/services';
import { defineStore } from '@/platform/storage/definition';
import { deliver, type Delivered } from '@/platform/writes/deliver';
import { isFree } from '@/platform/writes/lock';
import { saveAttempt, type NotSaved } from '@/platform/writes/save-attempt';
import type { ApplicationTerms } from '../offer-terms';

/**
 * The application for an offer that was sent from this device. Stored before the request, so that a reload and other
 * windows find it. Keyed by product. The address in the answer is not stored, because it may contain a session.
 */
export const loanAttempts = defineStore({
  name: 'loan-attempts',
  version: 1,
  schema: v.object({
    /** The idempotency key: the next try after an unknown outcome has the same one. */
    id: v.string(),
    /** When the person tapped, epoch milliseconds, by the server's time if it was known. Identifies the attempt. */
    startedAt: instant,
    /** `sent`: its outcome is unknown. `confirmed`: the server accepted it. `refused`: or it refused a copy of it. */
    state: v.picklist(['sent', 'confirmed', 'refused']),
  }),
});

export type LoanAttempt = v.InferOutput<typeof loanAttempts.schema>;

/** A record that this build cannot read counts as sent (decision 86, release and rollback). */
function unreadAttempt(unreadSince: number | undefined): LoanAttempt | undefined {
  return unreadSince === undefined ? undefined : { id: newId(), startedAt: unreadSince, state: 'sent' };
}

/** An application is decided within a day (specification section 9), so an older one does not block the next. */
const lifetimeMs = millisecondsInDay;

/** The attempt, if it still blocks another one. @param serverNow epoch milliseconds; `null` if unknown: it blocks */
export function attemptInTheWay(attempt: LoanAttempt | undefined, serverNow: number | null): LoanAttempt | undefined {
  return attempt && (serverNow === null || serverNow - attempt.startedAt < lifetimeMs) ? attempt : undefined;
}

/** Whether an application may be sent now. @param known `startedAt` of the attempt that the page has shown */
export function mayApply(attempt: LoanAttempt | undefined, serverNow: number | null, known: number | null): boolean {
  const earlier = attemptInTheWay(attempt, serverNow);
  return !earlier || earlier.startedAt === known;
}

type Stop = { kind: 'earlier'; attempt: LoanAttempt } | { kind: 'withdrawn' } | { kind: 'not-saved'; why: NotSaved };

/** The answer is the server's `lendDetailsUrl`, unchecked. `elsewhere`: another window is sending. */
export type ApplicationResult = Delivered<string> | Stop | { kind: 'elsewhere' };

type Context = Pick<Services, 'api' | 'storage' | 'clock' | 'session'>;

/** One lock per borrower and product, shared by all windows. */
const lockName = (session: Context['session'], productId: string) =>
  `loan-confirm/${session.current()?.ownerId ?? ''}/${productId}`;

/** @returns the earlier attempt on this device, if there is one; `elsewhere` while another window is sending it */
export async function findEarlierAttempt(
  { storage, clock, session }: Context,
  productId: string,
): Promise<LoanAttempt | 'elsewhere' | undefined> {
  const attempts = storage.open(loanAttempts);
  const saved = (await attempts.get(productId))?.data ?? unreadAttempt(await attempts.unreadSince(productId));
  const attempt = attemptInTheWay(saved, clock.serverNow());
  return attempt && ((await isFree(storage, lockName(session, productId))) ? attempt : 'elsewhere');
}

/** `known`: `startedAt` of the earlier attempt that the page has shown and that this one follows. */
type Options = { terms: ApplicationTerms; hasConsent: () => boolean; known: number | null };

/**
 * Applies for a loan at most once: in one window at a time, with the attempt stored before the request, and never again
 * without a tap. A refusal of the business may answer a copy of the request, whose first one was taken: it is shown
 * before another one, and without the offer the outcome is unknown (decision 47, loan confirmation).
 */
export function sendApplication(
  { api, storage, clock, session }: Context,
  { terms, hasConsent, known }: Options,
): Promise<ApplicationResult> {
  const { productId } = terms;
  const attempts = storage.open(loanAttempts);
  let earlier: LoanAttempt | undefined;

  async function save(next: LoanAttempt | undefined): Promise<void> {
    try {
      await attempts.update(productId, () => next);
    } catch {
      // The stored attempt stays `sent`, so the next page asks the server. This page has the result.
    }
  }

  return deliver<LoanAttempt, string, Stop>(storage, lockName(session, productId), {
    async begin() {
      let attempt: LoanAttempt | undefined;
      const saved = await saveAttempt(attempts, productId, (old, unreadSince) => {
        earlier = attemptInTheWay(old ?? unreadAttempt(unreadSince), clock.serverNow());
        const id = earlier?.state === 'sent' ? earlier.id : newId();
        // The server's time, because a person may set the clock of the phone.
        attempt = { id, startedAt: clock.serverNow() ?? clock.now(), state: 'sent' };
        return mayApply(earlier, clock.serverNow(), known) ? attempt : undefined;
      });
      if (saved === 'full' || saved === 'memory') return { stop: { kind: 'not-saved', why: saved } };
      if (saved === 'taken') return { stop: earlier ? { kind: 'earlier', attempt: earlier } : { kind: 'withdrawn' } };
      if (attempt && hasConsent()) return { attempt };
      await save(earlier);
      return { stop: { kind: 'withdrawn' } };
    },
    send: async ({ id }) => (await api.call(applyForLoan, terms, { idempotencyKey: id })).lendDetailsUrl,
    /** No call lists applications: an offer proves nothing after a lost answer, and is shown to the person. */
    look: (_, failed) =>
      failed?.kind === 'refused'
        ? api.call(loanConfirmDetail, { productId }, { retry: true }).then(() => null)
        : undefined,
    async end(attempt, { kind }) {
      if (kind === 'sent') await save({ ...attempt, state: 'confirmed' });
      // A refused second try says nothing about the first.
      else if (kind === 'refused')
        await save(earlier?.state === 'confirmed' ? earlier : { ...attempt, state: earlier?.state ?? 'refused' });
    },
  });
}
