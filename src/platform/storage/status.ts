import { createObservable, type Observable } from '@/platform/browser/observable';

export type StorageStatus = {
  /** `memory` as soon as one store has lost its database: what is written there ends with the page. */
  readonly mode: 'durable' | 'memory';
  /** The last write found no room on the device. */
  readonly full: boolean;
  /** Records that could not be read in this page and were set aside. */
  readonly damaged: number;
};

export type StatusKeeper = Observable<StorageStatus> & {
  fellToMemory(): void;
  wrote(full: boolean): void;
  foundDamaged(owner: string, store: string, key: string): void;
  /** Forgets the damaged records of one owner, of all without one: they have been cleared. */
  cleared(owner?: string): void;
};

/** Collects what all stores have to report. Each damaged record counts once, however often it is met. */
export function createStatusKeeper(): StatusKeeper {
  const { set, ...observable } = createObservable<StorageStatus>({ mode: 'durable', full: false, damaged: 0 });
  const damaged = new Map<string, string>();

  function change(part: Partial<StorageStatus>): void {
    const before = observable.getSnapshot();
    const after = { ...before, ...part };
    if (after.mode !== before.mode || after.full !== before.full || after.damaged !== before.damaged) set(after);
  }

  return {
    ...observable,
    fellToMemory: () => change({ mode: 'memory' }),
    wrote: (full) => change({ full }),
    foundDamaged(owner, store, key) {
      damaged.set(JSON.stringify([owner, store, key]), owner);
      change({ damaged: damaged.size });
    },
    cleared(owner) {
      for (const [id, itsOwner] of damaged) {
        if (owner === undefined || itsOwner === owner) damaged.delete(id);
      }
      change({ damaged: damaged.size });
    },
  };
}
