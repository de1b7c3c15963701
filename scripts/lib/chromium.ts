import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that lies there but misses its libraries is as good as none. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function inFolders(programs: readonly string[]): string[] {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

function candidates(): string[] {
  const chosen = process.env['CHROMIUM_PATH'];
  return [
    ...(chosen ? [chosen] : []),
    ...inFolders(names),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ];
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Chromium without its window, which a test never sees but pays for: two fifths of the processor's time. It cannot do
 * what belongs to the window, installing an app for one.
 * @returns its path, or null when there is none that starts or `CHROMIUM_PATH` names a browser for everything
 */
export function findHeadlessShell(): string | null {
  if (process.env['CHROMIUM_PATH']) return null;
  return inFolders(shellNames).find(runs) ?? null;
}

/**
 * A Chromium on this machine: `CHROMIUM_PATH`, else an installed one, else Playwright's own download.
 * @returns its path, or null when there is none that starts
 */
export function findChromium(): string | null {
  return candidates().find(runs) ?? null;
}

/** Runs an installer without its output; whether it worked shows in whether a browser is found afterwards. */
async function attempt(command: string, args: string[]): Promise<void> {
  try {
    await runBeside(command, args);
  } catch {
    // The next way is tried, and the last one says what to do.
  }
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installPackage(name: string): Promise<void> {
  await attempt('apt-get', ['update', '-qq']);
  await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/**
 * Finds a headless shell, or installs the distribution's beside its Chromium (as root on Debian and its kin).
 * @returns its path; null where there is none, and Chromium itself is used
 */
export async function ensureHeadlessShell(): Promise<string | null> {
  if (!findHeadlessShell() && mayInstall() && findChromium()?.startsWith('/usr/bin/')) {
    console.log("Chromium without a window: installing the system's package");
    await installPackage('chromium-headless-shell');
  }
  return findHeadlessShell();
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then (as root on Debian and its kin) the package.
 * @returns its path
 * @throws Error saying what to do when every way failed
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  console.log("Chromium: downloading Playwright's");
  await attempt('playwright', ['install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (mayInstall()) {
    console.log("Chromium: no download; installing the system's package");
    await installPackage('chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
