import { deviceParams, merge, pick, type Params } from './common-params';
import { ownerOf } from './owner-id';

type Name = 'token' | 'userId' | 'sessionId';

/**
 * Whether a launch that names somebody names the borrower of the stored session: a borrower is their `userId`, whatever
 * becomes of the token; without one on both sides the token decides, and doubt means somebody else (decision 30, record
 * owner).
 */
function isSameBorrower(stored: Params, launch: Params): boolean {
  const bothHave = (name: Name) => launch[name] !== undefined && stored[name] !== undefined;
  const differs = (name: Name) => bothHave(name) && launch[name] !== stored[name];
  const agrees = (name: Name) => bothHave(name) && launch[name] === stored[name];

  if (bothHave('userId')) return agrees('userId');
  if (differs('token')) return false;
  if (launch['token'] === undefined && launch['userId'] === undefined) {
    // The native app renews session ids; one tells borrowers apart only where there is nothing better.
    return !differs('sessionId') || stored['token'] !== undefined || stored['userId'] !== undefined;
  }
  return agrees('token') || agrees('sessionId');
}

/** `replaced` names the owner whose records and cached answers must go. */
export type NextSession = { params: Params; replaced: string | null };

/**
 * Decides what a launch makes of the stored session: a reload of our own address, which carries no token, continues it;
 * a launch of the same borrower renews it; anybody else replaces it wholly, and only the handset stays the same.
 * A launch with a token is complete: what it does not say (`pop`) is not remembered from before.
 */
export function nextSession(stored: Params, launch: Params): NextSession {
  const before = ownerOf(stored);
  const namesSomebody =
    launch['token'] !== undefined || launch['userId'] !== undefined || launch['sessionId'] !== undefined;
  if (!namesSomebody) return { params: merge(stored, launch), replaced: null };
  if (before === undefined || !isSameBorrower(stored, launch)) {
    return { params: merge(pick(stored, deviceParams), launch), replaced: before ?? null };
  }
  // A renewed token ends the native session that belonged to the one before.
  const isRenewed = launch['token'] !== undefined && launch['token'] !== stored['token'];
  const kept =
    launch['token'] === undefined
      ? stored
      : pick(stored, [...deviceParams, 'userId', ...(isRenewed ? [] : ['token', 'sessionId'])]);
  const params = merge(kept, launch);
  // A borrower id that came later gives the records another name; those under the old one would lie there for ever.
  return { params, replaced: ownerOf(params) === before ? null : before };
}
