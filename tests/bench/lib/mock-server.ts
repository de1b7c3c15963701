import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { within } from '@/platform/browser/wait';

/** The port is any free one: the server says which. */
function readOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error('The mock server (mocks/server.ts) ended.')));
  });
}

export type MockServer = {
  origin: string;
  /** Puts the world of a device into a scenario. */
  choose: (deviceId: string, scenario: string) => Promise<void>;
  close: () => void;
};

/**
 * Starts a mock server of the bench's own.
 * @throws Error when it does not listen within 60 s
 */
export async function startMockServer(): Promise<MockServer> {
  const server = spawn(
    process.execPath,
    [path.resolve('node_modules/tsx/dist/cli.mjs'), 'mocks/server.ts', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const origin = await within(
      60_000,
      () => new Error('The mock server did not start'),
      () => readOrigin(server),
    );
    return {
      origin,
      async choose(deviceId, scenario) {
        await fetch(`${origin}/__control/settings?deviceId=${deviceId}`, {
          method: 'POST',
          body: new URLSearchParams({ demo: scenario }),
          signal: AbortSignal.timeout(20_000),
        });
      },
      close: () => server.kill(),
    };
  } catch (error) {
    server.kill();
    throw error;
  }
}
