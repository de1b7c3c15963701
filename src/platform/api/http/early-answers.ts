/** A request that the inline script started before the app was loaded (src/platform/preview/start-early.ts). */
export type EarlyAnswer = {
  /** Names the request: see `requestName`. */
  name: string;
  answer: Promise<Response>;
  /** When it started, on the page's clock (milliseconds since the navigation). */
  at: number;
  /** The same moment by the device's clock, epoch milliseconds. */
  sentAt: number;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/** An older answer is not used: the request is made again; milliseconds. */
const maxAge = 30_000;

/** Two requests of the same name are equal, byte for byte. */
export function requestName(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([url, method, headers, typeof body === 'string' ? body : null]);
}

/**
 * The answer to a request that is already under way. Each is used once: a second call asks the server.
 * @param now milliseconds since the navigation
 * @returns undefined if there is no such request, or it is too old
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
