import type { Bridge, Transport } from './contract';
import { createBridge } from './create-bridge';
import type { BridgeWindow } from './native-object';

type Options = {
  window: Window & BridgeWindow;
  /** The launch parameter. */
  clientType: string | undefined;
  /** Takes the messages in place of the native app's own object. */
  native?: Transport | undefined;
};

/** The bridge of this page, with the browser's own means for what is done without an app. */
export function createPlatformBridge({ window, clientType, native }: Options): Bridge {
  return createBridge({
    window,
    clientType,
    native,
    browser: {
      dial(link) {
        // A link of our own making, followed as if tapped: unlike a navigation it leaves the page as it is.
        const anchor = window.document.createElement('a');
        anchor.href = link;
        anchor.click();
      },
      canGoBack: () => window.history.length > 1,
      goBack: () => window.history.back(),
    },
  });
}
