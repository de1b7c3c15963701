import { createObservable } from '@/platform/browser/observable';
import { commonParams, deviceParams, noParams, omit, pick, secretParams, type Params } from './common-params';
import { formerOwners, isOver, storeCleared, storeLeaving, type DeviceOwners } from './device-owners';
import { ownerOf } from './owner-id';

/** A borrower who is signed in. */
type Session = {
  /** The name of the borrower's records on the device; no secret. */
  readonly ownerId: string;
  readonly userId: string | undefined;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

type State = { session: Session | null; common: Params; travel: Params };

function stateOf(params: Params, ownerId: string | undefined): State {
  return {
    session: ownerId === undefined ? null : Object.freeze({ ownerId, userId: params['userId'] }),
    common: Object.freeze(pick(params, commonParams)),
    travel: Object.freeze(omit(params, secretParams)),
  };
}

/** The session in memory. `ownerId`: of the records, if signed in. `save` replaces the stored parameters. */
export function createSessionStore(
  params: Params,
  save: (params: Params) => void,
  device: DeviceOwners,
  ownerId = ownerOf(params),
) {
  const state = createObservable(stateOf(params, ownerId));
  const current = () => state.getSnapshot().session;
  let isReplaced = false;

  /** Ends the session in this page only. */
  function forget(): void {
    state.set(stateOf(pick(params, deviceParams), undefined));
  }

  /**
   * Whether the borrower of this page still uses the device. If another window has signed out or was opened by another
   * borrower, the session of this page ends now, storage and cookies stay as they are, and the result stays false.
   * Called before anything is sent, written or opened.
   */
  function isCurrent(): boolean {
    if (current() && ownerId !== undefined && isOver(device, ownerId)) {
      isReplaced = true;
      forget();
    }
    return !isReplaced;
  }

  /** Ends a session that the server refuses: only the parameters of the phone and the records stay. */
  function expire(): void {
    // Without a session here, storage and cookies belong to another page or another borrower.
    if (!current() || !isCurrent()) return;
    save(noParams());
    forget();
  }

  return {
    /** `null` if address and device prove no borrower, and after the session has ended. */
    current,
    getSnapshot: current,
    subscribe: state.subscribe,
    /** All common parameters of the launch, including token and session id: for requests only. */
    commonParams: () => state.getSnapshot().common,
    /** The parameters that links contain: common parameters except secrets, and unknown launch parameters. */
    travelParams: () => state.getSnapshot().travel,
    isCurrent,
    /** The owner of this page's records, also of an expired session; `null` once the borrower has left. */
    recordsOwner: () => (ownerId !== undefined && isOver(device, ownerId) ? null : ownerId),
    expire,
    /** Signs the borrower out: like `expire`, and the records must be deleted. */
    signOut(): void {
      if (!current() || !isCurrent() || ownerId === undefined) return;
      // First: if the page is killed after this line, the next start continues the deletion.
      storeLeaving(device, ownerId);
      save(noParams());
      forget();
    },
    /** Owners whose records must be deleted, also from earlier starts. */
    formerOwners: () => formerOwners(device),
    /** Stores that the records of such an owner are deleted. */
    cleared: (owner: string) => storeCleared(device, owner),
  };
}
