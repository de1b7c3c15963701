// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, reloadOnRequest, reloadWhenReachable } from './reload';

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

it('reloads as often as it is asked for, but not over what was typed', async () => {
  let isTyped = false;
  const page = pageWith(reachable);
  const pwa = { unsavedWork: { isThere: () => isTyped } };
  await expect(reloadOnRequest(page as never, pwa)).resolves.toBe(true);
  await expect(reloadOnRequest(page as never, pwa)).resolves.toBe(true);
  isTyped = true;
  await expect(reloadOnRequest(page as never, pwa)).resolves.toBe(false);
  expect(page.location.reload).toHaveBeenCalledTimes(2);
});

describe('a reload that nobody asked for', () => {
  const idle = () => false;

  beforeEach(() => sessionStorage.clear());

  it('happens once', async () => {
    const page = pageWith(reachable);
    await expect(reloadOnce(page, idle)).resolves.toBe(true);
    await expect(reloadOnce(page, idle)).resolves.toBe(false);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['something is typed', reachable, () => true],
    ['there is no network', unreachable, idle],
  ])('never happens while %s', async (_case, fetch, isBusy) => {
    const page = pageWith(fetch);
    await expect(reloadOnce(page, isBusy)).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it('never happens where nobody could remember it', async () => {
    const page = pageWith(reachable);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(reloadOnce(page, idle)).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});
