// npm test and the tests: find or install Chromium, nginx and other programs, so that a machine needs only Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runBeside } from './run';

/** Flags with which Chromium runs in a container, as root and without a graphics card, and prints little. */
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

/** Tries to install a program; the caller checks whether it is there afterwards. */
async function attempt(installation: () => unknown): Promise<void> {
  try {
    await installation();
  } catch {
    // The caller tries another way, or throws an error.
  }
}

/** A new machine has no lists of packages yet. */
async function updatePackageLists(): Promise<void> {
  if (mayInstall()) await runBeside('apt-get', ['update', '-qq']);
}

/** Installs a package of Debian or a similar system; only as root. */
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
 * Finds a program of a Debian package, or installs the package.
 * @param file its path in the package
 * @returns the same path
 * @throws Error naming the missing package
 */
export async function ensureProgram(file: string, packageName: string): Promise<string> {
  if (!existsSync(file)) await installPackage(packageName, () => existsSync(file));
  if (!existsSync(file)) throw new Error(`There is no ${file}: install Debian's package ${packageName}.`);
  return file;
}

/**
 * Finds a Chromium on this machine: `CHROMIUM_PATH`, an installed one, or Playwright's download.
 * @returns its path, or null if none starts
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
 * Finds Chromium's headless shell, which needs 40 % less processor time, but cannot install an app, for example.
 * @returns its path, or null if none starts, or if `CHROMIUM_PATH` names a browser for all tests
 */
export function findHeadlessShell(): string | null {
  if (process.env['CHROMIUM_PATH']) return null;
  return inFolders('chromium-headless-shell', 'chrome-headless-shell').find(starts) ?? null;
}

/**
 * Finds a headless shell, or installs that of the distribution if Chromium is from there too.
 * @returns its path; null without one: Chromium is used
 */
export async function ensureHeadlessShell(): Promise<string | null> {
  if (!findHeadlessShell() && findChromium()?.startsWith('/usr/bin/'))
    await installPackage('chromium-headless-shell', () => findHeadlessShell() !== null);
  return findHeadlessShell();
}

/**
 * Finds a Chromium, or installs one: Playwright's download, or the package of the distribution.
 * @returns its path
 * @throws Error saying what to do, if neither works
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
  /** Environment variables that the server needs in addition to those of the process. */
  env: Record<string, string>;
};

/** nginx is unpacked here, not installed: no service starts, nothing else on the machine changes, no rights needed. */
const nginxFolder = path.resolve('.cache/nginx');
const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Finds an nginx with its brotli module: the installed one, or the one unpacked earlier.
 * @returns null without one
 */
export function findNginx(): Nginx | null {
  for (const root of ['/', nginxFolder]) {
    const binary = path.join(root, 'usr/sbin/nginx');
    if (!existsSync(binary)) continue;
    const lib = path.join(root, 'usr/lib');
    const libraries = readdirSync(lib).filter((name) => name.includes('-linux-'));
    const env: Record<string, string> =
      root === '/' ? {} : { LD_LIBRARY_PATH: libraries.map((name) => path.join(lib, name)).join(path.delimiter) };
    // nginx prints its version and options on stderr.
    const { stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8', env: { ...process.env, ...env } });
    const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
    // Only the module is fetched for an installed server.
    const brotliModule = [root, nginxFolder]
      .map((folder) => path.join(folder, modules, 'ngx_http_brotli_static_module.so'))
      .find((file) => existsSync(file));
    if (brotliModule !== undefined) return { binary, brotliModule, env };
  }
  return null;
}

/** Downloads the distribution's packages with their missing dependencies, and unpacks them. */
async function downloadNginx(): Promise<void> {
  const archives = path.join(nginxFolder, 'archives');
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
    await runBeside('dpkg', ['-x', path.join(archives, file), nginxFolder]);
}

/**
 * Finds an nginx, or downloads the distribution's packages into the project's cache (Debian and similar systems).
 * @throws Error saying what to do, if that fails
 */
export async function ensureNginx(): Promise<Nginx> {
  const ways = [downloadNginx, () => updatePackageLists().then(downloadNginx)];
  for (const way of hasApt() ? ways : []) if (!findNginx()) await attempt(way);
  const found = findNginx();
  if (found) return found;
  throw new Error(
    `No nginx with its brotli module could be found or downloaded. On Debian and similar systems install ${nginxPackages.join(' and ')}.`,
  );
}
