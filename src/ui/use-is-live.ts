import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React handles input: not yet in prerendered HTML, where what a person types or selects would be lost. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
