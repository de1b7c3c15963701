import { useEffect, useEffectEvent } from 'react';
import { actionOfKey } from './player-keys';
import type { PlayerAction } from './player';

/**
 * Plays, steps and jumps by keyboard, wherever on the page the focus is.
 * @param count number of events
 * @param isActive false while something else has the keyboard
 */
export function usePlayerKeys(count: number, move: (action: PlayerAction) => void, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(event, count);
    if (!action) return;
    // The page would scroll, and the seek bar move by itself.
    event.preventDefault();
    move(action);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}
