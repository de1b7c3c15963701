import { startBrowser } from '../../support/browser';
import { test as base } from './test';

/** Playwright's `test` in a whole Chromium on a profile of its own, whose files can be read after the story. */
export const test = base.extend({
  context: async ({ profile, baseURL }, provide) => {
    const { context } = await startBrowser(profile, baseURL);
    await provide(context);
    await context.close();
  },
});

export { expect } from '@playwright/test';
