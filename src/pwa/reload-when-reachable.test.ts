import { expect, it, vi } from 'vitest';
import { reloadWhenReachable } from './reload-when-reachable';

const pageWith = (fetch: () => Promise<Response>) => ({ fetch, location: { pathname: '/that', reload: vi.fn<() => void>() } });

it('reloads when the server answers, whatever it says', async () => {
  const page = pageWith(async () => new Response(null, { status: 503 }));
  await expect(reloadWhenReachable(page)).resolves.toBe(true);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

it('leaves the page alone without a network', async () => {
  const page = pageWith(async () => Promise.reject(new TypeError('no network')));
  await expect(reloadWhenReachable(page)).resolves.toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});
