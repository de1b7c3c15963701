import { createServer } from 'node:net';
import { parseEnv } from '@/config/env-schema';
import { run } from './lib/run';
import { serve } from './lib/serve';

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

/**
 * Builds the demo, serves it, and prints a link for every scenario. Runs until it is stopped.
 * @throws Error with a sentence for the person at the terminal: port taken, build failed, no launch links
 */
export async function startDemo(): Promise<void> {
  const port = choosePort();
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
  const links = launchLinks(home);
  if (links.length === 0) throw new Error('mocks/launch-links.ts names no scenario.');

  run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  await serve({ directory: 'dist-demo', basePath, port, frameAncestors: "'self'" });

  console.log(`\nThe demo runs on ${home} (stop it with Ctrl+C).\n`);
  for (const { scenario, title, href } of links) console.log(`  ${title} (${scenario})\n    ${href}`);
  console.log('');
}
