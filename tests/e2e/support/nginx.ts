import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../../scripts/lib/programs';
import { runBeside } from '../../../scripts/lib/run';
import { proxyTo } from '../../../scripts/lib/serve';
import { type Certificate, makeCertificate } from '../../support/certificate';
import { freePort, listen } from '../../support/listen';

/** The gateway breaks this call off without an answer. */
export const CUT = '/gateway/cut';

/** Replaces what differs from machine to machine, all of which has to be there. */
function inPlaces(config: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((text, [shipped, here]) => {
    if (!text.includes(shipped)) throw new Error(`deploy/nginx.conf no longer says ${shipped}`);
    return text.replaceAll(shipped, here);
  }, config);
}

/** What is in Debian's nginx.conf around the files of conf.d, its logs with whole addresses included. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    load_module ${folder}/brotli.so;
    daemon off;
    worker_processes 2;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      sendfile on;
      tcp_nopush on;
      types_hash_max_size 2048;
      default_type application/octet-stream;
      access_log ${folder}/access.log;
      gzip on;
      ${temporary.join('\n      ')}
      include ${folder}/app.conf;
    }
  `;
}

/** A gateway behind TLS with a name, as the configuration expects it, in front of the mock server. */
async function openGateway(target: string, certificate: Certificate) {
  const server = createHttpsServer(certificate, (request, response) => {
    if (request.url?.startsWith(CUT)) {
      request.socket.destroy();
      return;
    }
    // The host that the page knows; the next hop puts its own in the other one's place.
    request.headers.host = String(request.headers['x-forwarded-host']);
    proxyTo(target, request, response);
  });
  return { server, port: await listen(server) };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function started(server: ChildProcess, port: number): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (server.exitCode !== null) break;
    if (await accepts(port)) return;
    await pause(100);
  }
  throw new Error('nginx does not start; what it says stands above.');
}

/**
 * Runs a real nginx on the shipped configuration, on a build that deploy/release.sh has put there, with everything it
 * writes in a folder of its own.
 * @param basePath as nginx.conf takes it: without a slash at the end
 * @throws Error when there is no nginx, or it does not take the configuration
 */
export async function openNginx(build: string, gateway: string, basePath = '', headerOptions: readonly string[] = []) {
  const nginx = findNginx();
  if (!nginx)
    throw new Error(
      'There is no nginx with its brotli module here: npm test fetches one on Debian and its kin, elsewhere install it.',
    );
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const certificate = makeCertificate(['app.example.com', 'gateway.example.com']);
  const upstream = await openGateway(gateway, certificate);
  const port = await freePort();
  const plainPort = await freePort();
  const app = `${folder}/app`;
  const config = inPlaces(await readFile('deploy/nginx.conf', 'utf8'), {
    'map "" $base_path {\n  default  "";': `map "" $base_path {\n  default  "${basePath}";`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': `listen 127.0.0.1:${plainPort};`,
    'server gateway.example.com:443;': `server 127.0.0.1:${upstream.port};`,
    '/etc/nginx/tls/app.crt': `${folder}/app.crt`,
    '/etc/nginx/tls/app.key': `${folder}/app.key`,
    '/etc/ssl/certs/ca-certificates.crt': `${folder}/app.crt`,
    '/srv/app/current/server.conf': `${app}/current/server.conf`,
    '/var/log/nginx/app.log': `${folder}/app.log`,
  });
  // By a name without spaces: the server's configuration parts words at them.
  await symlink(nginx.brotliModule, `${folder}/brotli.so`);
  await writeFile(`${folder}/app.crt`, certificate.cert);
  await writeFile(`${folder}/app.key`, certificate.key);
  await writeFile(`${folder}/app.conf`, config);
  await writeFile(`${folder}/nginx.conf`, mainConfig(folder));
  let reload = 'true';
  const release = (args: string[]) => runBeside('deploy/release.sh', args, { APP: app, RELOAD: reload });

  /** Releases a build as an operator does. */
  async function put(another: string): Promise<void> {
    const headers = `${folder}/headers`;
    await writeFile(headers, await runBeside('tsx', ['scripts/headers.ts', another, ...headerOptions]));
    await release(['put', another, headers]);
  }

  await put(build);

  const begin = (...more: string[]) =>
    spawn(nginx.binary, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`, ...more], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...nginx.env },
    });
  const ended = (process: ChildProcess) => new Promise<number | null>((resolve) => process.once('exit', resolve));
  const refused = (await ended(begin('-t', '-q'))) !== 0;
  if (refused) throw new Error('nginx does not take deploy/nginx.conf; what it says stands above.');
  const server = begin();
  await started(server, port);
  reload = `kill -HUP ${String(server.pid)}`;

  return {
    origin: `https://127.0.0.1:${port}`,
    /** The same in the clear: no browser registers a worker from a server whose certificate it does not know. */
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    put,
    release,
    /** Everything it has logged so far, in one text; logs that are only written on leaving included. */
    logs: async () => {
      const texts = await Promise.all(
        ['app.log', 'access.log', 'error.log'].map((name) => readFile(`${folder}/${name}`, 'utf8')),
      );
      return texts.join('');
    },
    async close() {
      const end = ended(server);
      server.kill('SIGTERM');
      await end;
      upstream.server.closeAllConnections();
      upstream.server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type NginxSite = Awaited<ReturnType<typeof openNginx>>;
