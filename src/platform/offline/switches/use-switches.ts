import { useSyncExternalStore } from 'react';
import { useServices } from '@/platform/services';
import type { ShownSwitches } from './active-switches';

/** What the operator says at this moment; null: nothing, or not known yet (decision 69, switches from outside). */
export function useSwitches(): ShownSwitches | null {
  const { switches } = useServices();
  return useSyncExternalStore(switches.subscribe, switches.getSnapshot, switches.getSnapshot);
}
