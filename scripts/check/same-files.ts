import { readFileSync } from 'node:fs';
import { listFiles } from '../lib/source-files';

function contentOf(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]));
}

/**
 * The same commit gives the same bytes, whenever and wherever it is built.
 * @param one a folder of files, and `other` what has to be the same
 * @throws Error naming the files that differ, or that only one of the folders holds
 */
export function expectSameFiles(one: string, other: string): void {
  const [before, after] = [contentOf(one), contentOf(other)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const different = names.filter((name) => before.get(name) !== after.get(name));
  if (different.length > 0) throw new Error(`${one} and ${other} differ:\n  ${different.join('\n  ')}`);
}
