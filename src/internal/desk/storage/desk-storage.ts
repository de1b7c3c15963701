import { useMemo } from 'react';
import { deskStoreNames } from '@/config/stores';
import { useServices } from '@/services/services';
import { createStorage, type DeviceStorage } from '@/storage/storage';

/** Whose the records of the desk are: those of the place of work, whoever is signed in beside it. */
const owner = 'desk';

/**
 * The desk's own door to the device: nothing else opens its stores, and signing a borrower out does not reach them.
 * @param now epoch milliseconds
 */
export function openDesk(now: () => number): DeviceStorage {
  return createStorage({ owner: () => owner, now, stores: deskStoreNames });
}

/** @returns the door, the same for as long as the page stands */
export function useDeskStorage(): DeviceStorage {
  const { clock } = useServices();
  return useMemo(() => openDesk(clock.now), [clock]);
}
