import type { Bridge, Transport } from './contract';
import { createBridge } from './create-bridge';
import type { BridgeWindow } from './native-object';

type Options = {
  window: Window & BridgeWindow;
  /** The launch parameter. */
  clientType: string | undefined;
  /** The demo's stand-in for the native app. */
  fake?: Transport | undefined;
};

/** The bridge of this page, with the browser's own means for what is done without an app. */
export function createPlatformBridge({ window, clientType, fake }: Options): Bridge {
  return createBridge({
    window,
    clientType,
    ...(fake && { fake }),
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
