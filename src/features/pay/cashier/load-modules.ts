import { fetchChunk } from '@/platform/offline/fetch-chunk';

const load = () => fetchChunk(() => import('jsbarcode/bin/barcodes/CODE128/index.js'));

/** The text is none that bars can carry. */
export class NoBarcodeError extends Error {}

/** Fetches what renders barcodes before it is needed; without a network it is fetched when it is. */
export function fetchEncoder(): void {
  load().catch(() => undefined);
}

/**
 * The modules of a text in Code 128: `1` dark, `0` light. What makes them comes in a chunk of its own.
 * @param text printable ASCII, not empty
 * @throws NoBarcodeError when the text cannot be carried; anything else when the chunk did not come
 */
export async function loadModules(text: string): Promise<string> {
  const { CODE128 } = await load();
  let modules: string;
  try {
    modules = new CODE128(text, {}).encode().data;
  } catch (cause) {
    throw new NoBarcodeError('No barcode', { cause });
  }
  if (!/^[01]+$/.test(modules)) throw new NoBarcodeError('No barcode');
  return modules;
}
