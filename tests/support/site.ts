import { createHttpServer } from '@mocks/server/create-http-server';
import { serve, type Served, type ServeOptions } from '../../scripts/lib/serve';
import { listen } from './listen';

/** A mock server: it outlives every browser, and counts what has really left a page. */
export type MockServer = {
  origin: string;
  /** Changes the world of a device: its scenario, faults and clock. @throws Error when it is refused */
  settings: (deviceId: string, body: Record<string, string>) => Promise<void>;
  close: () => void;
};

/** Starts a mock server on a free port. */
export async function openMockServer(): Promise<MockServer> {
  const server = createHttpServer();
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    async settings(deviceId, body) {
      const answer = await fetch(`${origin}/__control/settings?deviceId=${deviceId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The mock server answered ${answer.status}.`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A build on a free port, which can be stopped and started again at the same address. */
export type Site = { origin: string; stop: () => Promise<void>; start: () => Promise<void> };

/** Serves a build. */
export async function openSite(options: Omit<ServeOptions, 'port'>): Promise<Site> {
  let served: Served | undefined = await serve({ ...options, port: 0 });
  const { port } = served;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await served?.close();
      served = undefined;
    },
    async start() {
      served ??= await serve({ ...options, port });
    },
  };
}
