import { Blob, File } from 'node:buffer';

/**
 * jsdom brings a `Blob`, a `File` and a `FormData`, but no `fetch`: Node's `Request` and `Response` do not know them, each
 * Node in its own way, and they cannot read themselves. A page gets the platform's instead, as a family whose members
 * know each other. jsdom's `FileReader` reads its own kind alone.
 * @param target the test's window
 */
export async function addPlatformFetch(target: typeof globalThis): Promise<void> {
  // Node gives its class out nowhere else once jsdom's stands in its place.
  const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
  Object.assign(target, { Blob, File, FormData });
}
