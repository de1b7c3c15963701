// @vitest-environment jsdom
import { importFiles, MissingFileError, silenceMs } from './import-files';

const script = () => new Response('code', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

const fetch = vi.fn<typeof globalThis.fetch>();

/** A loader that remembers a failure as long as the page lives, as engines do. `isHere`: whether the file arrives. */
function rememberingLoader() {
  let remembered: Promise<string> | undefined;
  return vi.fn(
    (isHere: boolean) => (remembered ??= isHere ? Promise.resolve('code') : Promise.reject(new TypeError('failed'))),
  );
}

let count = 0;
/** Names of files that no other test has used. */
const newNames = (...endings: string[]) => endings.map((ending) => `assets/part-${(count += 1)}.${ending}`);

const failureOf = async (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => (error instanceof MissingFileError ? { needsReload: error.needsReload } : error),
  );

beforeEach(() => {
  document.head.replaceChildren();
  fetch.mockReset();
  fetch.mockImplementation(() => Promise.resolve(script()));
  vi.stubGlobal('fetch', fetch);
});

const brokenOff = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }), {
    headers: { 'content-type': 'text/javascript' },
  });

describe('the files of an import', () => {
  it.each<[string, boolean, () => Promise<Response>]>([
    ['no network', false, () => Promise.reject(new TypeError('offline'))],
    ['an error of the server', false, () => Promise.resolve(new Response('', { status: 503 }))],
    ['a page', false, () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))],
    ['a connection that breaks off', false, () => Promise.resolve(brokenOff())],
    ['a file that is gone', true, () => Promise.resolve(new Response('', { status: 404 }))],
  ])('fail without the loader of the engine, and load later: %s', async (_, needsReload, answer) => {
    const [name = '', child = ''] = newNames('js', 'js');
    const load = rememberingLoader();
    fetch.mockImplementation((address) => (address === `/${child}` ? answer() : Promise.resolve(script())));
    await expect(failureOf(importFiles(() => load(false), [name, child]))).resolves.toEqual({ needsReload });
    expect(load).not.toHaveBeenCalled();
    fetch.mockImplementation(() => Promise.resolve(script()));
    await expect(importFiles(() => load(true), [name, child])).resolves.toBe('code');
    // Only what was missing, past the cache that may have the error page.
    expect(fetch.mock.calls.map(([address, { cache } = {}]) => [address, cache])).toEqual([
      [`/${name}`, 'default'],
      [`/${child}`, 'default'],
      [`/${child}`, 'reload'],
    ]);
  });

  it('fail after a silence, however slowly they arrive', async () => {
    vi.useFakeTimers();
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    fetch.mockResolvedValue(new Response(body.readable, { headers: { 'content-type': 'text/javascript' } }));
    const failure = failureOf(importFiles(() => Promise.resolve(), newNames('js')));
    for (let piece = 0; piece < 3; piece += 1) {
      await vi.advanceTimersByTimeAsync(silenceMs - 1);
      void writer.write(new Uint8Array(1));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(silenceMs);
    await expect(failure).resolves.toEqual({ needsReload: false });
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('are fetched once, and not if the HTML of the page has them', async () => {
    const [name = '', shared = '', early = ''] = newNames('js', 'js', 'js');
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${early}` }));
    const load = () => Promise.resolve();
    await Promise.all([importFiles(load, [name, shared, early]), importFiles(load, [shared])]);
    await importFiles(load, [name]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([`/${name}`, `/${shared}`]);
  });

  it('are fetched past the cache after a failure of the first load, which an engine may forget', async () => {
    const [name = ''] = newNames('js');
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${name}` }));
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('failed'))
      .mockResolvedValue('code');
    await expect(importFiles(load, [name])).resolves.toBe('code');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`/${name}`, expect.objectContaining({ cache: 'reload' }));
  });

  it('need a reload if the engine remembers a failure of the first load', async () => {
    const load = rememberingLoader();
    await expect(failureOf(importFiles(() => load(false), newNames('js')))).resolves.toEqual({ needsReload: true });
  });
});

describe('a style sheet of an import', () => {
  const sheets = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

  it('is requested again after a failure, and the code waits for it', async () => {
    vi.useFakeTimers();
    const names = newNames('css');
    const load = vi.fn(() => Promise.resolve('code'));
    for (const fail of [
      () => sheets()[0]?.dispatchEvent(new Event('error')),
      () => vi.advanceTimersByTime(silenceMs),
    ]) {
      const failure = failureOf(importFiles(load, names));
      fail();
      await expect(failure).resolves.toEqual({ needsReload: false });
      expect(sheets()).toEqual([]);
    }
    const both = Promise.all([importFiles(load, names), importFiles(load, names)]);
    expect(load).not.toHaveBeenCalled();
    expect(sheets()).toHaveLength(1);
    sheets()[0]?.dispatchEvent(new Event('load'));
    await expect(both).resolves.toEqual(['code', 'code']);
  });
});
