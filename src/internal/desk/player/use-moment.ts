import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { countOfMoment, momentOfCount } from './moment';
import type { PlayerAction, PlayerState } from './player';

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
