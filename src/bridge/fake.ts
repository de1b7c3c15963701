import { answeredActions, type BridgeMessage, type Transport } from './contract';
import type { BridgeWindow } from './native-object';
import { createObservable, type Observable } from '@/lib/observable';

/** How the fake app answers, where an answer is due. */
export type AnswerMode = 'ok' | 'slow' | 'error' | 'never';

/** A call as the log shows it; `answer` is `none` where none is due. */
export type FakeCall = BridgeMessage & { answer: 'none' | 'waiting' | 'ok' | 'error' };

export type FakeNative = {
  transport: Transport;
  /** The latest calls, oldest first. */
  calls: Observable<readonly FakeCall[]>;
  mode: Observable<AnswerMode>;
  /** How the calls from now on are answered. */
  answerWith: (mode: AnswerMode) => void;
  clear: () => void;
};

const maxCalls = 200;
const delays = { ok: 200, slow: 3_000, error: 200 };

/**
 * Stands in for the native app in the demo: keeps a log of the calls and answers them the way a real app does, through the
 * page's reply function.
 */
export function createFakeNative(window: BridgeWindow): FakeNative {
  const calls = createObservable<readonly FakeCall[]>([]);
  const mode = createObservable<AnswerMode>('ok');

  function answer(id: string, ok: boolean): void {
    calls.set(calls.getSnapshot().map((call) => (call.id === id ? { ...call, answer: ok ? 'ok' : 'error' } : call)));
    window.__bridgeReply?.(ok ? { id, ok } : { id, ok, error: 'demo-error' });
  }

  function post(message: BridgeMessage): void {
    const due = answeredActions.has(message.action);
    calls.set([...calls.getSnapshot(), { ...message, answer: due ? ('waiting' as const) : ('none' as const) }].slice(-maxCalls));
    const how = mode.getSnapshot();
    if (due && how !== 'never') setTimeout(() => answer(message.id, how !== 'error'), delays[how]);
  }

  return {
    transport: { platform: 'fake', post },
    calls: { subscribe: calls.subscribe, getSnapshot: calls.getSnapshot },
    mode: { subscribe: mode.subscribe, getSnapshot: mode.getSnapshot },
    answerWith: mode.set,
    clear: () => calls.set([]),
  };
}
