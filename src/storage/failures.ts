/** A database that did not answer within the time of one attempt; it may be hanging for ever. */
class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError';
}

const quotaNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);
/** The two codes older engines give: the standard one and Firefox's. */
const quotaCodes = new Set([22, 1014]);

function field(error: unknown, name: 'name' | 'code'): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}

/** Whether a failed write says that the device has no room left. */
export function isQuotaError(error: unknown): boolean {
  const name = field(error, 'name');
  const code = field(error, 'code');
  return (typeof name === 'string' && quotaNames.has(name)) || (typeof code === 'number' && quotaCodes.has(code));
}

/** Whether the value itself cannot be stored (a function in it, say): a mistake in the code, no trouble of the database. */
export function isUnstorable(error: unknown): boolean {
  return field(error, 'name') === 'DataCloneError';
}

/**
 * Runs work that must not take longer than a given time. Work given up is told so by its signal, and has to make sure
 * that nothing of it lands later: the caller is about to try again.
 * @param ms milliseconds
 * @throws StorageTimeoutError when the time is over; otherwise what the work throws, synchronously or not
 */
export async function within<R>(ms: number, work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new StorageTimeoutError(`The database did not answer in ${String(ms)} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
