import { beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './wait';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('within', () => {
  it('hands over what came in time, and leaves no timer behind', async () => {
    expect(await within(1_000, 'The page', () => Promise.resolve(7))).toBe(7);
    await expect(within(1_000, 'The page', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const broken = () => {
      throw new Error('broken at once');
    };
    await expect(within(1_000, 'The page', broken)).rejects.toThrow('broken at once');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on what never comes, names it, and tells it so', async () => {
    let given: AbortSignal | undefined;
    const work = (signal: AbortSignal) => {
      given = signal;
      return new Promise(() => {});
    };
    const waiting = expect(within(1_500, 'The page', work)).rejects.toThrow('The page took longer than 1.5 s');
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    await waiting;
    expect(given?.aborted).toBe(true);
  });
});
