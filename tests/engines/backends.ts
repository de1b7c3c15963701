import { createHttpServer } from '@mocks/server/create-http-server';
import { serve, type Served } from '../../scripts/lib/serve';
import { launchUrl, newLaunch } from '../e2e/support/launch';
import { orderOf } from '../e2e/support/scenario';

/** A build under the headers it is shipped with, and how its pages are opened. */
export type Backend = {
  /** @returns the address that opens a page of a scenario for a borrower no one else is */
  address: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<string>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** Puts the world of a device into a scenario, and gives what the address must say for it. */
type Settle = (scenario: string, deviceId: string) => Promise<Record<string, string>>;

async function open(directory: string, gateway: string | undefined, settle: Settle): Promise<Backend> {
  const options = { directory, ...(gateway !== undefined && { gateway }) };
  let served: Served | undefined = await serve({ ...options, port: 0 });
  const { port } = served;
  async function stop(): Promise<void> {
    await served?.close();
    served = undefined;
  }
  return {
    async address(scenario, path, inputs = {}) {
      const { productId, orderId, pop } = orderOf(scenario);
      const launch = newLaunch({ pop });
      const world = await settle(scenario, launch.deviceId);
      return `http://127.0.0.1:${port}${launchUrl(path, launch, { productId, orderId, ...world, ...inputs })}`;
    },
    stop,
    async start() {
      served ??= await serve({ ...options, port });
    },
    close: stop,
  };
}

/** The demo: its backend lies in the page. */
export function openDemo(): Promise<Backend> {
  return open('dist-demo', undefined, async (scenario) => ({ demo: scenario }));
}

function listen(): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve, reject) => {
    const server = createHttpServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}

/** What is shipped, against the mock server. */
export async function openProduction(): Promise<Backend> {
  const gateway = await listen();
  const pages = await open('dist', gateway.origin, async (scenario, deviceId) => {
    const body = JSON.stringify({ demo: scenario });
    const answer = await fetch(`${gateway.origin}/__control/settings?deviceId=${deviceId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`The mock server answered ${answer.status}`);
    return {};
  });
  return {
    ...pages,
    async close() {
      await pages.close();
      gateway.close();
    },
  };
}
