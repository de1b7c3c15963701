import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import { note } from '@/platform/telemetry/report-notes';
import {
  answeredActions,
  messageSchema,
  type Bridge,
  type BridgeMessage,
  type BridgeNotice,
  type BridgeOutcome,
  type Transport,
} from './contract';
import {
  androidTransport,
  iosTransport,
  watchForNative,
  type BridgeWindow,
  type NativeWatch,
  telephoneLink,
  choosePlatform,
  isWebview,
  mayTurnNative,
} from './native-object';
import { createPendingReplies } from './pending-replies';

/** What a plain browser can do in place of the native app. */
type BrowserActions = {
  /** Gets a `tel:` link, checked. */
  dial: (link: string) => void;
  canGoBack: () => boolean;
  goBack: () => void;
};

const pageActions: BrowserActions = {
  dial(link) {
    // A link of our own making, followed as if tapped: unlike a navigation it leaves the page as it is.
    Object.assign(document.createElement('a'), { href: link }).click();
  },
  canGoBack: () => window.history.length > 1,
  goBack: () => window.history.back(),
};

/**
 * Says that the native app did not do a thing; does nothing in its place, because time has passed. A number can
 * still be dialled by hand.
 */
function noticeOfFailure(message: BridgeMessage, reason: 'no-answer' | 'refused'): BridgeNotice {
  if (message.action === 'callTelephone')
    return { reason: 'dial-by-hand', action: message.action, telephone: message.payload.telephone };
  return { reason, action: message.action };
}

/**
 * Does in a browser what can be done there, at once.
 * @param inWebview whether the page is inside some app after all: there a `tel:` link ends on an error page
 * @returns what to tell the person; `null` when the thing was done
 */
function actInBrowser(message: BridgeMessage, browser: BrowserActions, inWebview: boolean): BridgeNotice | null {
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

export type BridgeOptions = {
  window: BridgeWindow;
  /** The launch parameter. */
  clientType: string | undefined;
  /** By default what this page can do. */
  browser?: BrowserActions;
  /** Takes the messages where the page has no object of a native app. */
  native?: Transport | undefined;
};

/** More than anybody would read; the rest is dropped. */
const maxHeldNotices = 20;

type Notices = {
  tell: (notice: BridgeNotice) => void;
  subscribe: (listener: (notice: BridgeNotice) => void) => () => void;
};

/**
 * Passes notices on; those that come before anybody listens are held for the first listener, because calls may
 * precede the first rendering.
 */
function createNotices(): Notices {
  const listeners = new Set<(notice: BridgeNotice) => void>();
  let held: BridgeNotice[] = [];
  return {
    tell(notice) {
      if (listeners.size === 0) held = [...held, notice].slice(0, maxHeldNotices);
      else for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      const waiting = held;
      held = [];
      for (const notice of waiting) listener(notice);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The way to the native app (specification section 1): ten actions, each parsed before it leaves, answers matched by
 * id, calls before the app is ready held in order, and a browser's own means or a notice where there is no app.
 * Payloads are never written to the console.
 */
export function createBridge({ window, clientType, browser = pageActions, native }: BridgeOptions): Bridge {
  const { userAgent } = window.navigator;
  const notices = createNotices();
  const replies = createPendingReplies();
  let held: { message: BridgeMessage; settle: (outcome: Promise<BridgeOutcome> | BridgeOutcome) => void }[] = [];
  let watch: NativeWatch | undefined;

  /** Looked for at every call: an app may inject its object late, or again. */
  function findTransport(): Transport | undefined {
    const ways = { android: androidTransport(window), ios: iosTransport(window), browser: null };
    const platform = choosePlatform({ clientType, hasAndroid: ways.android !== null, hasIos: ways.ios !== null });
    return ways[platform] ?? native;
  }

  async function deliver(transport: Transport, message: BridgeMessage): Promise<BridgeOutcome> {
    const answer = answeredActions.has(message.action) ? replies.expect(message.id) : undefined;
    try {
      transport.post(message);
    } catch {
      replies.forget(message.id);
      if (__REPORT_URL__) note({ kind: 'bridge', action: message.action, outcome: 'fallback' });
      notices.tell(noticeOfFailure(message, 'no-answer'));
      return { status: 'fallback' };
    }
    if (!answer) return { status: 'sent' };
    const outcome = await answer;
    if (__REPORT_URL__ && (outcome.status === 'timed-out' || outcome.status === 'refused'))
      note({ kind: 'bridge', action: message.action, outcome: outcome.status });
    if (outcome.status !== 'answered')
      notices.tell(noticeOfFailure(message, outcome.status === 'refused' ? 'refused' : 'no-answer'));
    return outcome;
  }

  /**
   * Ends the waiting: what was held goes to the app in its order; or is only told of, since the
   * moment to act has passed.
   */
  function release(): void {
    watch?.stop();
    const waiting = held;
    held = [];
    const transport = findTransport();
    for (const { message, settle } of waiting) {
      if (transport) settle(deliver(transport, message));
      else {
        notices.tell(noticeOfFailure(message, 'no-answer'));
        settle({ status: 'fallback' });
      }
    }
  }

  async function send(message: BridgeMessage): Promise<BridgeOutcome> {
    if (message.action === 'callTelephone' && telephoneLink(message.payload.telephone) === null) {
      // Not plainly a number: neither an app nor a browser is asked to dial it.
      notices.tell(noticeOfFailure(message, 'refused'));
      return { status: 'fallback' };
    }
    const transport = findTransport();
    if (transport) {
      release();
      return deliver(transport, message);
    }
    if (watch && !watch.isOver()) return new Promise((settle) => void held.push({ message, settle }));
    const notice = actInBrowser(message, browser, isWebview(userAgent));
    if (notice) notices.tell(notice);
    return { status: 'fallback' };
  }

  window.__bridgeReply = replies.receive;
  if (!findTransport() && mayTurnNative(clientType, userAgent))
    watch = watchForNative(() => findTransport() !== undefined, release);

  return {
    platform: () => findTransport()?.platform ?? 'browser',
    async call(action, payload) {
      const message = v.safeParse(messageSchema, { id: newId(), action, payload });
      if (message.success) return send(message.output);
      notices.tell({ reason: 'refused', action });
      return { status: 'refused', error: 'invalid-payload' };
    },
    subscribeNotices: notices.subscribe,
    dispose() {
      release();
      delete window.__bridgeReply;
    },
  };
}
