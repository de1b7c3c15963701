/** A request that the inline script started before the app was loaded (src/boot/preview/start-early.ts). */
export type EarlyAnswer = {
  /** See `requestName`. */
  name: string;
  answer: Promise<Response>;
  /** When it started, milliseconds since the navigation. */
  at: number;
  /** When it started by the device's clock, epoch milliseconds. */
  sentAt: number;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** An older answer is not used, and the request is sent again. */
const maxAgeMs = 30_000;

/** Names a request: two requests of the same name are equal, byte for byte. */
export function requestName(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([url, method, headers, typeof body === 'string' ? body : null]);
}

/**
 * Takes the answer to a request that was already sent, unless it is too old. Each is used once.
 * @param now milliseconds since the navigation
 */
export function takeEarlyAnswer(
  source: Pick<Window, 'earlyAnswers'>,
  name: string,
  now: number,
): EarlyAnswer | undefined {
  const early = source.earlyAnswers ?? [];
  const index = early.findIndex((candidate) => candidate.name === name);
  const [taken] = index === -1 ? [] : early.splice(index, 1);
  return taken && now - taken.at <= maxAgeMs ? taken : undefined;
}
