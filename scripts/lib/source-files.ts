// The checks and the tests of the repository: reads the files of the project.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the project: its path from the project's folder, with forward slashes, and what it says. */
export type SourceFile = { path: string; text: string };

const skipped = /^(?:node_modules|\.git|\.cache|dist|dist-.*|coverage|test-results|playwright-report)$/;

/**
 * @param folder path from the project's folder; `.` for all of it
 * @returns paths of all files below it, sorted; nothing installed or built
 */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : listFiles(name);
    return [name];
  });
  return found.sort();
}

/** @returns the files below the folders whose path matches, with their text */
export function readFiles(folders: string[], matching: RegExp): SourceFile[] {
  return folders
    .flatMap(listFiles)
    .filter((file) => matching.test(file))
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
}

/** Written by a tool: its form is not ours. */
export function isGenerated(file: string): boolean {
  return /\.gen\.[jt]sx?$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Everything typed that goes into a page: the product and its mock backend. */
export function readProductCode(): SourceFile[] {
  return readFiles(['src', 'mocks'], /\.tsx?$/);
}
