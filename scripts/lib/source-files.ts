// Reads the files of the project, for checks and repository tests.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project: its path from the project's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

const skipped = /^(?:node_modules|\.git|\.cache|dist|dist-.*|coverage|test-results|playwright-report)$/;

/**
 * @param folder path from the project's folder; `.` for all of it
 * @returns sorted paths of all files in it, without packages and builds
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

/** Whether a tool has written a file. */
export function isGenerated(file: string): boolean {
  return /\.gen\.[jt]sx?$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** The TypeScript files of the product and its mock backend. */
export function readProductCode(): SourceFile[] {
  return readFiles(['src', 'mocks'], /\.tsx?$/);
}
