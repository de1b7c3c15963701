import { createHttpServer } from '@mocks/server/create-http-server';
import { serve, type Served, type ServeOptions } from '../../scripts/lib/serve';
import { listen } from './listen';
import { controlOf } from './mock-control';

/** Starts a mock server on a free port. It outlives every browser, and counts what has really left a page. */
export async function openMockServer() {
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

export type MockServer = Awaited<ReturnType<typeof openMockServer>>;

/** Serves a build on a free port; it can be stopped, and started again at the same address. */
export async function openSite(options: Omit<ServeOptions, 'port'>) {
  let served: Served | undefined = await serve({ ...options, port: 0 });
  const { port } = served;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await served?.close();
      served = undefined;
    },
    start: async () => {
      served ??= await serve({ ...options, port });
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
