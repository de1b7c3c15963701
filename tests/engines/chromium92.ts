import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { run } from '../../scripts/lib/run';

/** An npm package that carries the browser itself; no dependency of ours, it is fetched when somebody asks for it. */
const source = '@sparticuz/chromium@92.0.0';
const cache = path.resolve('.cache/engines');
const folder = path.join(cache, 'chromium92');
const binary = path.join(folder, 'chromium');

/** The package was made for machines without these libraries, and brings them along. */
const libraries = path.join(folder, 'lib');

export type OldChromium = { executablePath: string; args: string[]; env: Record<string, string> };

/** It was built to live in one process, without a sandbox and without a graphics card. */
const args = [
  '--no-sandbox',
  '--no-zygote',
  '--single-process',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
];

function environments(): Record<string, string>[] {
  const inherited = process.env['LD_LIBRARY_PATH'];
  return [{}, { LD_LIBRARY_PATH: [libraries, ...(inherited ? [inherited] : [])].join(path.delimiter) }];
}

/** Shared libraries that it does not find; starting it only to see takes long on a busy machine. */
function missing(env: Record<string, string>): string[] {
  const { stdout, error } = spawnSync('ldd', [binary], { encoding: 'utf8', env: { ...process.env, ...env } });
  if (error) return ['ldd'];
  return stdout
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0] ?? '');
}

/** The machine's own libraries first: those of the package are as old as the browser. */
function find(): OldChromium | null {
  if (!existsSync(binary)) return null;
  const env = environments().find((candidate) => missing(candidate).length === 0);
  return env ? { executablePath: binary, args, env } : null;
}

function unpack(name: string, to: string): void {
  writeFileSync(
    to,
    brotliDecompressSync(readFileSync(path.join(cache, 'node_modules/@sparticuz/chromium/bin', `${name}.br`))),
  );
}

function fetchAndUnpack(): void {
  console.log('Fetching Chromium 92 …');
  run('npm', ['install', '--prefix', cache, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', source]);
  const fresh = `${folder}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const archive = path.join(fresh, 'aws.tar');
  unpack('aws.tar', archive);
  run('tar', ['-xf', archive, '-C', fresh]);
  unpack('chromium', path.join(fresh, 'chromium'));
  chmodSync(path.join(fresh, 'chromium'), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** The oldest Chromium we promise to work in, from the cache or the registry. @throws Error when it cannot be had */
export function ensureChromium92(): OldChromium {
  if (!existsSync(binary)) fetchAndUnpack();
  const found = find();
  if (found) return found;
  const [, ours = {}] = environments();
  throw new Error(`Chromium 92 (for Linux on x86-64) does not start here; it misses ${missing(ours).join(', ')}.`);
}
