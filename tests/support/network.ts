import { fetchTransport, type Transport } from '@/platform/api/http/create-client';

const waiting = new Set<Promise<unknown>>();

const { setTimeout: later } = globalThis;

let countHeld = () => 0;

/** @param count number of the requests whose answers a test holds back: `requestsAnswered` does not wait for them */
export function waitWithoutHeld(count: () => number): void {
  countHeld = count;
}

/**
 * The network as long as the test lasts: what its page asks for afterwards must not count as asked by the next one's.
 */
export function networkOfTest(): Transport {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    waiting.clear();
  });
  return (request) => {
    if (isOver) return new Promise(() => undefined);
    const answer = fetchTransport(request);
    const end: Promise<unknown> = answer.then(
      () => waiting.delete(end),
      () => waiting.delete(end),
    );
    waiting.add(end);
    return answer;
  };
}

/** Resolves when every request of the page has its answer, or is held back by the test. */
export async function requestsAnswered(): Promise<void> {
  // The server holds an answer some time after its request has left, and reports it to no one.
  while (waiting.size > countHeld()) await Promise.race([...waiting, new Promise((resolve) => void later(resolve, 1))]);
}
