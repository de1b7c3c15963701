import { shownCardDigits } from '@/domain/card-numbers';
import { maskNumber } from '@/domain/long-numbers';
import { answeredActions, type BridgeMessage, type NativeTransport } from '@/platform/bridge/contract';
import type { BridgeWindow } from '@/platform/bridge/native-object';
import { createObservable, type Observable } from '@/platform/browser/observable';

/** How the fake app answers calls that expect an answer. */
type AnswerMode = 'ok' | 'slow' | 'error' | 'never';

/** A call in the log; `answer` is `none` if none is expected. */
export type FakeCall = BridgeMessage & { answer: 'none' | 'waiting' | 'ok' | 'error' };

export type FakeNative = {
  transport: NativeTransport;
  /** The latest calls, oldest first. */
  calls: Observable<readonly FakeCall[]>;
  mode: Observable<AnswerMode>;
  /** How the calls from now on are answered. */
  answerWith: (mode: AnswerMode) => void;
};

/** The log never shows a card number. */
function withoutSecrets(message: BridgeMessage): BridgeMessage {
  if (message.action !== 'startBank' || !message.payload.card) return message;
  const { card } = message.payload;
  return {
    ...message,
    payload: { ...message.payload, card: { ...card, cardNo: maskNumber(card.cardNo, shownCardDigits) } },
  };
}

const maxCalls = 200;
const delays = { ok: 200, slow: 3_000, error: 200 };

/**
 * Replaces the native app in the demo: logs the calls and answers them like a real app, through the page's reply
 * function.
 * @param act does what the app would do after agreeing; called before the answer
 */
export function createFakeNative(
  window: BridgeWindow,
  act: (message: BridgeMessage) => unknown = () => undefined,
): FakeNative {
  const calls = createObservable<readonly FakeCall[]>([]);
  const mode = createObservable<AnswerMode>('ok');

  async function reply(message: BridgeMessage, ok: boolean): Promise<void> {
    if (ok) await act(message);
    const { id } = message;
    calls.set(calls.getSnapshot().map((call) => (call.id === id ? { ...call, answer: ok ? 'ok' : 'error' } : call)));
    window.__bridgeReply?.(ok ? { id, ok } : { id, ok, error: 'demo-error' });
  }

  function post(message: BridgeMessage): void {
    const expectsAnswer = answeredActions.has(message.action);
    calls.set(
      [
        ...calls.getSnapshot(),
        { ...withoutSecrets(message), answer: expectsAnswer ? ('waiting' as const) : ('none' as const) },
      ].slice(-maxCalls),
    );
    const answerMode = mode.getSnapshot();
    if (expectsAnswer && answerMode !== 'never')
      setTimeout(() => void reply(message, answerMode !== 'error'), delays[answerMode]);
  }

  return {
    transport: { platform: 'fake', post },
    calls: { subscribe: calls.subscribe, getSnapshot: calls.getSnapshot },
    mode: { subscribe: mode.subscribe, getSnapshot: mode.getSnapshot },
    answerWith: mode.set,
  };
}
