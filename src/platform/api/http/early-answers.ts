/** A request that the inline script started before the app was loaded (src/boot/preview/start-early.ts). */
export type EarlyAnswer = {
  /** See `requestName`. */
  name: string;
  answer: Promise<Response>;
  /** When it started, milliseconds since the navigation. */
  at: number;
  /** When it started by the device's clock, epoch milliseconds. */
  sentAt: number;
  /** The idempotency key of a write; a read has none. */
  key?: string;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** An older answer to a read is not used, and the request is sent again. */
const maxAgeMs = 30_000;

/** Names a request: two requests of the same name are equal, byte for byte, except for an idempotency key. */
export function requestName(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([url, method, headers, typeof body === 'string' ? body : null]);
}

/** Takes the answer to a request that was sent before, once; not an old read. `now`: since the navigation, ms. */
export function takeEarlyAnswer(
  source: Pick<Window, 'earlyAnswers'>,
  name: string,
  now: number,
): EarlyAnswer | undefined {
  const early = source.earlyAnswers ?? [];
  const index = early.findIndex((candidate) => candidate.name === name);
  const [taken] = index === -1 ? [] : early.splice(index, 1);
  return taken && (taken.key !== undefined || now - taken.at <= maxAgeMs) ? taken : undefined;
}
