const load = () => import('jsbarcode/bin/barcodes/CODE128/index.js');

/** Fetches what draws barcodes before it is needed; without a network it is fetched when it is. */
export function fetchEncoder(): void {
  load().catch(() => undefined);
}

/**
 * The modules of a text in Code 128: `1` dark, `0` light. What makes them comes in a chunk of its own.
 * @param text printable ASCII, not empty
 * @throws when the chunk cannot be fetched, or the text cannot be carried
 */
export async function loadModules(text: string): Promise<string> {
  const { CODE128 } = await load();
  const modules = new CODE128(text, {}).encode().data;
  if (!/^[01]+$/.test(modules)) throw new Error('No barcode');
  return modules;
}
