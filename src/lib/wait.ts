/** Resolves after so many milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Runs work that must not take longer than a given time. Work given up is told so by its signal, and has to make sure
 * that nothing of it lands later: the caller may be about to try again.
 * @param ms milliseconds
 * @param what names the work in the message
 * @throws Error when the time is over; otherwise what the work throws, synchronously or not
 */
export async function within<R>(ms: number, what: string, work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`${what} took longer than ${String(ms / 1000)} s`));
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
