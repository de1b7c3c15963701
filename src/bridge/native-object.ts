/** The part of `window` the bridge knows. The native app injects into it, at a time of its choosing. */
export type BridgeWindow = {
  readonly navigator: { readonly userAgent: string };
  AndroidBridge?: unknown;
  webkit?: unknown;
  __bridgeReply?: (reply: unknown) => void;
};

/** Reads a property of something that may be anything, injected host objects included: one that throws is not there. */
export function propertyOf(value: unknown, name: string): unknown {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  try {
    return isObject ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

/** The way to post to a native object; `null` when it is none (yet). */
export function postMethodOf(native: unknown): ((message: unknown) => void) | null {
  const post = propertyOf(native, 'postMessage');
  // Applied to its object: Android refuses its own function without it.
  return typeof post === 'function' ? (message) => void Reflect.apply(post, native, [message]) : null;
}
