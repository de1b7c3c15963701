import { type Gateway, openGateway } from '../../support/gateway';
import { ports } from './ports';
import { test as base } from './test';

type Fixtures = {
  behind: string;
  /** The server's side of this test: counts what has arrived, and keeps answers back. In the demo counting throws. */
  gateway: Gateway;
};

/**
 * Playwright's `test` where all pages of the production build go through a gateway of this test's own, which counts:
 * Chromium itself sends a POST again when a kept connection breaks under it, and no page sees that.
 */
export const test = base.extend<Fixtures>({
  behind: [`http://127.0.0.1:${ports.production}`, { option: true }],
  gateway: async ({ behind }, provide) => {
    const gateway = await openGateway(behind);
    await provide(gateway);
    await gateway.close();
  },
  baseURL: async ({ baseURL, gateway, isDemo }, provide) => provide(isDemo ? baseURL : gateway.origin),
});

export { expect } from '@playwright/test';
