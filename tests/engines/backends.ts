import { launchUrl, newLaunch } from '../e2e/support/launch';
import { orderOf } from '../e2e/support/scenario';
import { type MockServer, openMockServer, openSite, type Site } from '../support/site';

/** A build under the headers it is shipped with, and how its pages are opened. */
export type Backend = Site & {
  /** @returns the address that opens a page of a scenario for a borrower no one else is */
  address: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<string>;
  close: () => Promise<void>;
};

/** @param server the backend; the demo has it in the page */
async function open(directory: string, server?: MockServer): Promise<Backend> {
  const site = await openSite({ directory, ...(server && { gateway: server.origin }) });
  return {
    ...site,
    async address(scenario, path, inputs = {}) {
      const { productId, orderId, pop } = orderOf(scenario);
      const launch = newLaunch({ pop });
      await server?.settings(launch.deviceId, { demo: scenario });
      const world = server ? {} : { demo: scenario };
      return site.origin + launchUrl(path, launch, { productId, orderId, ...world, ...inputs });
    },
    async close() {
      await site.stop();
      server?.close();
    },
  };
}

export const openDemo = () => open('dist-demo');

/** What is shipped, against the mock server. */
export const openProduction = async () => open('dist', await openMockServer());
