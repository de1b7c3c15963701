import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from '../../support/browser';
import { test as base } from './test';

type Fixtures = {
  /** The browser's profile, on disk. Everything is written once its context is closed. */
  profile: string;
};

/** Playwright's `test` in a whole Chromium on a profile of its own, whose files can be read after the story. */
export const test = base.extend<Fixtures>({
  profile: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
  context: async ({ profile, baseURL }, provide) => {
    const { context } = await startBrowser(profile, baseURL);
    await provide(context);
    await context.close();
  },
});

export { expect } from '@playwright/test';
