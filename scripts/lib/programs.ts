// npm test and the tests: find or install Chromium, nginx and others, so that a machine needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runBeside } from './run';

/** Flags under which a plain Chromium runs anywhere: in a container, as root, without a graphics card, quietly. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function inFolders(...names: string[]): string[] {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

const hasApt = () => existsSync('/usr/bin/apt-get');
const mayInstall = () => process.getuid?.() === 0 && hasApt();

/** Runs a way to get a program. Whether it worked shows in whether the program is found afterwards. */
async function attempt(way: () => unknown): Promise<void> {
  try {
    await way();
  } catch {
    // The next way is tried, and the last one says what to do.
  }
}

/** A fresh machine does not know yet what packages there are. */
async function updatePackageLists(): Promise<void> {
  if (mayInstall()) await runBeside('apt-get', ['update', '-qq']);
}

/** Installs a package of Debian or its kin, as root alone. */
async function installPackage(name: string, isThere: () => boolean): Promise<void> {
  if (!mayInstall()) return;
  console.log(`${name}: installing the system's package`);
  const install = () => runBeside('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  await attempt(install);
  if (isThere()) return;
  await attempt(updatePackageLists);
  await attempt(install);
}

/**
 * A program of a Debian package: the machine's own, else installed now.
 * @param file where the package puts it
 * @returns the same path
 * @throws Error saying which package is missing
 */
export async function ensureProgram(file: string, packageName: string): Promise<string> {
  if (!existsSync(file)) await installPackage(packageName, () => existsSync(file));
  if (!existsSync(file)) throw new Error(`There is no ${file}: install Debian's package ${packageName}.`);
  return file;
}

/**
 * A Chromium on this machine: `CHROMIUM_PATH`, else an installed one, else Playwright's own download.
 * @returns its path, or null when there is none that starts
 */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...inFolders('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ];
  return candidates.find((file) => file !== '' && starts(file)) ?? null;
}

/**
 * Chromium without a window: two fifths less processor time. It cannot install an app, for example.
 * @returns its path, or null when none starts or `CHROMIUM_PATH` names a browser for everything
 */
export function findHeadlessShell(): string | null {
  if (process.env['CHROMIUM_PATH']) return null;
  return inFolders('chromium-headless-shell', 'chrome-headless-shell').find(starts) ?? null;
}

/**
 * Finds a headless shell, or installs the distribution's beside its Chromium.
 * @returns its path; null where there is none, and Chromium itself is used
 */
export async function ensureHeadlessShell(): Promise<string | null> {
  if (!findHeadlessShell() && findChromium()?.startsWith('/usr/bin/'))
    await installPackage('chromium-headless-shell', () => findHeadlessShell() !== null);
  return findHeadlessShell();
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then the package of the distribution.
 * @returns its path
 * @throws Error saying what to do when every way failed
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log("Chromium: downloading Playwright's");
  await attempt(() => runBeside('playwright', ['install', 'chromium']));
  if (!findChromium()) await installPackage('chromium', () => findChromium() !== null);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** A web server that can run deploy/nginx.conf. */
export type Nginx = {
  binary: string;
  /** The loadable module behind `brotli_static`. */
  brotliModule: string;
  /** What the server needs around it, on top of the process's own environment. */
  env: Record<string, string>;
};

/** Unpacked, not installed: no service starts, nothing else on the machine changes, and it needs no rights. */
const unpacked = path.resolve('.cache/nginx');
const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * An nginx with its brotli module: the machine's own, else the one unpacked earlier.
 * @returns null when there is none
 */
export function findNginx(): Nginx | null {
  for (const root of ['/', unpacked]) {
    const binary = path.join(root, 'usr/sbin/nginx');
    if (!existsSync(binary)) continue;
    const lib = path.join(root, 'usr/lib');
    const libraries = readdirSync(lib).filter((name) => name.includes('-linux-'));
    const env: Record<string, string> =
      root === '/' ? {} : { LD_LIBRARY_PATH: libraries.map((name) => path.join(lib, name)).join(path.delimiter) };
    // It describes itself on stderr.
    const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8', env: { ...process.env, ...env } });
    const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
    // To a server that is installed, only the module is fetched.
    const brotliModule = [root, unpacked]
      .map((folder) => path.join(folder, modules, 'ngx_http_brotli_static_module.so'))
      .find((file) => existsSync(file));
    if (brotliModule !== undefined) return { binary, brotliModule, env };
  }
  return null;
}

/** Fetches the distribution's packages, with all they need that is not on this machine, and unpacks them. */
async function downloadNginx(): Promise<void> {
  const archives = path.join(unpacked, 'archives');
  mkdirSync(path.join(archives, 'partial'), { recursive: true });
  const settings = [`Dir::Cache::archives=${archives}`, 'Debug::NoLocking=1', 'APT::Sandbox::User=root'];
  const options = [
    '-y',
    '-qq',
    '--download-only',
    '--no-install-recommends',
    ...settings.flatMap((one) => ['-o', one]),
  ];
  await runBeside('apt-get', ['install', ...options, ...nginxPackages]);
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    await runBeside('dpkg', ['-x', path.join(archives, file), unpacked]);
}

/**
 * Finds an nginx, or (on Debian and its kin) fetches the distribution's packages into the project's cache.
 * @throws Error saying what to do when every way failed
 */
export async function ensureNginx(): Promise<Nginx> {
  const ways = [downloadNginx, () => updatePackageLists().then(downloadNginx)];
  for (const way of hasApt() ? ways : []) if (!findNginx()) await attempt(way);
  const found = findNginx();
  if (found) return found;
  throw new Error(
    `No nginx with its brotli module could be found or fetched. On Debian and its kin install ${nginxPackages.join(' and ')}.`,
  );
}
