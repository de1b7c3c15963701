import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/**
 * That an offer was accepted on this device: written before the first byte leaves, so that it survives a reload and is
 * known to other windows. Keyed by product. The answer's address is not kept: it may hold a session.
 */
export const loanAttempts = defineStore({
  name: 'loan-attempts',
  version: 1,
  schema: v.object({
    /** When it was tapped, by the server's time where that was known, epoch milliseconds; tells attempts apart. */
    startedAt: instant,
    /** `sent`: no answer was seen yet. `confirmed`: the server said yes. */
    state: v.picklist(['sent', 'confirmed']),
  }),
});

export type LoanAttempt = v.InferOutput<typeof loanAttempts.schema>;

/**
 * What is known of an attempt that another build noted and this one cannot read: that it was sent, so that the server
 * is asked first (decision 86, release and rollback).
 * @param unreadSince as the store tells it
 */
export function unreadAttempt(unreadSince: number | undefined): LoanAttempt | undefined {
  return unreadSince === undefined ? undefined : { startedAt: unreadSince, state: 'sent' };
}

/** An application is decided within a day (specification section 9); what is older says nothing about the next one. */
const lifetimeMs = millisecondsInDay;

/**
 * @param serverNow epoch milliseconds; `null` while the server's time is not known: then no time has passed
 * @returns the attempt if it still stands in the way of another one
 */
export function standing(attempt: LoanAttempt | undefined, serverNow: number | null): LoanAttempt | undefined {
  return attempt && (serverNow === null || serverNow - attempt.startedAt < lifetimeMs) ? attempt : undefined;
}

/**
 * Whether a confirmation may leave now.
 * @param seen `startedAt` of the attempt that the person was told about and wants to follow with another one
 */
export function mayStart(attempt: LoanAttempt | undefined, serverNow: number | null, seen: number | null): boolean {
  const inTheWay = standing(attempt, serverNow);
  return !inTheWay || inTheWay.startedAt === seen;
}
