/** A read that the page began before the application's code was there (src/platform/preview/start-early.ts). */
export type EarlyAnswer = {
  /** Names the request: see `requestName`. */
  name: string;
  answer: Promise<Response>;
  /** When it began, on the page's own clock (milliseconds since the navigation). */
  at: number;
  /** The same moment by the device's clock, epoch milliseconds. */
  sentAt: number;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** An answer that waited longer than this for somebody to ask is asked for anew; milliseconds. */
const maxAge = 30_000;

/** Two requests of the same name are the same, byte for byte. */
export function requestName(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([url, method, headers, typeof body === 'string' ? body : null]);
}

/**
 * Takes the answer to a request that is already under way. Each is given out once: whoever asks again asks the server.
 * @param now milliseconds since the navigation
 * @returns undefined where nobody asked beforehand, or too long ago
 */
export function takeEarlyAnswer(
  source: Pick<Window, 'earlyAnswers'>,
  name: string,
  now: number,
): EarlyAnswer | undefined {
  const early = source.earlyAnswers ?? [];
  const index = early.findIndex((candidate) => candidate.name === name);
  const [taken] = index === -1 ? [] : early.splice(index, 1);
  return taken && now - taken.at <= maxAge ? taken : undefined;
}
