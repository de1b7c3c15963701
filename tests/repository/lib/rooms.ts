import path from 'node:path';
import { isGenerated, isTest, type SourceFile } from './source-files';
import { importsOf } from './syntax';

/**
 * Which way imports run: a room may import the rooms of the rows above its own, never a neighbour in its row.
 * Rooms are folder names, so that a folder added tomorrow is guarded, or refused, by itself.
 */
const rows = [
  ['lib'],
  ['domain'],
  ['config'],
  ['api', 'storage', 'bridge'],
  ['session', 'i18n', 'pwa'],
  ['delivery'],
  ['services'],
  ['ui'],
  ['features'],
  ['routes'],
  ['boot'],
  ['prerender'],
  ['main'],
];

/** The mock backend is another program: it shares the pure rules and the contract, nothing else. */
const seenByMocks = new Set(['lib', 'domain', 'api']);

function rowOf(room: string): number {
  return rows.findIndex((row) => row.includes(room.replace(/\/.*/, '')));
}

const roomsOfTopFiles: Record<string, string> = { 'routeTree.gen.ts': 'routes', 'main.tsx': 'main' };

/**
 * @param file path from the project's folder
 * @returns the room: `mocks`, a folder of src, `features/<one>`; a file directly in src has a room of its own, or none
 */
export function roomOf(file: string): string {
  const [top, ...rest] = file.split('/');
  if (top !== 'src') return top ?? '';
  const [room = '', feature] = rest;
  if (rest.length === 1) return roomsOfTopFiles[room] ?? room;
  return room === 'features' ? `features/${feature}` : room;
}

/**
 * @param from path of the importing file
 * @param files all paths of the project that can be imported
 * @returns path of the imported file; null for a package, an asset, or a module that does not exist (which is tsc's matter)
 */
function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  let base: string;
  if (plain.startsWith('@/')) base = `src/${plain.slice(2)}`;
  else if (plain.startsWith('@mocks/')) base = `mocks/${plain.slice(7)}`;
  else if (plain.startsWith('.')) base = path.posix.join(path.posix.dirname(from), plain);
  else return null;
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((name) => files.has(name)) ?? null
  );
}

/** Read by the build tool itself, before there is a bundler to find the extension. */
const readByBuildTool = new Set(['src/config/env-schema.ts']);

/** Tools and tests are not part of the product. */
function reachesOutside(file: string, specifier: string): boolean {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return specifier.startsWith('.') && /^(?:tests|scripts)\//.test(target) && !isTest(file);
}

function mayImport(from: string, to: string, test: boolean): boolean {
  if (from === to) return true;
  if (from === 'mocks') return seenByMocks.has(to);
  // Tests may put a page in front of the mock backend; what they may see of the product stays the same.
  if (to === 'mocks') return test;
  return rowOf(to) < rowOf(from) && rowOf(to) !== -1;
}

function judge(file: string, to: string, { specifier, dynamic }: { specifier: string; dynamic: boolean }): string[] {
  const [fromRoom, toRoom] = [roomOf(file), roomOf(to)];
  // A file directly in src stands above the rooms: to it they are all `./`.
  const atTop = (name: string) => name.startsWith('src/') && name.split('/').length === 2;
  const reachesMocks = file === 'src/features/demo/start-demo.ts' && toRoom === 'mocks';
  if (reachesMocks)
    return dynamic
      ? []
      : [`${file} imports ${specifier} statically; the mock backend is loaded only when the build asks for it`];
  if (!mayImport(fromRoom, toRoom, isTest(file)))
    return [`${file} imports ${specifier}: ${fromRoom} may not see ${toRoom}`];
  const relative = specifier.startsWith('.');
  if (fromRoom === toRoom && !relative) return [`${file} imports ${specifier}: inside a room, imports are relative`];
  if (fromRoom !== toRoom && relative && !atTop(file))
    return [`${file} imports ${specifier}: between rooms, imports use the alias`];
  return [];
}

/**
 * @param sources every file of src and mocks
 * @returns one sentence per import that runs the wrong way or is written the wrong way
 */
export function findForbiddenImports(sources: SourceFile[]): string[] {
  const files = new Set(sources.map((source) => source.path));
  return sources
    .filter(({ path: file }) => !isGenerated(file))
    .flatMap((source) => {
      const room = roomOf(source.path);
      const known = room === 'mocks' || rowOf(room) !== -1 || source.path.endsWith('.d.ts');
      const unknown = known ? [] : [`${source.path}: there is no room "${room}"`];
      const judged = importsOf(source).flatMap((found) => {
        if (/^[@.].*\.[jt]sx?$/.test(found.specifier) && !readByBuildTool.has(source.path))
          return [`${source.path} imports ${found.specifier}: without the file extension`];
        if (reachesOutside(source.path, found.specifier))
          return [`${source.path} imports ${found.specifier}, which is no part of the product`];
        const to = resolveImport(source.path, found.specifier, files);
        return to ? judge(source.path, to, found) : [];
      });
      return [...unknown, ...judged];
    });
}
