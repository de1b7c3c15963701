import { wait } from '@/platform/browser/wait';

/** Before a part that did not come is asked for again; milliseconds. */
export const askAgainMs = 15_000;

/**
 * Asks once more for files that did not come, past what the engine remembers: WebKit goes on to give a failure to
 * whoever imports the file, also after a reload. Never rejects.
 * @param missing their addresses; those about which the server has said its word go from it: one that it no longer has
 *   belongs to an earlier version of the app
 */
export async function fetchAnew(missing: Set<string>): Promise<void> {
  const ask = async (address: string) => {
    if ((await fetch(address, { cache: 'reload' })).status < 500) missing.delete(address);
  };
  await Promise.allSettled([...missing].map(ask));
}

/**
 * Fetches a part of the app that is not there from the start. Asked once more, it asks for what is still missing.
 * @param load imports its code
 * @param rest what it needs besides, already under way: texts
 * @throws where any of it did not come
 */
export async function fetchChunk<Part>(load: () => Promise<Part>, ...rest: readonly Promise<unknown>[]): Promise<Part> {
  const [part] = await Promise.all([load(), ...rest]);
  // Code that could not be fetched arrives as nothing (src/platform/offline/missing-chunks.ts).
  if (part === undefined) throw new Error('A file of the app did not load');
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
