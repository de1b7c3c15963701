// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompressFolder } from './precompress';

const long = 'const amount = 155400000;\n'.repeat(100);
const incompressible = randomBytes(2048);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/main-Ab3_d-9Z.js'), long);
  await writeFile(path.join(folder, 'assets/photo.png'), long);
  await writeFile(path.join(folder, 'small.html'), '<p>Small</p>');
  await writeFile(path.join(folder, 'noise.txt'), incompressible);
  await precompressFolder(folder);
});

afterAll(() => rm(folder, { recursive: true }));

describe('a compressed build', () => {
  it('has both versions beside a text file, and they are that file', async () => {
    const file = path.join(folder, 'assets/main-Ab3_d-9Z.js');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(long);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(long);
  });

  it('has none beside pictures and small files', async () => {
    expect((await readdir(path.join(folder, 'assets'))).sort()).toEqual([
      'main-Ab3_d-9Z.js',
      'main-Ab3_d-9Z.js.br',
      'main-Ab3_d-9Z.js.gz',
      'photo.png',
    ]);
    expect(await readdir(folder)).not.toContain('small.html.br');
  });

  it('has none that would be larger than the file itself', async () => {
    expect((await readdir(folder)).filter((name) => name.startsWith('noise'))).toEqual(['noise.txt']);
  });

  it('compresses no compressed file when it is done again', async () => {
    await precompressFolder(folder);
    expect((await readdir(path.join(folder, 'assets'))).filter((name) => /\.(?:br|gz)\.(?:br|gz)$/.test(name))).toEqual(
      [],
    );
  });
});
