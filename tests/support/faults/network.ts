import type { AnswerFault } from './answer-faults';

/** Puts a fault between the app and the mock backend until the test ends; on all paths, unless `struck` tells which. */
export function breakNetwork(
  fault: Pick<AnswerFault, 'answer'> | null,
  struck: (path: string) => boolean = () => true,
) {
  const send = globalThis.fetch;
  const sent: string[] = [];
  let current = fault;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    sent.push(pathname + search);
    const through = () => send(request);
    const response = await (current && struck(pathname) ? current.answer(through) : through());
    // What the platform does without a network.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return {
    /** The fault from now on; null: everything works. */
    strike: (next: typeof fault) => void (current = next),
    /** Paths, with their queries, of the requests that left so far, oldest first. */
    sent: (): readonly string[] => sent,
    /** How many requests left whose path ends so. */
    count: (path: string) => sent.filter((one) => one.split('?')[0]?.endsWith(path)).length,
  };
}

export type FaultyNetwork = ReturnType<typeof breakNetwork>;

/** A fault that keeps answers back until they are released, newest first. @param late changes such an answer */
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
