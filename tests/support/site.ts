import { createHttpServer } from '@mocks/server/create-http-server';
import { serve, type Served, type ServeOptions } from '../../scripts/lib/serve';
import { listen } from './listen';
import { controlOf, type MockControl } from './mock-control';

/** A mock server: it outlives every browser, and counts what has really left a page. */
export type MockServer = MockControl & { origin: string; close: () => void };

/** Starts a mock server on a free port. */
export async function openMockServer(): Promise<MockServer> {
  const server = createHttpServer();
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    ...controlOf(origin),
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
