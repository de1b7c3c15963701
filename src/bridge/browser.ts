import type { BridgeMessage, BridgeNotice } from './contract';
import { telephoneLink } from './telephone';

/** What a plain browser can do in place of the native app. */
export type BrowserActions = {
  /** Gets a `tel:` link, checked. */
  dial: (link: string) => void;
  canGoBack: () => boolean;
  goBack: () => void;
};

/**
 * Says that the native app did not do a thing; does nothing in its place, because time has passed. A number can
 * still be dialled by hand.
 */
export function noticeOfFailure(message: BridgeMessage, reason: 'no-answer' | 'refused'): BridgeNotice {
  if (message.action === 'callTelephone')
    return { reason: 'dial-by-hand', action: message.action, telephone: message.payload.telephone };
  return { reason, action: message.action };
}

/**
 * Does in a browser what can be done there, at once.
 * @param inWebview whether the page is inside some app after all: there a `tel:` link ends on an error page
 * @returns what to tell the person; `null` when the thing was done
 */
export function actInBrowser(message: BridgeMessage, browser: BrowserActions, inWebview: boolean): BridgeNotice | null {
  if (message.action === 'callTelephone') {
    const link = telephoneLink(message.payload.telephone);
    if (link === null || inWebview) return noticeOfFailure(message, 'no-answer');
    browser.dial(link);
    return null;
  }
  if (message.action === 'closeWebview') {
    if (!browser.canGoBack()) return { reason: 'nothing-to-close', action: message.action };
    browser.goBack();
    return null;
  }
  return { reason: 'only-in-app', action: message.action };
}
