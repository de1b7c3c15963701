import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Written into node_modules after an install: the hash of the lock file it was made from. */
const STAMP = '.installed-from';

/**
 * @param {string} file
 * @returns {unknown} the parsed content, or null if there is no readable JSON
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {unknown} lock a lock file, or npm's own record of an install
 * @returns {Map<string, { version?: string, optional?: boolean }>} its packages by folder, without the project itself
 */
function lockedPackages(lock) {
  const packages = typeof lock === 'object' && lock !== null && 'packages' in lock ? Object(lock.packages) : {};
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''));
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether node_modules holds what package-lock.json says. The stamp answers at once; where it does not fit (someone
 * ran `npm ci` by hand, the lock file was written anew) npm's own record of the install is compared, so that nothing is
 * downloaded twice.
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return true;
  const installed = lockedPackages(readJson(path.join(modules, '.package-lock.json')));
  if (installed.size === 0) return false;
  const wanted = lockedPackages(readJson(path.join(root, 'package-lock.json')));
  for (const [folder, { version, optional }] of wanted) {
    const found = installed.get(folder);
    if (found ? found.version !== version : !optional) return false;
  }
  return [...installed.keys()].every((folder) => wanted.has(folder));
}

/** The oldest Node that every tool here runs on (package.json, `engines`). */
const OLDEST_NODE = [20, 19];

/**
 * @param {string} version such as 20.19.0
 * @throws {Error} when it is too old
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}.`);
  }
}

/**
 * Installs what package-lock.json says, unless it is there already. Needs nothing but Node and npm.
 * @param {string} root the project's folder
 * @throws {Error} when Node is too old, or npm fails
 */
export function ensureInstalled(root) {
  requireNode(process.versions.node);
  if (!isInstalled(root)) {
    console.log('Packages: installing what package-lock.json says');
    // Also where the machine says NODE_ENV=production. On Windows npm is a script, which only a shell can start.
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) throw new Error(`npm ci failed:\n${npm.stdout ?? ''}${npm.stderr ?? String(npm.error)}`);
  }
  writeFileSync(path.join(root, 'node_modules', STAMP), lockHash(root));
}

/** What an install or a build makes: a copy makes its own. */
const made = /^(?:node_modules|\.git|\.cache|dist|dist-.*|test-results)$/;

/**
 * The build tool takes `#`, `?` and `%` in the path of a folder for parts of an address, and finds nothing there. The
 * project is then copied to a folder of its own among the machine's temporary ones, always the same, whose installed
 * packages and caches stay for the next time.
 * @param {string} root the project's folder
 * @returns {string} the folder to work in: `root` itself wherever it can be
 */
export function workableRoot(root) {
  if (!/[#?%]/.test(root)) return root;
  const copy = path.join(tmpdir(), `loan-web-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy).filter((entry) => !made.test(entry)))
    rmSync(path.join(copy, name), { recursive: true, force: true });
  for (const name of readdirSync(root).filter((entry) => !made.test(entry)))
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  console.log(`The build tool cannot work in a folder with #, ? or % in its path: working in ${copy}.`);
  return copy;
}
