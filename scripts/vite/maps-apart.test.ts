// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../lib/stack-places';
import { mapsApart } from './maps-apart';
import { releaseMarks } from './release-marks';

let root = '';
let stack = '';

const source = `/** Amounts are whole. */
export function halve(amount: number): number {
  if (amount % 2 !== 0) {
    throw new Error('odd: ' + String(amount));
  }
  return amount / 2;
}
`;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'places-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/halve.ts'), source);
  await writeFile(
    path.join(root, 'src/main.ts'),
    "import { halve } from './halve';\nObject.assign(globalThis, { halve });\n",
  );
  await writeFile(
    path.join(root, 'index.html'),
    '<html><head></head><script type="module" src="/src/main.ts"></script></html>',
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { sourcemap: 'hidden', modulePreload: { polyfill: false } },
    plugins: [
      releaseMarks(() => ({ version: '1.2.3', commit: 'a'.repeat(40), isModified: false, name: '1.2.3+aaaaaaaaaaaa' })),
      mapsApart(),
    ],
  });
  const [file = ''] = await readdir(path.join(root, 'dist/assets'));
  await import(/* @vite-ignore */ pathToFileURL(path.join(root, 'dist/assets', file)).href);
  // What the chunk has put there.
  const { halve } = globalThis as unknown as { halve: (amount: number) => number };
  try {
    halve(3);
  } catch (error) {
    stack = error instanceof Error ? (error.stack ?? '') : '';
  }
});

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'halve');
  await rm(root, { recursive: true });
});

/** A frame of the stack, as a page on a host reports it. */
const reported = () => /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0] ?? '';
const place = /src\/halve\.ts:4:\d+/;

describe('a build with its maps apart', () => {
  it('holds no map and names none; each script has its own beside the build, with what says which build it is', async () => {
    const scripts = await readdir(path.join(root, 'dist/assets'));
    expect(scripts.filter((name) => !name.endsWith('.js'))).toEqual([]);
    for (const name of scripts) {
      expect(await readFile(path.join(root, 'dist/assets', name), 'utf8')).not.toContain('sourceMappingURL');
      expect(existsSync(path.join(root, `dist-maps/assets/${name}.map`)), name).toBe(true);
    }
    const version = await readFile(path.join(root, 'dist/version.json'), 'utf8');
    expect(JSON.parse(version)).toMatchObject({
      release: '1.2.3+aaaaaaaaaaaa',
      version: '1.2.3',
      commit: 'a'.repeat(40),
    });
    expect(await readFile(path.join(root, 'dist-maps/version.json'), 'utf8')).toBe(version);
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toContain(
      '<meta name="release" content="1.2.3+aaaaaaaaaaaa">',
    );
  });
});

describe('a stack', () => {
  it.each([
    ['Chromium', (at: string) => `Error: odd: 3\n    at Xe (https://loan.example/app/${at})\n    at <anonymous>`],
    ['Firefox and Safari', (at: string) => `Xe@https://loan.example/app/${at}\n@https://loan.example/app/${at}`],
    ['a report on one line', (at: string) => `odd: 3 | /${at} | release 1.2.3`],
    ['a report as it arrives', (at: string) => JSON.stringify({ kind: 'error', stack: [at, at] })],
    [
      'a page that was asked for with a query',
      (at: string) => `at Xe (https://loan.example/${at.replace('.js', '.js?v=1')})`,
    ],
  ])('of %s leads to the line of the source', (_, write) => {
    const result = placesOf(write(reported()), path.join(root, 'dist-maps'));
    expect(result.text).toMatch(place);
    expect(result.text).not.toContain('assets/');
    expect(result.found).toBe(write(reported()).split('.js').length - 1);
    expect(result.unknown).toEqual([]);
  });

  it('of Node leads there as well, with what stands around it untouched', () => {
    const result = placesOf(stack, path.join(root, 'dist-maps'));
    expect(result.text).toMatch(/^Error: odd: 3\n {4}at .*src\/halve\.ts:4:\d+/);
    expect(result.found).toBeGreaterThan(0);
  });

  it('of another build is left as it is, and said to be', () => {
    const text = 'at Xe (https://loan.example/assets/other-12345678.js:1:20)';
    expect(placesOf(text, path.join(root, 'dist-maps'))).toEqual({
      text,
      found: 0,
      unknown: ['assets/other-12345678.js'],
    });
  });
});
