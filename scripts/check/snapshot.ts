import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../lib/source-files';

/** File path to content. */
type Snapshot = Map<string, string>;

/** @returns the content of every file below the folders; folders that are not there are empty */
function takeSnapshot(folders: string[]): Snapshot {
  const files = folders.filter((folder) => existsSync(folder)).flatMap(listFiles);
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** @returns the paths that appeared, disappeared or changed */
function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/**
 * Runs a generator whose result is kept in the project.
 * @throws Error naming the files that were not up to date; they are now, and wait to be looked at and committed
 */
export async function expectUpToDate(folders: string[], generate: () => void | Promise<void>): Promise<void> {
  const before = takeSnapshot(folders);
  await generate();
  const changed = changedFiles(before, takeSnapshot(folders));
  if (changed.length > 0)
    throw new Error(`Not up to date (written anew just now; look at them and commit them):\n  ${changed.join('\n  ')}`);
}
