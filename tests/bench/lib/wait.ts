/** Resolves after some milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Waits for something, but not for ever: a page that never renders must not hold up the rest.
 * @param what names it in the message
 * @throws Error when it takes longer than `ms`; whatever `work` throws
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks again and again until the answer is yes.
 * @returns whether it ever was, within `ms`
 */
export async function until(ms: number, ask: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await ask()) return true;
    await sleep(100);
  }
  return false;
}
