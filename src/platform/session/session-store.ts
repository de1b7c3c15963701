import { createObservable } from '@/platform/browser/observable';
import { commonParams, deviceParams, omit, pick, secretParams, type Params } from './common-params';
import { formerOwners, isOver, recordsOwnerOf, storeCleared, storeLeaving, type DeviceOwners } from './device-owners';
import { ownerOf } from './owner-id';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** @param ownerId the name of the borrower's records on the device, no secret; `undefined` if not signed in */
function stateOf(params: Params, ownerId: string | undefined) {
  return {
    session: ownerId === undefined ? null : Object.freeze({ ownerId, userId: params['userId'] }),
    common: Object.freeze(pick(params, commonParams)),
    travel: Object.freeze(omit(params, secretParams)),
  };
}

/**
 * The session in memory. `ownerId`: of the records, if signed in. `save` replaces the stored parameters, after a
 * refusal only those of the `refused` session.
 */
export function createSessionStore(
  params: Params,
  save: (params: Params, refused?: Params) => void,
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
   * Whether the borrower of this page still uses the device; asked before anything is sent, written or opened. If
   * another window has signed out or launched another borrower, the session of this page ends; storage stays as it is.
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
    save({}, state.getSnapshot().common);
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
      save({});
      forget();
    },
    /** The owner of the records on the device, also if that is not the borrower of this page. */
    deviceOwner: () => recordsOwnerOf(device),
    formerOwners: () => formerOwners(device),
    cleared: (owner: string) => storeCleared(device, owner),
  };
}
