// The steps `routes`, `catalogs` and `again`: generated files are up to date; two builds of a commit are equal.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { resolveConfig } from 'vite';
import { parseSwitches } from '@/platform/api/contract/switches';
import { runBeside } from '../lib/run';
import { listFiles } from '../lib/source-files';

/** @returns the content of every file below a folder, by its path in that folder; none if the folder is missing */
function contentOf(folder: string): Map<string, string> {
  const files = existsSync(folder) ? listFiles(folder) : [];
  return new Map(files.map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]));
}

/** @returns the files that only one of the two has, or that differ */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

/**
 * Checks a switches file before it is uploaded (docs/switches.md).
 * @throws Error with one line per fault: pages would ignore the whole file
 */
export function checkSwitches(file: string): void {
  const parsed = parseSwitches(readFileSync(file, 'utf8'));
  if ('faults' in parsed) throw new Error(`Pages ignore ${file}:\n  ${parsed.faults.join('\n  ')}`);
}

/** The files of a build without the name of its commit, and with the same paths of packages in each folder. */
function withoutReleaseAndPaths(folder: string): Map<string, string> {
  const { release } = v.parse(
    v.object({ release: v.string() }),
    JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8')),
  );
  const files = [...contentOf(folder)].filter(([file]) => !/^\/version\.json|\.html\.(?:br|gz)$/.test(file));
  return new Map(
    files.map(([file, content]) => [
      file,
      Buffer.from(content, 'base64')
        .toString('latin1')
        .replaceAll(release, '')
        .replaceAll(/"(?:\.\.\/)+node_modules\//g, '"node_modules/'),
    ]),
  );
}

/** @throws Error naming the files that differ, or that only one of the two builds has */
function expectSame(one: string, other: string): void {
  const different = differences(withoutReleaseAndPaths(one), withoutReleaseAndPaths(other));
  if (different.length > 0) throw new Error(`${one} and ${other} differ:\n  ${different.join('\n  ')}`);
}

/** Demo, desk, mocks, contract tools and their texts, but not the OpenAPI document: stored answers have its version. */
const notProduct = /^(?:src\/internal|locales\/internal|contract\/(?!generated\/)|mocks)\//;

/**
 * Builds the product again in a copy of the project without demo, desk, mocks and contract tools: the bytes must be the
 * same.
 * @returns what the build printed
 * @throws Error naming the files that differ from those in `dist` and `dist-maps`
 */
export async function buildProductAlone(): Promise<string> {
  // Inside the project's folder, so that packages are found.
  const copy = '.cache/product-alone';
  rmSync(copy, { recursive: true, force: true });
  for (const file of listFiles('.').filter((name) => !notProduct.test(name))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  const printed = await runBeside('vite', ['build', '--logLevel', 'warn'], {}, copy);
  expectSame('dist', `${copy}/dist`);
  expectSame('dist-maps', `${copy}/dist-maps`);
  return printed;
}

/** @throws Error naming the files of `folder` that `generate` had to write */
async function expectUpToDate(folder: string, generate: () => Promise<unknown>): Promise<void> {
  const before = contentOf(folder);
  await generate();
  const changed = differences(before, contentOf(folder)).map((file) => folder + file);
  if (changed.length > 0)
    throw new Error(`Not up to date. They are written now; check and commit them.\n  ${changed.join('\n  ')}`);
}

/**
 * Checks that the route tree fits the route files: the router writes the tree when the build's configuration is read.
 * @throws Error if files had to be written, or if the router printed an error
 */
export async function checkRouteTree(): Promise<void> {
  const complaints: unknown[] = [];
  const print = console.error;
  console.error = (...parts: unknown[]) => complaints.push(...parts);
  try {
    await expectUpToDate('src', () => resolveConfig({ logLevel: 'silent' }, 'build'));
  } finally {
    console.error = print;
  }
  if (complaints.length > 0) throw new Error(`The router cannot make its tree:\n${complaints.map(String).join('\n')}`);
}

/**
 * Checks that the catalogs contain exactly the messages of the code. tests/repository/catalogs.test.ts checks the
 * translations.
 * @throws Error naming the catalogs that were not up to date
 */
export async function checkCatalogs(): Promise<void> {
  await expectUpToDate('locales', () => runBeside('lingui', ['extract', '--clean']));
}
