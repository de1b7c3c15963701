import { spawn } from 'node:child_process';
import path from 'node:path';

const ORIGIN = 'http://127.0.0.1:4010';

async function answers(): Promise<boolean> {
  return fetch(`${ORIGIN}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts the mock server, or uses the one that runs already.
 * @throws Error when it does not answer within 20 s
 */
export async function startMockServer(): Promise<{ origin: string; close: () => void }> {
  if (await answers()) return { origin: ORIGIN, close: () => {} };
  const server = spawn(process.execPath, [path.resolve('node_modules/tsx/dist/cli.mjs'), 'mocks/server.ts', '--port', '4010'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + 20_000;
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill();
      throw new Error('The mock server (mocks/server.ts) does not answer.');
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { origin: ORIGIN, close: () => server.kill() };
}
