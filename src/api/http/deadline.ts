import { TimedOutError } from '../errors';

/**
 * Runs work under one time limit and the caller's own signal. Own timers, because `AbortSignal.timeout` and `any` are
 * newer than the oldest WebView we serve. The limit also ends work that does not listen to its signal.
 * @param limitMs milliseconds
 * @throws TimedOutError at the limit; the caller's abort reason when the caller gives up
 */
export async function withDeadline<T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      reject(new TimedOutError());
      controller.abort();
    }, limitMs);
    const giveUp = () => {
      reject(new DOMException('The request was given up', 'AbortError'));
      controller.abort();
    };
    outer?.addEventListener('abort', giveUp);
    if (outer?.aborted) giveUp();
    stop = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', giveUp);
    };
  });
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    stop?.();
  }
}
