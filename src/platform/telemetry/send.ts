import { isOnline } from '@/platform/browser/online';
import { within } from '@/platform/browser/wait';

type Sender = Pick<Window, 'fetch'> & { navigator: Pick<Navigator, 'sendBeacon'> };

/** Longest wait for an answer, milliseconds: later messages wait for it. */
const timeoutMs = 30_000;

/** Whether the collector is on our own host. */
const isOwn = (url: string) => url.startsWith('/');

/** text/plain avoids a CORS preflight, which would not finish during unload. Collectors parse it as JSON. */
const typeFor = (url: string) => (isOwn(url) ? 'application/json' : 'text/plain;charset=UTF-8');

function request(page: Sender, url: string, text: string, signal: AbortSignal | null = null): Promise<Response> {
  return page.fetch(url, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': typeFor(url) },
    // Omit cookies: reports are anonymous.
    credentials: 'omit',
    keepalive: true,
    cache: 'no-store',
    signal,
  });
}

/**
 * Sends a message and waits for the answer, at most half a minute.
 * @returns `refused` if the collector will not accept it later either
 */
export async function sendReport(page: Sender, url: string, text: string): Promise<'sent' | 'refused' | 'later'> {
  try {
    const { ok, status } = await within(
      timeoutMs,
      () => new Error('the collector does not answer'),
      (signal) => request(page, url, text, signal),
    );
    if (ok) return 'sent';
    return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}

/**
 * Sends a message while the page unloads, without waiting for an answer: to another host as a beacon; to our own host,
 * where a beacon would send the session cookies, as a request with `keepalive`.
 * @returns whether the browser accepted it
 */
export function sendOnLeave(page: Sender, url: string, text: string): boolean {
  if (!isOnline()) return false;
  try {
    if (!isOwn(url) && page.navigator.sendBeacon(url, new Blob([text], { type: typeFor(url) }))) return true;
  } catch {
    // Some engines and extensions remove it.
  }
  void request(page, url, text).catch(() => undefined);
  return true;
}
