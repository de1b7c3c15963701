import { describe, expect, it } from 'vitest';
import { dampedTravel, idle, type PullEvent, type PullPhase, type PullState, pullStep } from './pull-gesture';

describe('damped travel', () => {
  it.each([
    [-40, 0],
    [0, 0],
    [10, 5.96],
    [43, 25.11],
    [100, 56.25],
    [200, 100],
    [800, 100],
    [5000, 100],
  ])('of a finger %i px down is %d px', (finger, travel) => {
    expect(dampedTravel(finger, 800)).toBeCloseTo(travel, 1);
  });

  it('grows with the finger, slower and slower', () => {
    const steps = [20, 40, 60, 80].map((finger) => dampedTravel(finger, 300) - dampedTravel(finger - 20, 300));
    expect(steps.every((step, index) => step > 0 && (index === 0 || step < (steps[index - 1] ?? 0)))).toBe(true);
  });

  it('stands still on a screen without height', () => {
    expect(dampedTravel(50, 0)).toBeLessThan(1);
  });
});

describe('the pull gesture', () => {
  const at = (phase: PullPhase, travel = 0): PullState => ({ phase, travel });
  const table: [string, PullState, PullEvent, PullPhase][] = [
    ['starts with the first move down', idle, { type: 'move', travel: 5 }, 'pull'],
    ['is not far enough below 25 px', at('pull', 20), { type: 'move', travel: 24.9 }, 'pull'],
    ['is far enough at 25 px', at('pull', 20), { type: 'move', travel: 25 }, 'release'],
    ['may be taken back', at('release', 40), { type: 'move', travel: 10 }, 'pull'],
    ['ends when the finger is back where it was', at('pull', 5), { type: 'move', travel: 0 }, 'idle'],
    ['does nothing when let go too early', at('pull', 20), { type: 'drop' }, 'idle'],
    ['loads when let go far enough', at('release', 40), { type: 'drop' }, 'loading'],
    ['ignores the finger while loading', at('loading', 44), { type: 'move', travel: 90 }, 'loading'],
    ['does not load twice', at('loading', 44), { type: 'drop' }, 'loading'],
    ['finishes when the data has come', at('loading', 44), { type: 'done', ok: true }, 'finish'],
    ['says so when the data has not come', at('loading', 44), { type: 'done', ok: false }, 'failed'],
    ['ignores data that nobody waits for', idle, { type: 'done', ok: true }, 'idle'],
    ['goes back after finishing', at('finish', 44), { type: 'reset' }, 'idle'],
  ];

  it.each(table)('%s', (_, state, event, phase) => {
    const next = pullStep(state, event);
    expect(next.phase).toBe(phase);
    // Nothing is moved any more once it is over.
    if (phase === 'idle') expect(next).toEqual(idle);
  });
});
