import { createObservable } from '@/lib/observable';
import { commonParams, deviceParams, noParams, pick, secretParams, type Params } from './common-params';
import { ownerOf } from './owner-id';
import type { SessionVault } from './session-vault';

/** A borrower who is signed in. */
export type Session = {
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
  /** Forgets the borrower here, in sessionStorage and in the cookies. The handset's parameters stay in memory. */
  signOut: () => void;
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

/** The session in memory, with the vault that signing out has to empty. */
export function createSessionStore(params: Params, vault: SessionVault): SessionStore {
  const state = createObservable(stateOf(params));
  const current = () => state.getSnapshot().session;
  return {
    current,
    getSnapshot: current,
    subscribe: state.subscribe,
    commonParams: () => state.getSnapshot().common,
    travelParams: () => state.getSnapshot().travel,
    signOut() {
      vault.save(noParams());
      state.set(stateOf(pick(params, deviceParams)));
    },
  };
}
