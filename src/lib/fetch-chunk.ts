import { wait } from './wait';

/** Before a part that did not come is asked for again; milliseconds. */
export const askAgainMs = 15_000;

/**
 * Fetches a part of the app that is not there from the start. Asked once more, it asks for what is still missing.
 * @param load imports its code
 * @param rest what it needs besides, already under way: texts
 * @throws where any of it did not come
 */
export async function fetchChunk<Part>(load: () => Promise<Part>, ...rest: readonly Promise<unknown>[]): Promise<Part> {
  const [part] = await Promise.all([load(), ...rest]);
  // Code that could not be fetched arrives as nothing (src/pwa/missing-chunks.ts).
  if (part === undefined) throw new Error('No code came');
  return part;
}

/** The same for what is to be written down: asks again until it is there, as long as the page is. Never rejects. */
export async function awaitChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchChunk(load);
    } catch {
      await wait(askAgainMs);
    }
  }
}
