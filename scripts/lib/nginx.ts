import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { capture } from './run';

/** A web server that can run deploy/nginx.conf. */
export type Nginx = {
  binary: string;
  /** The loadable module behind `brotli_static`. */
  brotliModule: string;
  /** What the server needs around it, on top of the process's own environment. */
  env: Record<string, string>;
};

/** Unpacked, not installed: no service starts, and nothing else on the machine changes. */
const unpacked = path.resolve('.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Folders with shared libraries that came along, such as usr/lib/x86_64-linux-gnu. */
function libraryFolders(root: string): string[] {
  const folders = ['usr/lib', 'lib'].map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => path.join(folder, name)),
  );
}

/** The server below a folder, if it starts and has the module. */
function nginxBelow(root: string, binary: string): Nginx | null {
  const libraries = root === '' ? [] : libraryFolders(root);
  const env: Record<string, string> = libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(path.delimiter) } : {};
  // It tells about itself on stderr.
  const { status, stderr } = spawnSync(binary, ['-V'], { encoding: 'utf8', env: { ...process.env, ...env } });
  const modules = /--modules-path=(\S+)/.exec(status === 0 ? stderr : '')?.[1];
  if (modules === undefined) return null;
  // To a server that is installed, only the module is fetched.
  const brotliModule = [root, unpacked]
    .map((folder) => path.join(folder, modules, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
  return brotliModule === undefined ? null : { binary, brotliModule, env };
}

/**
 * An nginx with its brotli module: the machine's own, else the one unpacked earlier.
 * @returns null when there is none
 */
export function findNginx(): Nginx | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  const installed = folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
  return (installed ? nginxBelow('', installed) : null) ?? nginxBelow(unpacked, path.join(unpacked, 'usr/sbin/nginx'));
}

/** Fetches the distribution's packages, with whatever they need that is not on this machine, and unpacks them. */
function download(): void {
  mkdirSync(path.dirname(unpacked), { recursive: true });
  const folder = mkdtempSync(`${unpacked}-`);
  const archives = path.join(folder, 'archives');
  try {
    mkdirSync(path.join(archives, 'partial'), { recursive: true });
    const options = [`Dir::Cache::archives=${archives}`, 'Debug::NoLocking=1', 'APT::Sandbox::User=root'].flatMap(
      (option) => ['-o', option],
    );
    capture('apt-get', ['install', '-y', '-qq', '--download-only', '--no-install-recommends', ...options, ...packages]);
    const root = path.join(folder, 'root');
    for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
      capture('dpkg', ['-x', path.join(archives, file), root]);
    // Somebody else may have been fetching it, too.
    if (findNginx()) return;
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(root, unpacked);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The next way is tried, and the last one says what to do.
  }
}

/**
 * Finds an nginx, or (on Debian and its kin) fetches the distribution's packages into the project's cache.
 * @throws Error saying what to do when every way failed
 */
export function ensureNginx(): Nginx {
  const found = findNginx();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log("nginx: fetching the system's packages");
    attempt(download);
    const fetched = findNginx();
    if (fetched) return fetched;

    // A fresh machine does not know yet what there is.
    if (process.getuid?.() === 0) {
      attempt(() => {
        capture('apt-get', ['update', '-qq']);
        download();
      });
      const updated = findNginx();
      if (updated) return updated;
    }
  }
  throw new Error(
    `No nginx with its brotli module could be found or fetched. On Debian and its kin install ${packages.join(' and ')}.`,
  );
}
