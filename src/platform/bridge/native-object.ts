import { attempt } from '@/platform/browser/attempt';
import type { NativeTransport } from './contract';

/** The part of `window` that the bridge uses. The native app injects its object at any time. */
export type BridgeWindow = {
  readonly navigator: { readonly userAgent: string };
  AndroidBridge?: unknown;
  webkit?: unknown;
  __bridgeReply?: (reply: unknown) => void;
};

/** Reads a property of any value, also of an injected host object; `undefined` if it throws. */
function propertyOf(value: unknown, name: string): unknown {
  return attempt((): unknown => Reflect.get(Object(value), name));
}

/** The method that posts to a native object; `null` if the value is not one (yet). */
function postMethodOf(native: unknown): ((message: unknown) => void) | null {
  const post = propertyOf(native, 'postMessage');
  // Called on its object: Android refuses the function without it.
  return typeof post === 'function' ? (message) => void Reflect.apply(post, native, [message]) : null;
}

/** Posts to the Android app by `window.AndroidBridge`, which accepts only text. `null` while it is missing. */
export function androidTransport(window: BridgeWindow): NativeTransport | null {
  const post = postMethodOf(propertyOf(window, 'AndroidBridge'));
  return post && { platform: 'android', post: (message) => post(JSON.stringify(message)) };
}

/** Posts to the iOS app by the `bridge` message handler of WKWebView, which accepts objects. `null` without one. */
export function iosTransport(window: BridgeWindow): NativeTransport | null {
  const post = postMethodOf(propertyOf(propertyOf(propertyOf(window, 'webkit'), 'messageHandlers'), 'bridge'));
  return post && { platform: 'ios', post };
}

const pollMs = 100;
const watchMs = 5_000;

/** Checks for the native object for 5 s; some apps inject it late. `onOver`: found or given up, not after `stop`. */
export function watchForNative(isThere: () => boolean, onOver: () => void) {
  let left = watchMs / pollMs;
  let over = false;
  const timer = setInterval(() => {
    left -= 1;
    if (!isThere() && left > 0) return;
    stop();
    onOver();
  }, pollMs);

  function stop(): void {
    over = true;
    clearInterval(timer);
  }

  return { isOver: () => over, stop };
}

/** A link that dials a number; `null` unless it is clearly one: with `*` and `#` a phone runs commands. */
export function telephoneLink(telephone: string): string | null {
  const bare = telephone.replace(/[\s().-]/g, '');
  return /^\+?\d{3,20}$/.test(bare) ? `tel:${bare}` : null;
}

/** Whether the user agent is that of a page inside an app, not of a browser. */
export function isWebview(userAgent: string): boolean {
  if (/;\s*wv\)/.test(userAgent)) return true;
  return /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit/.test(userAgent) && !userAgent.includes('Safari/');
}

/** Whether a native app may still inject its object. @param clientType the launch parameter; it may be wrong */
export function mayGetNativeObject(clientType: string | undefined, userAgent: string): boolean {
  if (clientType === 'android' || clientType === 'ios') return true;
  return clientType !== 'h5' && isWebview(userAgent);
}
