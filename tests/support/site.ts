import { once } from 'node:events';
import { createHttpServer } from '@mocks/server/create-http-server';
import { serve } from '../../scripts/lib/serve';

/**
 * Where a build and its backend are found. The backend outlives every browser: it counts what has really left a page.
 */
export type Site = { origin: string; gateway: string };

/**
 * Serves a production build and a mock server of its own, on free ports.
 * @param directory folder of the build
 */
export async function openSite(directory: string): Promise<Site & { close: () => Promise<void> }> {
  const server = createHttpServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mock server has no address.');
  const gateway = `http://127.0.0.1:${address.port}`;
  const pages = await serve({ directory, port: 0, gateway });
  return {
    origin: `http://127.0.0.1:${pages.port}`,
    gateway,
    async close() {
      await pages.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
