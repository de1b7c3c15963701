import { within, yieldToMain } from './wait';

it('yieldToMain continues in another task, not in a microtask', async () => {
  let isOver = false;
  const rest = yieldToMain().then(() => (isOver = true));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(isOver).toBe(false);
  await rest;
});

describe('within', () => {
  const tooLate = () => new Error('The page did not come');
  beforeEach(() => void vi.useFakeTimers());

  it('returns the result or throws the error of the work, and leaves no timer', async () => {
    expect(await within(1_000, tooLate, () => Promise.resolve(7))).toBe(7);
    await expect(within(1_000, tooLate, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const broken = () => {
      throw new Error('broken at once');
    };
    await expect(within(1_000, tooLate, broken)).rejects.toThrow('broken at once');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after the time, and aborts the work', async () => {
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise(() => {}));
    const waiting = expect(within(1_500, tooLate, work)).rejects.toThrow('The page did not come');
    const [signal] = work.mock.calls[0] ?? [];
    await vi.advanceTimersByTimeAsync(1_499);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(signal?.aborted).toBe(true);
  });

  it.each(['before', 'meanwhile'])('rejects if its caller aborts %s', async (moment) => {
    const caller = new AbortController();
    const work = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise(() => {}));
    if (moment === 'before') caller.abort();
    const waiting = expect(within(1_500, tooLate, work, caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    caller.abort();
    await waiting;
    const [signal] = work.mock.calls[0] ?? [];
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
