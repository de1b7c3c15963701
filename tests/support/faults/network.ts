import { vi } from 'vitest';
import type { AnswerFault } from './answer-faults';

export type FaultyNetwork = {
  /** The fault from now on; null: everything works. */
  strike: (fault: Pick<AnswerFault, 'answer'> | null) => void;
  /** Paths of the requests that left so far, oldest first. */
  sent: () => readonly string[];
  /** How many requests left whose path ends so. */
  count: (path: string) => number;
};

/**
 * Puts a fault between the app and the mock backend until the test ends.
 * @param fault strikes from the first request on
 * @param struck which paths it strikes; all unless told
 */
export function breakNetwork(fault: Pick<AnswerFault, 'answer'> | null, struck: (path: string) => boolean = () => true): FaultyNetwork {
  const send = globalThis.fetch;
  const sent: string[] = [];
  let current = fault;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    const through = () => send(request);
    return current && struck(pathname) ? current.answer(through) : through();
  });
  return {
    strike: (next) => {
      current = next;
    },
    sent: () => sent,
    count: (path) => sent.filter((one) => one.endsWith(path)).length,
  };
}

/** A fault that keeps answers back until they are released, newest first. */
export function holdAnswers() {
  const held: (() => void)[] = [];
  return {
    fault: {
      answer: async (send: () => Promise<Response>) => {
        const response = await send();
        await new Promise<void>((resolve) => held.push(resolve));
        return response;
      },
    },
    count: () => held.length,
    release: () => held.splice(0).reverse().forEach((resolve) => resolve()),
  };
}
