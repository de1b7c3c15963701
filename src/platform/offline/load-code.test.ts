// @vitest-environment jsdom
import { loadCodeUntilDone, retryMs } from './load-code';

const fails = () => Promise.reject(new Error('no network'));

it('work that must not be dropped loads its code again until it succeeds, at once when the network is back', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(fails)
    .mockImplementationOnce(fails)
    .mockResolvedValue('code');
  const onLoad = vi.fn<(part: string) => void>();
  void loadCodeUntilDone(load).then(onLoad);
  await vi.advanceTimersByTimeAsync(retryMs - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onLoad).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLoad).toHaveBeenCalledWith('code');
});
