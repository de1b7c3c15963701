import { describe, expect, it, vi } from 'vitest';
import { reloadOnce, reloadWhenReachable } from './reload';

const reachable = () => Promise.resolve(new Response(null, { status: 503 }));
const unreachable = () => Promise.reject(new TypeError('no network'));
const pageWith = (fetch: () => Promise<Response>) => ({
  fetch,
  location: { pathname: '/that', reload: vi.fn<() => void>() },
});

it('reloads when the server answers, whatever it says', async () => {
  const page = pageWith(reachable);
  await expect(reloadWhenReachable(page)).resolves.toBe(true);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

it('leaves the page alone without a network', async () => {
  const page = pageWith(unreachable);
  await expect(reloadWhenReachable(page)).resolves.toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});

describe('a reload that nobody asked for', () => {
  const storage = () => {
    const values = new Map<string, string>();
    const store = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    return () => store;
  };
  const idle = () => false;

  it('happens once', async () => {
    const page = pageWith(reachable);
    const options = { storage: storage(), isBusy: idle };
    await expect(reloadOnce(page, options)).resolves.toBe(true);
    await expect(reloadOnce(page, options)).resolves.toBe(false);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['something is typed', reachable, () => true],
    ['there is no network', unreachable, idle],
  ])('never happens while %s', async (_case, fetch, isBusy) => {
    const page = pageWith(fetch);
    await expect(reloadOnce(page, { storage: storage(), isBusy })).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it('never happens where nobody could remember it', async () => {
    const page = pageWith(reachable);
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    await expect(reloadOnce(page, { storage: blocked, isBusy: idle })).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});
