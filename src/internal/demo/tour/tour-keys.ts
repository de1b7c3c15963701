import { useEffect, type RefObject } from 'react';
import { isComposingKey } from '@/lib/composing-key';
import type { TourPlayer } from './player';

/** Elements that use keys themselves: space presses a button, arrows move in a choice. */
const ownKeys: Readonly<Record<string, string>> = {
  ' ': 'button,a,input,select,textarea,summary,[role="tab"]',
  ArrowRight: 'input,select,textarea,[role="tab"]',
  ArrowLeft: 'input,select,textarea,[role="tab"]',
};

/**
 * The tour by keyboard: space plays and pauses, arrows go to the next and the last stop, Esc ends it.
 * @param target element that has the focus
 * @returns whether the key was taken
 */
export function takeTourKey(key: string, target: EventTarget, player: TourPlayer, stop: () => void): boolean {
  const isUsed = ownKeys[key] !== undefined && target instanceof Element && target.closest(ownKeys[key]) !== null;
  if (isUsed) return false;
  if (key === ' ') player.toggle();
  else if (key === 'ArrowRight') player.next();
  else if (key === 'ArrowLeft') player.back();
  else if (key === 'Escape') stop();
  else return false;
  return true;
}

/** Listens to the keys of the tour while the focus is inside an element. */
export function useTourKeys(place: RefObject<HTMLElement | null>, player: TourPlayer | null, stop: () => void): void {
  useEffect(() => {
    const node = place.current;
    if (!node || !player) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.target && !isComposingKey(event) && takeTourKey(event.key, event.target, player, stop))
        event.preventDefault();
    };
    node.addEventListener('keydown', press);
    return () => node.removeEventListener('keydown', press);
  }, [place, player, stop]);
}
