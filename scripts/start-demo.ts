// npm start: builds the demo, serves it until it is stopped, and prints how to begin.
// `npm start -- --host` serves other devices too, `--host=192.168.1.20` at that address; PORT chooses another port.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { parseEnv } from '../config/env-schema.ts';
import { run } from './lib/run';
import { serve } from './lib/serve';

/** Listens at every address of the machine. */
const everyInterface = '0.0.0.0';

/** Whether a port is free. Checked before the build, which takes long. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function choosePort(): number {
  const wanted = process.env['PORT'] ?? '4173';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535 (is "${wanted}").`);
  return port;
}

/** @returns the address to listen at besides this machine's own; null without `--host` */
function chooseHost(): string | null {
  const args = process.argv.slice(2).map((one) => (one === '--host' ? `--host=${everyInterface}` : one));
  return parseArgs({ args, options: { host: { type: 'string' } } }).values.host ?? null;
}

/** The origins at which other devices reach a server that listens at `host`. */
function originsOf(host: string | null, port: number): string[] {
  if (host === null) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
  return (host === everyInterface ? addresses : [host]).map((address) => `http://${address}:${port}`);
}

const port = choosePort();
const host = chooseHost();
if (!(await isFree(port, '127.0.0.1')) || !(await isFree(port, '::1')))
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );

// Imported here, because loading it takes time: the message about the port comes first.
const { loadEnv } = await import('vite');
const { basePath } = parseEnv(loadEnv('demo', process.cwd(), 'VITE_')).config;
run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
const origins = originsOf(host, port);
// The page shows them if its address is `localhost`, which other devices cannot open
// (src/internal/demo/panel/panel.tsx).
if (host !== null) writeFileSync('dist-demo/own-address.json', JSON.stringify({ origins }));
await serve({ directory: 'dist-demo', basePath, port, frameAncestors: "'self'", ...(host !== null && { host }) });

const home = `http://localhost:${port}${basePath}`;
const addresses = [home, ...origins.map((origin) => origin + basePath)];
console.log(`The demo is on ${addresses.join(' and ')} (Ctrl+C stops it).`);
console.log('Open it and press Play: the whole product in two minutes.');
console.log(`All launch links: npm run links -- ${home}`);
