import type { Transport } from '@/platform/api/http/create-client';
import type { Backend } from '../backend/create-backend';
import { languageHeader } from '../backend/serve';
import { readableRequest } from './readable-request';
import type { WorldSync } from './sync-world';

const abortError = () => new DOMException('The request was given up', 'AbortError');

/** Rejects at once after an abort, like `fetch`, although the call may have been sent. */
async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw abortError();
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(abortError());
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * The network of the demo: calls the handlers directly, nothing leaves the page. Rejects like `fetch`.
 * @param ready resolves when the stored state is loaded
 * @param language of the page on screen: the backend answers in it
 */
export function createPageTransport(
  backend: Backend,
  sync: WorldSync,
  ready: Promise<void>,
  language: () => string,
): Transport {
  async function answer(request: Request): Promise<Response> {
    await ready;
    await sync.catchUp();
    request.headers.set(languageHeader, language());
    const response = await backend.respond(request);
    // A write is stored even if the page is closed right after it.
    await sync.saved();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  return (request, body) => untilAborted(request.signal, async () => answer(await readableRequest(request, body)));
}
