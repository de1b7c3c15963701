import { createObservable } from '@/platform/browser/observable';
import { commonParams, deviceParams, noParams, omit, pick, secretParams, type Params } from './common-params';
import type { DeviceOwners } from './device-owners';
import { ownerOf } from './owner-id';

/** A borrower who is signed in. */
type Session = {
  /** Names the borrower's records on the device; holds no secret. */
  readonly ownerId: string;
  readonly userId: string | undefined;
};

export type SessionStore = {
  /** `null` where the address and the device prove no borrower, and once the session has ended. */
  current: () => Session | null;
  /** Every common parameter the launch had, token and session id included: for request addresses only. */
  commonParams: () => Params;
  /** What in-app navigation carries on: common parameters but the secret ones, and launch parameters we do not know. */
  travelParams: () => Params;
  /**
   * Looks whether the borrower of this page is still the one at the device. Where another window has signed out or was
   * opened by another borrower, the session of this page ends here and now; storage and cookies belong to somebody
   * else. Asked before anything is sent, written or opened.
   * @returns false from then on
   */
  isStillHere: () => boolean;
  /**
   * Whose records this page reads and writes: the borrower's, also after the session has expired, so that what was just
   * typed is not lost; `null`, nobody's, once the borrower has left the device.
   */
  recordsOwner: () => string | null | undefined;
  /**
   * The session is over, because the server no longer knows it: forgets its parameters here, in sessionStorage and in
   * the cookies, all but the handset's. The borrower's records wait for their next launch.
   */
  expire: () => void;
  /** The borrower leaves: as `expire`, and the records have to go. */
  signOut: () => void;
  /** Owners whose records have to be deleted, those of earlier starts included. */
  leavingOwners: () => readonly string[];
  /** Told once the records of such an owner are gone. */
  cleared: (ownerId: string) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Session | null;
};

type State = { session: Session | null; common: Params; travel: Params };

function stateOf(params: Params, ownerId: string | undefined): State {
  return {
    session: ownerId === undefined ? null : Object.freeze({ ownerId, userId: params['userId'] }),
    common: Object.freeze(pick(params, commonParams)),
    travel: Object.freeze(omit(params, secretParams)),
  };
}

/**
 * The session in memory.
 * @param ownerId under which name the borrower's records lie; `undefined` where nobody is signed in
 * @param save keeps other parameters in the place of these: none, once the session is over
 */
export function createSessionStore(
  params: Params,
  save: (params: Params) => void,
  owners: DeviceOwners,
  ownerId = ownerOf(params),
): SessionStore {
  const state = createObservable(stateOf(params, ownerId));
  const current = () => state.getSnapshot().session;
  let isOvertaken = false;

  /** Forgets the session in this page, and nowhere else. */
  function forget(): void {
    state.set(stateOf(pick(params, deviceParams), undefined));
  }

  function isStillHere(): boolean {
    if (current() && ownerId !== undefined && owners.isOver(ownerId)) {
      isOvertaken = true;
      forget();
    }
    return !isOvertaken;
  }

  function expire(): void {
    // A page without a session has none to end; what lies in storage and cookies is of another
    // page, or another borrower.
    if (!current() || !isStillHere()) return;
    save(noParams());
    forget();
  }

  return {
    current,
    getSnapshot: current,
    subscribe: state.subscribe,
    commonParams: () => state.getSnapshot().common,
    travelParams: () => state.getSnapshot().travel,
    isStillHere,
    recordsOwner: () => (ownerId !== undefined && owners.isOver(ownerId) ? null : ownerId),
    expire,
    signOut() {
      if (!current() || !isStillHere() || ownerId === undefined) return;
      // First of all: a page that dies after this line leaves behind what the next start has to finish.
      owners.leave(ownerId);
      save(noParams());
      forget();
    },
    leavingOwners: owners.leaving,
    cleared: owners.cleared,
  };
}
