// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardAgainstMissingChunks, loadCode, loadCodeUntilDone, retryMs, retryStyles } from './load-code';

const fails = () => Promise.reject(new Error('no network'));

beforeEach(() => void guardAgainstMissingChunks(window));

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

describe('loading code', () => {
  it('returns the code once its texts are loaded too', async () => {
    await expect(
      loadCode(
        () => Promise.resolve('code'),
        () => Promise.resolve(),
      ),
    ).resolves.toBe('code');
  });

  it.each([
    ['the code does not load', fails, () => Promise.resolve()],
    ['the import resolves to undefined', () => Promise.resolve(undefined), () => Promise.resolve()],
    ['the texts do not load', () => Promise.resolve('code'), fails],
  ])('throws if %s', async (_, load, loadTexts) => {
    await expect(loadCode<unknown>(load, loadTexts)).rejects.toBeInstanceOf(Error);
  });

  it('tries again until it succeeds, for work that must not be dropped', async () => {
    vi.useFakeTimers();
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(fails)
      .mockImplementationOnce(fails)
      .mockResolvedValue('code');
    const onLoad = vi.fn<(part: string) => void>();
    void loadCodeUntilDone(load).then(onLoad);
    await vi.advanceTimersByTimeAsync(2 * retryMs - 1);
    expect(onLoad).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onLoad).toHaveBeenCalledWith('code');
  });

  it('first requests failed scripts past the cache, until the server has answered', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    const load = () => loadCode(() => Promise.resolve('code'));
    await load();
    expect(fetch).not.toHaveBeenCalled();
    const link = addLink('modulepreload', '/part.js');
    link.dispatchEvent(new Event('error'));
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await load();
    fetch.mockResolvedValueOnce(new Response(null, { status: 502 }));
    await load();
    fetch.mockResolvedValueOnce(new Response(''));
    await load();
    await load();
    expect(fetch.mock.calls).toEqual(Array.from({ length: 3 }, () => [link.href, { cache: 'reload' }]));
  });

  it('waits at most three seconds for failed scripts, which are requested once for all', async () => {
    vi.useFakeTimers();
    let answer: ((response: Response) => void) | undefined;
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', fetch);
    addLink('modulepreload', '/lost.js').dispatchEvent(new Event('error'));
    const both = Promise.all(['code', 'texts'].map((part) => loadCode(() => Promise.resolve(part))));
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(both).resolves.toEqual(['code', 'texts']);
    expect(fetch).toHaveBeenCalledOnce();
    answer?.(new Response(''));
  });
});

describe('a style sheet that did not load', () => {
  const sheets = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

  it('is requested again, once for all callers', async () => {
    const failed = addLink('stylesheet', '/part.css');
    failed.dispatchEvent(new Event('error'));
    const retried = Promise.all([retryStyles(), retryStyles()]);
    const [copy, ...others] = sheets();
    expect([copy === failed, others]).toEqual([false, []]);
    copy?.dispatchEvent(new Event('load'));
    await retried;
  });

  it('is not requested again while it loads', async () => {
    const loading = addLink('stylesheet', '/other.css');
    await retryStyles();
    expect(sheets()).toEqual([loading]);
  });

  it('throws if it fails again, and is requested once more the next time', async () => {
    addLink('stylesheet', '/part.css').dispatchEvent(new Event('error'));
    const first = retryStyles();
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toBeInstanceOf(Event);
    const second = retryStyles();
    sheets()[0]?.dispatchEvent(new Event('load'));
    await second;
  });
});
