import { within } from '@/platform/browser/wait';

type Sender = Pick<Window, 'fetch'> & { navigator: Pick<Navigator, 'sendBeacon' | 'onLine'> };

/** Longest wait for an answer: other messages wait behind it. */
const timeoutMs = 30_000;

/** Whether the collector is on our own host. */
const isOwn = (url: string) => url.startsWith('/');

/**
 * Another host is asked beforehand, which a page that goes has no time for, unless the type is plain: collectors read
 * JSON whatever it is called.
 */
const typeFor = (url: string) => (isOwn(url) ? 'application/json' : 'text/plain;charset=UTF-8');

function request(page: Sender, url: string, text: string, signal: AbortSignal | null = null): Promise<Response> {
  return page.fetch(url, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': typeFor(url) },
    // The session lies in cookies of our own host: nobody is to be told from anybody.
    credentials: 'omit',
    keepalive: true,
    cache: 'no-store',
    signal,
  });
}

/**
 * Sends a message and waits for the answer, for half a minute.
 * @returns `refused` where the collector will not take it later either
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
 * Hands a message over as the page goes: nobody hears what becomes of it. To another host as a beacon; a beacon to our
 * own would carry the session's cookies along, so there it is a request that may outlive its page.
 * @returns whether it was taken
 */
export function sendOnLeave(page: Sender, url: string, text: string): boolean {
  const { navigator } = page;
  if (!navigator.onLine) return false;
  try {
    if (!isOwn(url) && navigator.sendBeacon(url, new Blob([text], { type: typeFor(url) }))) return true;
  } catch {
    // Engines and extensions take it away.
  }
  void request(page, url, text).catch(() => undefined);
  return true;
}
