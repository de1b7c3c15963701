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
  type NativeTransport,
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

/** The notice after a failed action. Nothing is done in its place, because time has passed; a number can be dialled. */
function noticeOfFailure(message: BridgeMessage, reason: 'no-answer' | 'refused'): BridgeNotice {
  if (message.action === 'callTelephone')
    return { reason: 'dial-by-hand', action: message.action, telephone: message.payload.telephone };
  return { reason, action: message.action };
}

/**
 * Does at once what a browser can do.
 * @param inWebview whether the page is inside an app: there a `tel:` link ends on an error page
 * @returns the notice to show; `null` when the action was done
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
  native?: NativeTransport | undefined;
};

/** Later notices are dropped. */
const maxHeldNotices = 20;

type Notices = {
  tell: (notice: BridgeNotice) => void;
  subscribe: (listener: (notice: BridgeNotice) => void) => () => void;
};

/** Notices before the first listener are held for it: calls may come before the first rendering. */
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
 * The bridge to the native app (specification section 1): parses each message, matches answers by their id, holds calls
 * until the app is ready, and without an app does what a browser can or shows a notice. It never logs payloads.
 */
export function createBridge({ window, clientType, browser = pageActions, native }: BridgeOptions): Bridge {
  const { userAgent } = window.navigator;
  const notices = createNotices();
  const replies = createPendingReplies();
  let held: { message: BridgeMessage; settle: (outcome: Promise<BridgeOutcome> | BridgeOutcome) => void }[] = [];
  let watch: NativeWatch | undefined;

  /** Called for each message: an app may inject its object late, or again. */
  function findTransport(): NativeTransport | undefined {
    const ways = { android: androidTransport(window), ios: iosTransport(window), browser: null };
    const platform = choosePlatform({ clientType, hasAndroid: ways.android !== null, hasIos: ways.ios !== null });
    return ways[platform] ?? native;
  }

  async function deliver(transport: NativeTransport, message: BridgeMessage): Promise<BridgeOutcome> {
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

  /** Sends the held messages to the app in their order; without an app, shows a notice for each. */
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
