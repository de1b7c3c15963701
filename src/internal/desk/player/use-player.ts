import { useEffect, useReducer } from 'react';
import { movePlayer, startPlayer, type PlayerAction, type PlayerState } from './player';
import type { Timeline } from './timeline';

/** A page that was in the background does not race through what it missed. */
const LONGEST_FRAME = 250;

/**
 * A replay that runs by itself while it plays.
 * @param timeline must stay the same object; another session is another player (`key`)
 * @param count events shown at the beginning
 */
export function usePlayer(timeline: Timeline, count: number): [PlayerState, (action: PlayerAction) => void] {
  const [state, dispatch] = useReducer(
    (before: PlayerState, action: PlayerAction) => movePlayer(timeline, before, action),
    null,
    () => startPlayer(timeline, count),
  );

  useEffect(() => {
    if (!state.isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      dispatch({ type: 'tick', elapsed: Math.min(LONGEST_FRAME, now - last) });
      last = now;
      frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);

  return [state, dispatch];
}
