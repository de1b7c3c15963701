import { deviceParams, identityParams, merge, omit, pick, type IdentityParam, type Params } from './common-params';
import { ownerOf } from './owner-id';

/**
 * What the address of a page makes of the session that the device has kept (decision 30, record owner).
 * `same`: the kept session goes on, or is renewed. `other`: a session begins, of the first borrower or of another one.
 * `unproven`: the address names a borrower and proves nothing; the page has no session, and
 * what is kept stays as it is.
 */
export type Judgement = { kind: 'same' | 'other' | 'unproven'; params: Params };

/** Whether an address that names somebody names the borrower of the kept session. */
function isSameBorrower(kept: Params, launch: Params): boolean {
  const bothHave = (name: IdentityParam) => launch[name] !== undefined && kept[name] !== undefined;
  const agrees = (name: IdentityParam) => bothHave(name) && launch[name] === kept[name];

  // A borrower is their id, whatever becomes of the token.
  if (bothHave('userId')) return agrees('userId');
  if (bothHave('token')) return agrees('token');
  return agrees('sessionId');
}

/**
 * Whether an address proves whom it names. Tokens and session ids never stay in an address, so only the
 * native app can have written one. A session id alone names nobody: it is enough only where there is
 * nothing better to know a borrower by.
 * @param before the owner of the records on the device
 */
function isProof({ token, sessionId, userId }: Params, before: string | undefined): boolean {
  if (token !== undefined) return true;
  if (sessionId === undefined) return false;
  return userId !== undefined || before === undefined || before.startsWith('s:');
}

/**
 * Judges an address by what the device has kept. A reload of our own address, which carries no token, continues the
 * kept session; a launch of the same borrower renews it; a launch of another borrower replaces all but the handset.
 * @param kept the parameters of the kept session; none of a session that is over
 * @param launch what the address says, as `readLaunch` reads it
 * @param before the owner of the records on the device, signed in or not; `undefined` where there is none
 */
export function judgeLaunch(kept: Params, launch: Params, before: string | undefined): Judgement {
  const names = identityParams.some((name) => launch[name] !== undefined);
  if (!names) return { kind: 'same', params: merge(kept, launch) };

  if (ownerOf(kept) === undefined || !isSameBorrower(kept, launch)) {
    const handset = pick(kept, deviceParams);
    if (isProof(launch, before)) return { kind: 'other', params: merge(handset, launch) };
    return { kind: 'unproven', params: merge(handset, omit(launch, identityParams)) };
  }
  if (launch['token'] === undefined) return { kind: 'same', params: merge(kept, launch) };
  // A launch with a token is complete: what it does not say (`pop`) is not remembered from before. A renewed token also
  // ends the native session that belonged to the token before.
  const isRenewed = launch['token'] !== kept['token'];
  const remembered = pick(kept, [...deviceParams, 'userId', ...(isRenewed ? [] : ['token', 'sessionId'])]);
  return { kind: 'same', params: merge(remembered, launch) };
}
