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

/**
 * Whether the value itself cannot be stored (a function in it, say): a mistake in the code, no trouble of the database.
 */
export function isUnstorable(error: unknown): boolean {
  return field(error, 'name') === 'DataCloneError';
}
