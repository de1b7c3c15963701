import { Blob, File } from 'node:buffer';

type Page = Window & typeof globalThis;

/** Reads the platform's files; events, result and state stay jsdom's, whose reader takes its own kind of file alone. */
function readerFor({ FileReader: Reader, Blob: OwnBlob }: Page): typeof FileReader {
  const own = async (file: globalThis.Blob) => new OwnBlob([await file.arrayBuffer()], { type: file.type });
  return class extends Reader {
    override readAsArrayBuffer(file: globalThis.Blob): void {
      void own(file).then((copy) => super.readAsArrayBuffer(copy));
    }
    override readAsDataURL(file: globalThis.Blob): void {
      void own(file).then((copy) => super.readAsDataURL(copy));
    }
    override readAsText(file: globalThis.Blob, encoding?: string): void {
      void own(file).then((copy) => super.readAsText(copy, encoding));
    }
  };
}

/**
 * jsdom brings a `Blob`, a `File` and a `FormData`, but no `fetch`: Node's `Request` and `Response` do not know them,
 * each Node in its own way, and they cannot read themselves. A page gets the platform's instead, as a family whose
 * members know each other.
 * @param page the test's window; nothing happens the second time
 */
export async function addPlatformFetch(page: Page): Promise<void> {
  if (Object.is(page.Blob, Blob)) return;
  // Node gives its class out nowhere else once jsdom's is in its place.
  const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
  Object.assign(page, { FileReader: readerFor(page), Blob, File, FormData });
}
