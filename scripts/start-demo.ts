// npm start: builds the demo, serves it, and says how to begin.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { parseEnv } from '@/config/env-schema';
import { run } from './lib/run';
import { serve } from './lib/serve';
import { everyInterface, originsOf, startLines } from './lib/start-lines';

const DEFAULT_PORT = 4173;

/** Asked before the build, so that nobody waits for a build that cannot be served. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

function choosePort(): number {
  const wanted = process.env['PORT'] ?? String(DEFAULT_PORT);
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535 (is "${wanted}").`);
  return port;
}

/** `--host` alone listens everywhere, `--host=192.168.1.20` there as well. @returns null where only this machine is served */
function chooseHost(args: readonly string[]): string | null {
  const alone = args.map((one) => (one === '--host' ? `--host=${everyInterface}` : one));
  return parseArgs({ args: alone, options: { host: { type: 'string' } } }).values.host ?? null;
}

/**
 * Builds the demo, serves it, and says where it is and how it begins. Runs until it is stopped.
 * @param args what stands behind `npm start --`
 * @throws Error with a sentence for the person at the terminal: port taken, build failed, no launch links
 */
async function startDemo(args: readonly string[]): Promise<void> {
  const port = choosePort();
  const host = chooseHost(args);
  const free = (await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'));
  if (!free) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  // Loaded here, not at the top: a mistake in the mocks must not hide the message about the port.
  const { launchLinks } = await import('@mocks/launch-links');
  const { loadEnv } = await import('vite');
  const { basePath } = parseEnv(loadEnv('demo', process.cwd(), 'VITE_')).config;
  const home = `http://localhost:${port}${basePath}`;
  if (launchLinks(home).length === 0) throw new Error('mocks/launch-links.ts names no scenario.');

  run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  const origins = host === null ? [] : originsOf(networkInterfaces(), host, port);
  // The page offers them where its own address means nothing to another device (src/internal/demo/own-address.ts).
  if (host !== null) writeFileSync('dist-demo/own-address.json', JSON.stringify({ origins }));
  await serve({ directory: 'dist-demo', basePath, port, frameAncestors: "'self'", ...(host !== null && { host }) });
  for (const line of startLines(
    home,
    origins.map((origin) => origin + basePath),
  ))
    console.log(line);
}

await startDemo(process.argv.slice(2));
