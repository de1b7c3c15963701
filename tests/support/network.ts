import { onTestFinished } from 'vitest';
import { fetchTransport, type Transport } from '@/platform/api/http/create-client';

/** Requests of the page that have no answer yet. */
const waiting = new Set<Promise<unknown>>();

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

/** Resolves when every request of the page has its answer. */
export async function requestsAnswered(): Promise<void> {
  while (waiting.size > 0) await Promise.all(waiting);
}
