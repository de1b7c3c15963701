import { test as base } from '@playwright/test';
import { findNginx } from '../../../scripts/lib/nginx';
import { askOverHttp2, type RawAnswer, type RawRequest } from './http2';
import { type NginxSite, openNginx } from './nginx';
import { ports } from './ports';

/** The build that is served. */
export const build = 'dist';

type Fixtures = { ask: (target: string, request?: RawRequest) => Promise<RawAnswer>; needsNginx: null };

/** Playwright's `test` with a real nginx under the shipped configuration: asked over the wire, or by a page. */
export const test = base.extend<Fixtures, { nginx: NginxSite }>({
  nginx: [
    async ({}, provide) => {
      const site = await openNginx(build, `http://127.0.0.1:${ports.gateway}`);
      await provide(site);
      await site.close();
    },
    // The packages may have to be fetched first.
    { scope: 'worker', timeout: 120_000 },
  ],
  needsNginx: [
    async ({}, provide, { skip }) => {
      // A developer may be without; where every change is checked, none of this may be left out.
      skip(!process.env['CI'] && findNginx() === null, 'There is no nginx with brotli on this machine: npm test fetches one on Debian and its kin.');
      await provide(null);
    },
    { auto: true },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
  ignoreHTTPSErrors: true,
  ask: async ({ nginx }, provide) => provide((target, request) => askOverHttp2(nginx.origin, target, request)),
});

export { expect } from '@playwright/test';
