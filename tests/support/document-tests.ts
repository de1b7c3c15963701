import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const asksForDocument = /^\/\/ @vitest-environment jsdom\b/m;

/**
 * The tests of rules that need a document, and say so on a line of their own (sorting the imports may move it). They
 * run beside the screens: a process that went from one kind of page to the other would have to begin again each time.
 * @param folders folders to look through; one that does not exist has none
 * @returns their paths from the root, with `/`
 */
export function documentTests(folders: readonly string[]): string[] {
  const files = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    );
  return files.filter((file) => file.endsWith('.test.ts') && asksForDocument.test(readFileSync(file, 'utf8')));
}
