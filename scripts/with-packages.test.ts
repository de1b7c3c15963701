// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, requireNode, workableRoot } from './with-packages.mjs';

let root = '';

function lock(packages: Record<string, { version: string; optional?: boolean }>): string {
  return JSON.stringify({ lockfileVersion: 3, packages });
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'install-'));
  await mkdir(path.join(root, 'node_modules'));
  await writeFile(
    path.join(root, 'package-lock.json'),
    lock({
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/native': { version: '2.0.0', optional: true },
    }),
  );
});

afterEach(() => rm(root, { recursive: true }));

function record(packages: Record<string, { version: string }>): Promise<void> {
  return writeFile(path.join(root, 'node_modules/.package-lock.json'), lock(packages));
}

describe('whether the packages are installed', () => {
  it('is no without node_modules', async () => {
    await rm(path.join(root, 'node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('is yes after npm ci by hand, optional packages of other platforms left out', async () => {
    await record({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/a': { version: '0.9.0' } }],
    ['a missing package', { 'node_modules/native': { version: '2.0.0' } }],
    ['a package too many', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }],
  ])('is no with %s', async (_, packages) => {
    await record(packages);
    expect(isInstalled(root)).toBe(false);
  });
});

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s will do', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.9.0'])('%s is too old', (version) => {
    expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
  });
});

describe('a folder that the build tool cannot work in', () => {
  it('is every folder with a sign of an address in its name, and no other', async () => {
    expect(workableRoot(root)).toBe(root);
    const awkward = path.join(root, 'a #1 100%20');
    await mkdir(path.join(awkward, 'src'), { recursive: true });
    await mkdir(path.join(awkward, 'node_modules'));
    await writeFile(path.join(awkward, 'src/a.ts'), 'old');
    const copy = workableRoot(awkward);
    expect(copy).not.toMatch(/[#?%]/);
    await writeFile(path.join(copy, 'gone.ts'), '');
    await mkdir(path.join(copy, 'node_modules'));
    await writeFile(path.join(awkward, 'src/a.ts'), 'new');
    expect(workableRoot(awkward)).toBe(copy);
    expect((await readdir(copy)).sort()).toEqual(['node_modules', 'src']);
    expect(await readFile(path.join(copy, 'src/a.ts'), 'utf8')).toBe('new');
    await rm(copy, { recursive: true });
  });
});
