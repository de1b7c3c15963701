import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { within } from '@/platform/browser/wait';
import { until } from './wait';

/** Address of a request, with the moment it was sent (seconds, the browser's clock). */
export type Request = { url: string; kind: 'script' | 'style' | 'font' | 'other'; at: number; bytes: number };

export function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;
}

function kindOf(mime: string): Request['kind'] {
  if (/javascript/.test(mime)) return 'script';
  if (/font/.test(mime)) return 'font';
  return /css/.test(mime) ? 'style' : 'other';
}

/** Listens to what a page loads from now on. */
export async function watchNetwork(cdp: CDPSession) {
  type Entry = { url: string; mime: string; at: number; done: boolean };
  const entries = new Map<string, Entry>();
  let last = Date.now();
  const { frameTree } = await cdp.send('Page.getFrameTree');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type, frameId }) => {
    last = Date.now();
    // What the page before was waiting for is never reported as over.
    if (type === 'Document' && frameId === frameTree.frame.id) entries.clear();
    // The picture of a browser's tab: nothing waits for it, and a webview has no tab.
    const isTabIcon = request.url.endsWith('/icon.svg');
    if (/^https?:/.test(request.url) && !isTabIcon)
      entries.set(requestId, { url: request.url, mime: '', at: wallTime, done: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = entries.get(requestId);
    if (entry) entry.mime = response.mimeType;
  });
  const finish = ({ requestId }: { requestId: string }) => {
    last = Date.now();
    const entry = entries.get(requestId);
    if (entry) entry.done = true;
  };
  cdp.on('Network.loadingFinished', finish);
  cdp.on('Network.loadingFailed', finish);
  await cdp.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 50_000_000 });

  async function bytesOf(requestId: string): Promise<number> {
    const body = await within(
      10_000,
      () => new Error('The body did not come'),
      () => cdp.send('Network.getResponseBody', { requestId }),
    ).catch(() => null);
    return body ? brotliSize(Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8')) : 0;
  }

  return {
    /** Resolves when nothing has moved for a second and a half, after a minute in any case. */
    async quiet() {
      await until(60_000, async () => Date.now() - last >= 1500 && [...entries.values()].every(({ done }) => done));
    },
    /** Every request of the page so far, in order; the bytes of scripts and style sheets as brotli makes them. */
    async collect() {
      const found: Request[] = [];
      for (const [requestId, { url, mime, at }] of entries) {
        const kind = kindOf(mime);
        found.push({ url, kind, at, bytes: kind === 'script' || kind === 'style' ? await bytesOf(requestId) : 0 });
      }
      return found;
    },
  };
}
