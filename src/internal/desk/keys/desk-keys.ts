import { useEffect, useEffectEvent } from 'react';
import { stands, typedIn } from '../player/player-keys';

/** What single keys do on a page of the desk, by the key as the keyboard names it; letters also where shift is held. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Works with single keys, wherever on the page the focus is, except where something is typed or a dialog is open.
 * @param isActive false where they are turned off, or something else has the keyboard
 */
export function useDeskKeys(keys: DeskKeys, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (stands(event.target, typedIn) || stands(event.target, 'dialog')) return;
    const act = Object.prototype.hasOwnProperty.call(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    // The letter must not be typed into the field that gets the focus.
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive]);
}
