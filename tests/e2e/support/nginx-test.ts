import { test as base } from '@playwright/test';
import { askOverHttp2, type RawAnswer, type RawRequest } from '../../support/http2';
import { limit } from './limit';
import { type NginxSite, openNginx } from './nginx';
import { ports } from './ports';

export const build = 'dist';

type Fixtures = { ask: (target: string, request?: RawRequest) => Promise<RawAnswer> };

/** Playwright's `test` with a real nginx under the shipped configuration: asked over the wire, or by a page. */
export const test = base.extend<Fixtures, { nginx: NginxSite }>({
  nginx: [
    async ({}, provide) => {
      const site = await openNginx(build, `http://127.0.0.1:${ports.gateway}`);
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
  ignoreHTTPSErrors: true,
  ask: async ({ nginx }, provide) => provide((target, request) => askOverHttp2(nginx.origin, target, request)),
});

export { expect } from '@playwright/test';
