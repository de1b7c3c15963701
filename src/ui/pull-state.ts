/** Specification section 9, in px of travel, factor and ms. */
export const PULL = { distance: 25, damping: 100, scale: 0.6, releaseTimeout: 1000 } as const;

/** `pull`: not far enough yet; `release`: letting go refreshes; `finish` and `failed`: how it ended. */
export type PullPhase = 'idle' | 'pull' | 'release' | 'loading' | 'finish' | 'failed';

/** `travel`: how far the content is moved down, in px. */
export type PullState = { phase: PullPhase; travel: number };

export type PullEvent =
  | { type: 'move'; travel: number }
  | { type: 'drop' }
  | { type: 'done'; ok: boolean }
  | { type: 'reset' };

export const idle: PullState = { phase: 'idle', travel: 0 };

/** Where the content rests while it is loading. */
const RESTING = 44;

/**
 * Travel of the content for a finger that moved `distance` px down a screen of `height` px: it starts at 0.6 of the
 * finger, slows the nearer the finger comes to the lower edge, and never passes 100 px. Upwards there is none.
 */
export function dampedTravel(distance: number, height: number): number {
  const reach = Math.min(Math.max(0, distance), Math.max(1, height));
  const travel = PULL.scale * reach * (1 - reach / (2 * Math.max(1, height)));
  return Math.min(PULL.damping, travel);
}

/** The next state of the gesture (specification sections 4 and 9). What makes no sense in a state changes nothing. */
export function pullStep(state: PullState, event: PullEvent): PullState {
  const pulling = state.phase === 'idle' || state.phase === 'pull' || state.phase === 'release';
  switch (event.type) {
    case 'move':
      if (!pulling) return state;
      if (event.travel <= 0) return idle;
      return { phase: event.travel >= PULL.distance ? 'release' : 'pull', travel: event.travel };
    case 'drop':
      if (state.phase === 'release') return { phase: 'loading', travel: RESTING };
      return pulling ? idle : state;
    case 'done':
      return state.phase === 'loading' ? { phase: event.ok ? 'finish' : 'failed', travel: RESTING } : state;
    case 'reset':
    default:
      return idle;
  }
}
