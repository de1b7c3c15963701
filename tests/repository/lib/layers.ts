import path from 'node:path';
import { isGenerated, isTest, type SourceFile } from '../../../scripts/lib/source-files';
import { importsOf } from './syntax';

/**
 * Which way imports run: a layer may import the layers of the rows above its own, never a neighbour in its row.
 * Layers are folder names, so that a folder added tomorrow is guarded, or refused, by itself.
 */
const rows = [
  ['domain'],
  ['config'],
  // Its folders see each other; no circle of files among them (oxlint).
  ['platform'],
  ['ui'],
  ['features'],
  ['routes'],
  ['boot'],
  ['main'],
  // Demo and desk: programs of their own around the product, which sees none of them.
  ['internal'],
];

/** The mock backend is another program: it shares the pure rules and the contract, nothing else. */
const seenByMocks = new Set(['domain', 'platform/api', 'platform/bridge', 'platform/browser', 'contract/conformance']);

/** For the team of the gateway: pure tools compare a call with the contract, the others run them against a server. */
const seenByContract: Record<string, ReadonlySet<string>> = {
  'contract/conformance': new Set(['domain', 'platform/api', 'platform/browser']),
  contract: new Set([
    'domain',
    'platform/api',
    'platform/browser',
    'platform/session',
    'mocks',
    'contract/conformance',
  ]),
};

/**
 * Tools and tests, in the same way; all of them see the product and its mocks. The product sees none of them, its tests
 * see `tests/support`. The programs directly in `scripts` are started, not imported.
 */
const toolRows = [
  ['/config'],
  ['scripts/lib'],
  ['scripts/prerender'],
  ['scripts/vite'],
  ['scripts/check'],
  ['scripts'],
  ['tests/support'],
  ['tests/e2e/support'],
  ['tests/bench', 'tests/delivery', 'tests/engines', 'tests/kill', 'tests/payments', 'tests/repository'],
  ['tests/e2e'],
  ['tests'],
];

/** The row of a layer of the product, or of the tools; -1 for none. */
function rowOf(layer: string): number {
  return isTool(layer)
    ? toolRows.findIndex((row) => row.includes(layer))
    : rows.findIndex((row) => row.includes(layer.replace(/\/.*/, '')));
}

function isTool(layer: string): boolean {
  return /^(?:scripts|tests|\/config)\b/.test(layer);
}

const layersOfTopFiles: Record<string, string> = { 'routeTree.gen.ts': 'routes', 'main.tsx': 'main' };

/**
 * @param file path from the project's folder
 * @returns the layer: `mocks`, `contract`, a folder of src, `features/<one>`, `platform/<one>`; a file directly in src
 *   has a layer of its own, or none. Of tools and tests `scripts`, `tests`, or a folder in them; the end-to-end tests
 *   are one, `tests/e2e/support` is another
 */
function layerOf(file: string): string {
  const [top = '', ...rest] = file.split('/');
  const [first = '', second] = rest;
  if (top === 'config') return '/config';
  if (isTool(top)) {
    if (rest.length === 1) return top;
    return first === 'e2e' && second === 'support' ? `${top}/e2e/support` : `${top}/${first}`;
  }
  if (top === 'contract') return first === 'conformance' ? 'contract/conformance' : top;
  if (top !== 'src') return top;
  if (rest.length === 1) return layersOfTopFiles[first] ?? first;
  if (first === 'platform' && rest.length === 2) return first;
  return first === 'features' || first === 'platform' ? `${first}/${second}` : first;
}

/** @returns path of the imported file; null for a package, an asset, or a module that does not exist */
function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  const base = plain.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), plain)
    : plain.replace(/^@\//, 'src/').replace(/^@(?=(?:mocks|contract|tests)\/)/, '');
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((name) => files.has(name)) ?? null
  );
}

/** The rules of a market are data of its pack: asked for through `marketRules`. */
const packReader = 'src/domain/market-rules.ts';

/** Read by the build tool itself, before there is a bundler to find the extension. */
const readByBuildTool = new Set(['config/env-schema.ts', 'config/market-packs.ts']);

function mayImport(from: string, to: string, test: boolean): boolean {
  if (from === to) return true;
  if (test && to === 'tests/support') return true;
  if (isTool(from)) return !isTool(to) || (to !== 'scripts' && rowOf(to) !== -1 && rowOf(to) < rowOf(from));
  // The settings of a build: the product knows their types.
  if (isTool(to)) return to === '/config';
  if (from === 'mocks') return seenByMocks.has(to);
  const contract = seenByContract[from];
  if (contract) return contract.has(to) || (test && to === 'mocks');
  if (to === 'contract/conformance') return test || from === 'internal';
  // Tests may put a page in front of the mock backend; what they may see of the product stays the same.
  if (to === 'mocks') return test || from === 'internal';
  if (from.startsWith('platform') && to.startsWith('platform')) return true;
  return rowOf(to) < rowOf(from) && rowOf(to) !== -1;
}

function judge(file: string, to: string, specifier: string): string[] {
  const [from, into] = [layerOf(file), layerOf(to)];
  if (/\.(?:test|spec)\.tsx?$/.test(to)) return [`${file} imports ${specifier}: nobody imports a test`];
  // A file directly in src is above the layers: to it they are all `./`.
  const atTop = (name: string) => name.startsWith('src/') && name.split('/').length === 2;
  // An area asks for the data of another by its queries, reads its records, and says what they say of payments.
  const isDataOfArea =
    from.startsWith('features/') && into.startsWith('features/') && /\/(?:queries\.ts$|records\/|payments\/)/.test(to);
  if (!isDataOfArea && !mayImport(from, into, isTest(file)))
    return [`${file} imports ${specifier}: ${from} may not see ${into}`];
  // Tools have no alias of their own.
  if (isTool(from) || isTool(into)) return [];
  const relative = specifier.startsWith('.');
  if (from === into && !relative) return [`${file} imports ${specifier}: inside a layer, imports are relative`];
  if (from !== into && relative && !atTop(file))
    return [`${file} imports ${specifier}: between layers, imports use the alias`];
  return [];
}

/** @returns one sentence per import of src, contract, mocks, scripts or tests that runs or is written the wrong way */
export function findForbiddenImports(sources: SourceFile[]): string[] {
  const files = new Set(sources.map((source) => source.path));
  return sources
    .filter(({ path: file }) => !isGenerated(file))
    .flatMap((source) => {
      const layer = layerOf(source.path);
      const known =
        layer === 'mocks' || layer in seenByContract || rowOf(layer) !== -1 || source.path.endsWith('.d.ts');
      const unknown = known ? [] : [`${source.path}: there is no layer "${layer}"`];
      const judged = importsOf(source).flatMap((specifier) => {
        if (/^[@.].*\.[jt]sx?$/.test(specifier) && !isTool(layer) && !readByBuildTool.has(source.path))
          return [`${source.path} imports ${specifier}: without the file extension`];
        if (specifier.startsWith('@markets/') && source.path !== packReader)
          return [`${source.path} imports ${specifier}: only ${packReader} reads the packs`];
        const to = resolveImport(source.path, specifier, files);
        return to ? judge(source.path, to, specifier) : [];
      });
      return [...unknown, ...judged];
    });
}
