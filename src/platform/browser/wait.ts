/** Resolves after a number of milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A pause that doubles with each try, up to the longest; milliseconds. @param tries from 0 */
export const doubledMs = (tries: number, first: number, longest: number) => Math.min(first * 2 ** tries, longest);

/** A page that leads on waits at most so long for what it reports, milliseconds: leaving it cancels the request. */
export const reportTimeoutMs = 1_500;

/** Resolves when the work is done, or after so many milliseconds. @throws what the work throws in this time */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(ms)]);
}

/**
 * Runs work with a time limit. After that its signal is aborted, and the work must not take effect, because the caller
 * may try again. Not by `AbortSignal.timeout` and `any`, which the oldest supported engines do not have.
 * @throws the error of `tooLate`; an `AbortError` after `outer`, which aborts the work too; the error of the work
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

/** Resolves in a new task, so that the engine can render and handle input. A timer would wait for milliseconds. */
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

/** @returns a function that adds a task to a queue: they run one after the other, also after one that failed */
export function createQueue(): <R>(task: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
