import { importFile } from '../import/import-file';
import type { Imported } from '../import/import-messages';

/** The sample files, fetched when they are asked for. Recorded by tests/samples. */
async function sampleFiles(): Promise<string[]> {
  const files = await Promise.all([
    import('./before.json?raw'),
    import('./conversations.json?raw'),
    import('./dispute-indonesia.html?raw'),
    import('./dispute-india.html?raw'),
  ]);
  return files.map((file) => file.default);
}

/**
 * Reads the samples as any other file is read.
 * @throws ImportError as every import does
 */
export async function loadSamples(): Promise<Imported[]> {
  const imported: Imported[] = [];
  for (const text of await sampleFiles()) imported.push(await importFile(new Blob([text])));
  return imported;
}
