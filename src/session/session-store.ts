import { createObservable } from '@/lib/observable';
import { commonParams, deviceParams, noParams, pick, secretParams, type Params } from './common-params';
import type { DeviceOwners } from './device-owners';
import { ownerOf } from './owner-id';

/** A borrower who is signed in. */
type Session = {
  /** Names the borrower's records on the device; holds no secret. */
  readonly ownerId: string;
  readonly userId: string | undefined;
};

export type SessionStore = {
  /** `null` when the launch brought neither a token nor a session id, and after signing out. */
  current: () => Session | null;
  /** Every common parameter the launch had, token and session id included: for request addresses only. */
  commonParams: () => Params;
  /** What in-app navigation carries on: common parameters but the secret ones, and launch parameters we do not know. */
  travelParams: () => Params;
  /**
   * The session is over, because the server no longer knows it: forgets its parameters here, in sessionStorage and in the
   * cookies, all but the handset's. The borrower's records wait for their next launch (decision 28, mock backend).
   */
  expire: () => void;
  /** The borrower leaves: as `expire`, and the records have to go. */
  signOut: () => void;
  /** Whether this page still shows the borrower who is at the device: another window may have changed that. */
  isOver: () => boolean;
  /** Owners whose records have to be deleted, those of earlier starts included. */
  leavingOwners: () => readonly string[];
  /** Told once the records of such an owner are gone. */
  cleared: (ownerId: string) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Session | null;
};

type State = { session: Session | null; common: Params; travel: Params };

function stateOf(params: Params): State {
  const ownerId = ownerOf(params);
  return {
    session: ownerId === undefined ? null : Object.freeze({ ownerId, userId: params['userId'] }),
    common: Object.freeze(pick(params, commonParams)),
    travel: Object.freeze(pick(params, (name) => !secretParams.some((secret) => secret === name))),
  };
}

/**
 * The session in memory.
 * @param save keeps other parameters in the place of these: none, once the session is over
 */
export function createSessionStore(params: Params, save: (params: Params) => void, owners: DeviceOwners): SessionStore {
  const state = createObservable(stateOf(params));
  const current = () => state.getSnapshot().session;

  function expire(): void {
    save(noParams());
    state.set(stateOf(pick(params, deviceParams)));
  }

  return {
    current,
    getSnapshot: current,
    subscribe: state.subscribe,
    commonParams: () => state.getSnapshot().common,
    travelParams: () => state.getSnapshot().travel,
    expire,
    signOut() {
      const ownerId = current()?.ownerId;
      if (ownerId !== undefined) owners.leave(ownerId);
      expire();
    },
    isOver() {
      const ownerId = current()?.ownerId;
      return ownerId !== undefined && owners.isOver(ownerId);
    },
    leavingOwners: owners.leaving,
    cleared: owners.cleared,
  };
}
