import { type Gateway, openGateway } from '../../support/gateway';
import { limit } from './limit';
import { openNginx } from './nginx';
import { ports } from './ports';
import { serveCopy, type SiteCopy } from './site';
import { test as base } from './test';

/** The folder of the host for which `dist-folder` and `dist-folder-demo` were built. */
export const basePath = '/app/';

const server = `http://127.0.0.1:${ports.gateway}`;

export type Host = {
  /** nginx on the shipped configuration, in the place of a server of plain files. */
  isBehindNginx: boolean;
};

type Fixtures = {
  /** What has arrived from the pages of `live`. */
  gateway: Gateway;
  /** The production build with the offline worker, on a server of plain files of this test's own. */
  live: SiteCopy;
  demo: SiteCopy;
  /** Whatever the page asked the host for outside of the folder and of the API: anything fails the test. */
  strays: string[];
};

/** Playwright's `test` for builds in a folder of their host. */
export const test = base.extend<Fixtures, Host & { nginxOrigin: string | null }>({
  isBehindNginx: [false, { option: true, scope: 'worker' }],
  ignoreHTTPSErrors: true,
  nginxOrigin: [
    async ({ isBehindNginx }, provide) => {
      const site = isBehindNginx ? await openNginx('dist-folder', server, '/app') : null;
      await provide(site?.origin ?? null);
      await site?.close();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  gateway: async ({}, provide) => {
    const gateway = await openGateway(server);
    await provide(gateway);
    await gateway.close();
  },
  live: async ({ gateway }, provide) => {
    const site = await serveCopy('dist-folder', gateway.origin, basePath);
    await provide(site);
    await site.close();
  },
  baseURL: async ({ live, nginxOrigin }, provide) => provide(nginxOrigin ?? live.origin),
  demo: async ({}, provide) => {
    const site = await serveCopy('dist-folder-demo', undefined, basePath);
    await provide(site);
    await site.close();
  },
  strays: [
    async ({ page }, provide) => {
      const strays: string[] = [];
      page.on('request', (request) => {
        const { protocol, pathname } = new URL(request.url());
        const isOurs = pathname === '/app' || pathname.startsWith(basePath) || pathname.startsWith('/gateway/');
        if (protocol.startsWith('http') && !isOurs) strays.push(pathname);
      });
      await provide(strays);
      if (strays.length > 0) throw new Error(`The page left its folder for ${strays.join(', ')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
