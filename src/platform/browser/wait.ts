/** Resolves after so many milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Runs work that must not take longer than a given time, whether it listens to its signal or not. Work given up is told
 * so by its signal, and has to make sure that nothing of it lands later: the caller may be about to try again. Own
 * timers, because `AbortSignal.timeout` and `any` are newer than the oldest WebView we serve.
 * @param ms milliseconds
 * @param tooLate makes what is thrown when the time is over
 * @param outer gives the work up as well, when the caller does
 * @throws what `tooLate` makes; an `AbortError` when the caller gave up; otherwise what the work
 *   throws, synchronously or not
 */
export async function within<R>(
  ms: number,
  tooLate: () => Error,
  work: (signal: AbortSignal) => Promise<R>,
  outer?: AbortSignal,
): Promise<R> {
  const controller = new AbortController();
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    function giveUp(error: Error): void {
      reject(error);
      controller.abort();
    }
    const timer = setTimeout(() => giveUp(tooLate()), ms);
    const onAbort = () => giveUp(new DOMException('The work was given up', 'AbortError'));
    outer?.addEventListener('abort', onAbort);
    if (outer?.aborted) onAbort();
    stop = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    stop?.();
  }
}

/**
 * Resolves in a task of its own: between two pieces of work the engine may render and answer a finger. A channel's
 * message comes at once; a timer would wait for milliseconds.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    function resume() {
      port1.close();
      resolve();
    }
    port1.addEventListener('message', resume, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Makes a queue: its tasks run one after the other, in the order of the calls. A failed task does not stop the rest.
 * @returns a function that adds a task and gives its result
 */
export function createQueue(): <R>(task: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
