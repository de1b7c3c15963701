// npm run count: prints how large the project is, as one table. Run it before and after a restructuring.
// It counts hand-written files: .ts, .tsx, .mjs, .mts and .css, and the documents.
import path from 'node:path';
import { isGenerated, isTest, readFiles, type SourceFile } from './lib/source-files';

/** The demo and the support desk: separate entries, not loaded by borrowers. */
const internal = /^src\/internal\//;
/** A file of at most so many lines that only one neighbour imports probably belongs in that neighbour. */
const smallFile = 60;

const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;
const sum = (files: readonly SourceFile[]) => files.reduce((total, file) => total + linesOf(file), 0);

/** Every import of a file, as a path without its ending. */
function importsOf({ path: file, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:from|import\(|import) ?'([^']+)'/g)].map(([, name = '']) => name);
  return specifiers.flatMap((name) => {
    if (name.startsWith('@/')) return [path.posix.join('src', name.slice(2))];
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

/** Small files that only one file imports, in the same folder. */
function smallNeighbours(files: readonly SourceFile[]): SourceFile[] {
  const importers = new Map<string, Set<string>>();
  for (const file of all)
    for (const imported of importsOf(file)) {
      const importersOfFile = importers.get(imported) ?? new Set();
      importers.set(imported, importersOfFile.add(file.path));
    }
  return files.filter((file) => {
    const users = [...(importers.get(file.path.replace(/\.tsx?$/, '')) ?? [])];
    const [user = ''] = users;
    return (
      users.length === 1 &&
      path.posix.dirname(user) === path.posix.dirname(file.path) &&
      linesOf(file) <= smallFile &&
      !file.path.startsWith('src/routes/')
    );
  });
}

const typed = readFiles(['src', 'config', 'contract', 'mocks', 'scripts'], /\.(?:tsx?|mjs|mts)$/).filter(
  ({ path: file }) => !isGenerated(file) && !isTest(file),
);
const filesIn = (...folders: string[]) =>
  typed.filter(({ path: file }) => folders.some((folder) => file.startsWith(`${folder}/`)));
const product = filesIn('src').filter(({ path: file }) => !internal.test(file));
const all = readFiles(['src', 'config', 'contract', 'mocks', 'scripts', 'tests'], /\.(?:tsx?|mjs|mts|css)$/).filter(
  ({ path: file }) => !isGenerated(file),
);
const parts: Record<string, readonly SourceFile[]> = {
  'product: .ts and .tsx of src without demo and desk': product,
  'demo and support desk: .ts and .tsx': filesIn('src/internal'),
  'style sheets of src': readFiles(['src'], /\.css$/),
  'tests beside the code of src, and tests/': readFiles(['src', 'tests'], /\.tsx?$/).filter(
    ({ path: file }) => isTest(file) || file.startsWith('tests/'),
  ),
  'tests beside contract tools, demo backend, scripts and config': readFiles(
    ['contract', 'mocks', 'scripts', 'config'],
    /\.test\.tsx?$/,
  ),
  'demo backend': filesIn('mocks'),
  'contract tools': filesIn('contract'),
  'scripts and config': filesIn('scripts', 'config'),
  'documents (docs/, hand-written)': readFiles(['docs'], /\.md$/),
};
console.table(
  Object.fromEntries(
    Object.entries(parts).map(([name, files]) => [
      name,
      { files: files.length, lines: sum(files), mean: Math.round(sum(files) / Math.max(1, files.length)) },
    ]),
  ),
);
console.log(`${smallNeighbours(product).length} files of at most ${smallFile} lines have one importer beside them`);
