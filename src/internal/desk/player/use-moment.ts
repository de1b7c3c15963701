import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { countOfMoment, momentOfCount } from './moment';
import type { PlayerAction, PlayerState } from './player';
import { actionOfKey } from './player-keys';

/** Browsers refuse addresses that change too often; dragging the seek bar would. Milliseconds. */
const calmMs = 250;

type Ways = { move: (action: PlayerAction) => void; onMoment: (at: string) => void };

/**
 * Keeps the address and the player at the same moment: what is paused or stepped to stands in the address, and an
 * address that somebody changed leads the player there.
 * @param at what the address says
 */
export function useMoment(
  events: readonly ChatEvent[],
  { count, isPlaying }: PlayerState,
  at: string | undefined,
  ways: Ways,
): void {
  const written = useRef(at);
  const tell = useEffectEvent((moment: string) => {
    written.current = moment;
    ways.onMoment(moment);
  });
  const follow = useEffectEvent(() => ways.move({ type: 'jump', count: countOfMoment(events, at) }));

  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    follow();
  }, [at]);

  const moment = momentOfCount(events, count);
  useEffect(() => {
    if (isPlaying || moment === written.current) return undefined;
    if (countOfMoment(events, written.current) === count) return undefined;
    const timer = setTimeout(() => tell(moment), calmMs);
    return () => clearTimeout(timer);
  }, [count, events, isPlaying, moment]);
}

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
