import { expect, it, vi } from 'vitest';
import { askAgainMs, awaitChunk, fetchChunk } from './fetch-chunk';

const broken = () => Promise.reject(new Error('no network'));

it('gives the code when what else is needed is there', async () => {
  await expect(fetchChunk(() => Promise.resolve('code'), Promise.resolve())).resolves.toBe('code');
});

it.each([
  ['the code does not come', broken, () => Promise.resolve()],
  ['the code arrives as nothing', () => Promise.resolve(undefined), () => Promise.resolve()],
  ['the texts do not come', () => Promise.resolve('code'), broken],
])('says that %s', async (_, load, rest) => {
  await expect(fetchChunk<unknown>(load, rest())).rejects.toBeInstanceOf(Error);
});

it('asks again until it is there for what must not be lost', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(broken)
    .mockImplementationOnce(broken)
    .mockResolvedValue('code');
  const told = vi.fn<(part: string) => void>();
  void awaitChunk(load).then(told);
  await vi.advanceTimersByTimeAsync(2 * askAgainMs - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('code');
});
