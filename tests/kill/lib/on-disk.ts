import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Looks for a text in every file of a browser's profile, in both ways a browser writes text down.
 * @returns the files that hold it
 */
export async function filesHolding(profile: string, text: string): Promise<string[]> {
  const spellings = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const holding = await Promise.all(
    files.map(async (file) => {
      // A running browser removes files of its own at any time.
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      return spellings.some((spelling) => bytes.includes(spelling)) ? [file] : [];
    }),
  );
  return holding.flat();
}
