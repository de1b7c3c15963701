import type { Transport } from './contract';
import { postMethodOf, propertyOf, type BridgeWindow } from './native-object';

/** The way to the iOS app: the `bridge` message handler of WKWebView, which takes objects. `null` while it is not there. */
export function iosTransport(window: BridgeWindow): Transport | null {
  const post = postMethodOf(propertyOf(propertyOf(propertyOf(window, 'webkit'), 'messageHandlers'), 'bridge'));
  return post && { platform: 'ios', post };
}
