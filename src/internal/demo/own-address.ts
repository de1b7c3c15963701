import * as v from 'valibot';

/** Written beside the pages by `npm start -- --host`: the addresses at which other devices reach this server. */
const file = 'own-address.json';

const schema = v.object({ origins: v.array(v.pipe(v.string(), v.regex(/^http:\/\/[\w.:[\]-]+$/))) });

/** Names that mean another machine to the phone that reads them. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/** Whether an address leads every device to itself. */
export function isOnlyHere(href: string): boolean {
  return ownNames.test(new URL(href).hostname);
}

/** The same page at another origin. */
export function atOrigin(href: string, origin: string): string {
  const { pathname, search, hash } = new URL(href);
  return origin + pathname + search + hash;
}

/** @returns where other devices reach the server that this page came from, as far as it said so */
export async function ownOrigins(fetchFile: typeof fetch = fetch): Promise<readonly string[]> {
  try {
    const answer = await fetchFile(__BASE_PATH__ + file, { cache: 'no-store' });
    const parsed = v.safeParse(schema, answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.output.origins : [];
  } catch {
    // No such file, or no server at all any more: then there is nothing to offer.
    return [];
  }
}
