// npm start, npm test: installs the packages of package-lock.json, then runs a script of this folder by its name, such
// as `check all`. Plain JavaScript, because no package may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
 * @param {unknown} lock a lock file, or npm's record of an install
 * @returns {Map<string, { version?: string, optional?: boolean }>} its packages by folder, without the project itself
 */
function lockedPackages(lock) {
  const packages = typeof lock === 'object' && lock !== null && 'packages' in lock ? Object(lock.packages) : {};
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''));
}

/**
 * Whether node_modules has the packages of package-lock.json, by npm's record of the last install.
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installed = lockedPackages(readJson(path.join(root, 'node_modules/.package-lock.json')));
  if (installed.size === 0) return false;
  const wanted = lockedPackages(readJson(path.join(root, 'package-lock.json')));
  for (const [folder, { version, optional }] of wanted) {
    const found = installed.get(folder);
    if (found ? found.version !== version : !optional) return false;
  }
  return [...installed.keys()].every((folder) => wanted.has(folder));
}

/**
 * @param {string} version such as 20.19.0
 * @throws {Error} when it is older than every tool here needs (package.json, `engines`)
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`Node 20.19 or newer is needed; this is ${version}.`);
}

/**
 * Installs the packages of package-lock.json, if they are not installed. It needs only Node and npm.
 * @param {string} root the project's folder
 * @throws {Error} when npm fails
 */
function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing the packages of package-lock.json');
  // Development packages too, also with NODE_ENV=production. On Windows npm is a script, which only a shell can start.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm ci failed:\n${npm.stdout ?? ''}${npm.stderr ?? String(npm.error)}`);
}

/** Files of an install or a build, which are not copied. */
const generated = /^(?:node_modules|\.git|\.cache|dist|dist-.*|test-results)$/;

/**
 * The build tool cannot work in a folder with `#`, `?` or `%` in its path, which it parses as parts of an address. The
 * project is then copied to a temporary folder, always the same, so that packages and caches stay for the next time.
 * @param {string} root the project's folder
 * @returns {string} the folder to work in: `root` if possible
 */
export function workableRoot(root) {
  if (!/[#?%]/.test(root)) return root;
  const copy = path.join(tmpdir(), `loan-web-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy).filter((entry) => !generated.test(entry)))
    rmSync(path.join(copy, name), { recursive: true, force: true });
  for (const name of readdirSync(root).filter((entry) => !generated.test(entry)))
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  console.log(`The build tool cannot work in a folder with #, ? or % in its path: working in ${copy}.`);
  return copy;
}

async function main() {
  requireNode(process.versions.node);
  const root = workableRoot(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
  process.chdir(root);
  ensureInstalled(root);
  // With the packages of that folder.
  const scripts = pathToFileURL(path.join(root, 'scripts/')).href;
  const { tsImport } = await import(pathToFileURL(path.join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  const [name] = process.argv.splice(2, 1);
  await tsImport(`./${name}.ts`, scripts);
}

// A test imports this file without running it.
if (path.basename(process.argv[1] ?? '') === 'with-packages.mjs') {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
