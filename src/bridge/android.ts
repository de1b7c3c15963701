import type { Transport } from './contract';
import { postMethodOf, propertyOf, type BridgeWindow } from './native-object';

/** The way to the Android app: `window.AndroidBridge`, which takes text only. `null` while it is not there. */
export function androidTransport(window: BridgeWindow): Transport | null {
  const post = postMethodOf(propertyOf(window, 'AndroidBridge'));
  return post && { platform: 'android', post: (message) => post(JSON.stringify(message)) };
}
