import { vi } from 'vitest';
import type { AnswerFault } from './answer-faults';

export type FaultyNetwork = {
  /** The fault from now on; null: everything works. */
  strike: (fault: Pick<AnswerFault, 'answer'> | null) => void;
  /** Paths, with their queries, of the requests that left so far, oldest first. */
  sent: () => readonly string[];
  /** How many requests left whose path ends so. */
  count: (path: string) => number;
};

/**
 * Puts a fault between the app and the mock backend until the test ends.
 * @param fault strikes from the first request on
 * @param struck which paths it strikes; all unless told
 */
export function breakNetwork(
  fault: Pick<AnswerFault, 'answer'> | null,
  struck: (path: string) => boolean = () => true,
): FaultyNetwork {
  const send = globalThis.fetch;
  const sent: string[] = [];
  let current = fault;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    sent.push(pathname + search);
    const through = () => send(request);
    return current && struck(pathname) ? current.answer(through) : through();
  });
  return {
    strike: (next) => void (current = next),
    sent: () => sent,
    count: (path) => sent.filter((one) => one.split('?')[0]?.endsWith(path)).length,
  };
}

/**
 * A fault that keeps answers back until they are released, newest first.
 * @param late what becomes of an answer that was kept back; it stays as it is unless told
 */
export function holdAnswers(late: (response: Response) => Response = (response) => response) {
  const held: (() => void)[] = [];
  let isOver = false;
  return {
    fault: {
      answer: async (send: () => Promise<Response>) => {
        const response = await send();
        if (isOver) return response;
        await new Promise<void>((resolve) => held.push(resolve));
        return late(response);
      },
    },
    count: () => held.length,
    release(): void {
      isOver = true;
      for (const resolve of held.splice(0).reverse()) resolve();
    },
  };
}
