import type { NativeTransport } from './contract';

/** The part of `window` the bridge knows. The native app injects into it, at a time of its choosing. */
export type BridgeWindow = {
  readonly navigator: { readonly userAgent: string };
  AndroidBridge?: unknown;
  webkit?: unknown;
  __bridgeReply?: (reply: unknown) => void;
};

/** Reads a property of any value, also of an injected host object; one that throws is missing. */
function propertyOf(value: unknown, name: string): unknown {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  try {
    return isObject ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

/** The way to post to a native object; `null` when it is none (yet). */
function postMethodOf(native: unknown): ((message: unknown) => void) | null {
  const post = propertyOf(native, 'postMessage');
  // Applied to its object: Android refuses its own function without it.
  return typeof post === 'function' ? (message) => void Reflect.apply(post, native, [message]) : null;
}

/** The way to the Android app: `window.AndroidBridge`, which takes text only. `null` while it is not there. */
export function androidTransport(window: BridgeWindow): NativeTransport | null {
  const post = postMethodOf(propertyOf(window, 'AndroidBridge'));
  return post && { platform: 'android', post: (message) => post(JSON.stringify(message)) };
}

/** The way to the iOS app: the `bridge` message handler of WKWebView, which takes objects. `null` without one. */
export function iosTransport(window: BridgeWindow): NativeTransport | null {
  const post = postMethodOf(propertyOf(propertyOf(propertyOf(window, 'webkit'), 'messageHandlers'), 'bridge'));
  return post && { platform: 'ios', post };
}

const pollMs = 100;
const watchMs = 5_000;

export type NativeWatch = { isOver: () => boolean; stop: () => void };

/**
 * Looks for the native object every 100 ms, for at most 5 s: some apps inject it after the page has started.
 * @param onOver called once, when it is found or when the time is over; not after `stop`
 */
export function watchForNative(look: () => boolean, onOver: () => void): NativeWatch {
  let left = watchMs / pollMs;
  let over = false;
  const timer = setInterval(() => {
    left -= 1;
    if (!look() && left > 0) return;
    stop();
    onOver();
  }, pollMs);

  function stop(): void {
    over = true;
    clearInterval(timer);
  }

  return { isOver: () => over, stop };
}

/**
 * Makes a link that dials a number.
 * @returns `tel:` with digits and at most a leading `+`; `null` for anything that is not clearly one number, above all
 *   `*` and `#`, with which a phone runs commands
 */
export function telephoneLink(telephone: string): string | null {
  const bare = telephone.replace(/[\s().-]/g, '');
  return /^\+?\d{3,20}$/.test(bare) ? `tel:${bare}` : null;
}

export type Surroundings = {
  /** The launch parameter; it may be missing or wrong. */
  clientType: string | undefined;
  hasAndroid: boolean;
  hasIos: boolean;
};

/** Chooses where messages go: an existing native object counts more than the launch parameter. */
export function choosePlatform({ clientType, hasAndroid, hasIos }: Surroundings): 'android' | 'ios' | 'browser' {
  if (hasAndroid && hasIos) return clientType === 'ios' ? 'ios' : 'android';
  if (hasAndroid) return 'android';
  return hasIos ? 'ios' : 'browser';
}

/** Whether the user agent is that of a page inside an app, not of a browser. */
export function isWebview(userAgent: string): boolean {
  if (/;\s*wv\)/.test(userAgent)) return true;
  return /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/.test(userAgent) && !userAgent.includes('Safari/');
}

/** Whether a native object that is not there yet is worth waiting for. */
export function mayTurnNative(clientType: string | undefined, userAgent: string): boolean {
  if (clientType === 'android' || clientType === 'ios') return true;
  return clientType !== 'h5' && isWebview(userAgent);
}
