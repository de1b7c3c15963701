// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardAgainstMissingChunks, mendScripts, mendStyles } from './missing-chunks';

beforeEach(() => void guardAgainstMissingChunks(window));
afterEach(() => document.head.replaceChildren());

function addSheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

const sheets = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

it('asks again for a style sheet that did not come, once for all who wait for it', async () => {
  const failed = addSheet('/part.css');
  failed.dispatchEvent(new Event('error'));
  const waiting = Promise.all([mendStyles(), mendStyles()]);
  const [again, ...others] = sheets();
  expect([again === failed, others]).toEqual([false, []]);
  again?.dispatchEvent(new Event('load'));
  await waiting;
});

it('leaves one alone that is still on its way: whoever asked for it waits for it', async () => {
  const loading = addSheet('/other.css');
  await mendStyles();
  expect(sheets()).toEqual([loading]);
});

it('says so when it does not come again, and asks once more the next time', async () => {
  addSheet('/part.css').dispatchEvent(new Event('error'));
  const first = mendStyles();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toBeInstanceOf(Event);
  const second = mendStyles();
  sheets()[0]?.dispatchEvent(new Event('load'));
  await second;
});

it('asks past the caches for code that did not come, until it has', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  await mendScripts();
  expect(fetch).not.toHaveBeenCalled();
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/part.js' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await mendScripts();
  fetch.mockResolvedValueOnce(new Response(null, { status: 502 }));
  await mendScripts();
  fetch.mockResolvedValueOnce(new Response(''));
  await mendScripts();
  await mendScripts();
  expect(fetch.mock.calls).toEqual(Array.from({ length: 3 }, () => [link.href, { cache: 'reload' }]));
});
