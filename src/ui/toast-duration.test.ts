import { expect, it } from 'vitest';
import { toastDuration, type ToastOptions } from './toast-duration';

const table: [ToastOptions | undefined, number][] = [
  [undefined, 2000],
  [{}, 2000],
  [{ kind: 'info' }, 2000],
  [{ kind: 'success' }, 2000],
  [{ kind: 'error' }, 3000],
  [{ duration: 5000 }, 5000],
  [{ kind: 'error', duration: 301 }, 301],
  [{ duration: 300 }, 3000],
  [{ kind: 'success', duration: 0 }, 3000],
  [{ duration: -1 }, 3000],
  [{ duration: Number.NaN }, 3000],
  [{ duration: Number.POSITIVE_INFINITY }, 3000],
];

it.each(table)('a toast with %o stays %i ms', (options, duration) => {
  expect(toastDuration(options)).toBe(duration);
});
