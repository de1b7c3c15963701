import * as v from 'valibot';
import { newId } from '@/domain/new-id';
import { attempt } from '@/platform/browser/attempt';
import { note } from '@/platform/telemetry/report-notes';
import {
  answeredActions,
  messageSchema,
  type Bridge,
  type BridgeMessage,
  type BridgeNotice,
  type BridgeOutcome,
  type NativeTransport,
  replySchema,
} from './contract';
import {
  androidTransport,
  iosTransport,
  watchForNative,
  type BridgeWindow,
  telephoneLink,
  isWebview,
  mayGetNativeObject,
} from './native-object';

/** A later answer is ignored; milliseconds. */
const replyMs = 5_000;
const maxErrorLength = 200;

type Answer = Extract<BridgeOutcome, { status: 'answered' | 'refused' | 'timed-out' }>;

/** The own fields of an answer. A getter counts as missing: it would run foreign code. */
function plainFields(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = ['id', 'ok', 'result', 'error'].flatMap((name): [string, unknown][] => {
    const property = Reflect.getOwnPropertyDescriptor(raw, name);
    return property && 'value' in property ? [[name, property.value]] : [];
  });
  return Object.fromEntries(fields);
}

/** Matches answers to messages. */
export function createPendingReplies() {
  const waiting = new Map<string, { settle: (answer: Answer) => void; timer: ReturnType<typeof setTimeout> }>();

  function finish(id: string, answer?: Answer): void {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (answer) entry.settle(answer);
  }

  return {
    /** Waits for the answer to a message that will be posted. */
    expect: (id: string) =>
      new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => finish(id, { status: 'timed-out' }), replyMs);
        waiting.set(id, { settle: resolve, timer });
      }),
    /** Stops waiting, because the message was not posted. */
    forget: (id: string) => finish(id),
    /** Receives an answer of the native app; ignores one that is malformed, unknown or late. Never throws. */
    receive: (raw: unknown): void => {
      // Only a proxy throws here, and no native app answers with one.
      const reply = attempt(() => v.safeParse(replySchema, plainFields(raw)));
      if (!reply?.success) return;
      const { id, ok, result, error } = reply.output;
      finish(
        id,
        ok
          ? { status: 'answered', result }
          : { status: 'refused', error: typeof error === 'string' ? error.slice(0, maxErrorLength) : 'unknown' },
      );
    },
  };
}

/** The actions that a browser can do in place of the native app. */
const pageActions = {
  /** Gets a `tel:` link, checked. Unlike a navigation, a tapped link does not change the page. */
  dial(link: string): void {
    Object.assign(document.createElement('a'), { href: link }).click();
  },
  canGoBack: (): boolean => window.history.length > 1,
  goBack: () => window.history.back(),
};

/** The notice after a failed action. It is too late for a fallback; a number can be dialled by hand. */
function noticeOfFailure(message: BridgeMessage, reason: 'no-answer' | 'refused'): BridgeNotice {
  if (message.action === 'callTelephone')
    return { reason: 'dial-by-hand', action: message.action, telephone: message.payload.telephone };
  return { reason, action: message.action };
}

/** Does an action in the browser, or returns the notice to show. `inWebview`: a `tel:` link is an error. */
function actInBrowser(message: BridgeMessage, browser: typeof pageActions, inWebview: boolean): BridgeNotice | null {
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
  clientType: string | undefined;
  browser?: typeof pageActions;
  /** Receives the messages if the page has no object of a native app. */
  native?: NativeTransport | undefined;
};

const maxHeldNotices = 20;

/** Notices before there is a listener are held for it: calls may come before the first rendering. */
function createNotices() {
  let listener: ((notice: BridgeNotice) => void) | undefined;
  const held: BridgeNotice[] = [];
  return {
    notify(notice: BridgeNotice): void {
      if (listener) listener(notice);
      else if (held.length < maxHeldNotices) held.push(notice);
    },
    subscribe: (next: (notice: BridgeNotice) => void): (() => void) => {
      listener = next;
      for (const notice of held.splice(0)) next(notice);
      return () => (listener = undefined);
    },
  };
}

/**
 * Creates the bridge to the native app (specification section 1), which parses each message and holds calls until the
 * app is ready. Without an app the browser does the action, or a notice is shown. It never logs payloads.
 */
export function createBridge({ window, clientType, browser = pageActions, native }: BridgeOptions): Bridge {
  const { userAgent } = window.navigator;
  const notices = createNotices();
  const replies = createPendingReplies();
  let held: { message: BridgeMessage; settle: (outcome: Promise<BridgeOutcome> | BridgeOutcome) => void }[] = [];
  let watch: ReturnType<typeof watchForNative> | undefined;

  /** For each message, because an app may inject its object late; it counts more than the launch parameter. */
  function findTransport(): NativeTransport | undefined {
    const [android, ios] = [androidTransport(window), iosTransport(window)];
    return (clientType === 'ios' ? (ios ?? android) : (android ?? ios)) ?? native;
  }

  async function deliver(transport: NativeTransport, message: BridgeMessage): Promise<BridgeOutcome> {
    const answer = answeredActions.has(message.action) ? replies.expect(message.id) : undefined;
    try {
      transport.post(message);
    } catch {
      replies.forget(message.id);
      if (__REPORT_URL__) note({ kind: 'bridge', action: message.action, outcome: 'fallback' });
      notices.notify(noticeOfFailure(message, 'no-answer'));
      return { status: 'fallback' };
    }
    if (!answer) return { status: 'sent' };
    const outcome = await answer;
    if (__REPORT_URL__ && (outcome.status === 'timed-out' || outcome.status === 'refused'))
      note({ kind: 'bridge', action: message.action, outcome: outcome.status });
    if (outcome.status !== 'answered')
      notices.notify(noticeOfFailure(message, outcome.status === 'refused' ? 'refused' : 'no-answer'));
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
        notices.notify(noticeOfFailure(message, 'no-answer'));
        settle({ status: 'fallback' });
      }
    }
  }

  async function send(message: BridgeMessage): Promise<BridgeOutcome> {
    if (message.action === 'callTelephone' && telephoneLink(message.payload.telephone) === null) {
      // Not clearly a number: neither the app nor the browser dials it.
      notices.notify(noticeOfFailure(message, 'refused'));
      return { status: 'fallback' };
    }
    const transport = findTransport();
    if (transport) {
      release();
      return deliver(transport, message);
    }
    if (watch && !watch.isOver()) return new Promise((settle) => void held.push({ message, settle }));
    const notice = actInBrowser(message, browser, isWebview(userAgent));
    if (notice) notices.notify(notice);
    return { status: 'fallback' };
  }

  window.__bridgeReply = (reply) => replies.receive(reply);
  if (!findTransport() && mayGetNativeObject(clientType, userAgent))
    watch = watchForNative(() => findTransport() !== undefined, release);

  return {
    platform: () => findTransport()?.platform ?? 'browser',
    async call(action, payload) {
      const message = v.safeParse(messageSchema, { id: newId(), action, payload });
      if (message.success) return send(message.output);
      notices.notify({ reason: 'refused', action });
      return { status: 'refused', error: 'invalid-payload' };
    },
    subscribeNotices: notices.subscribe,
  };
}
