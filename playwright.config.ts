import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell, findNginx } from './scripts/lib/programs';
import type { Host } from './tests/e2e/support/folder-test';
import { limit } from './tests/e2e/support/limit';
import { ports } from './tests/e2e/support/ports';
import type { Build } from './tests/e2e/support/test';
import { browserEnvironment } from './tests/support/fonts';

// A machine may be without; npm test says so, and fails where nothing may be left out.
const withNginx = findNginx() !== null;
/** The whole browser, and what is quicker where a test needs no more than a page. */
const chromium = launching(findChromium());
const shellPath = findHeadlessShell();
const shell = shellPath === null ? chromium : launching(shellPath);
const demo = `http://127.0.0.1:${ports.demo}`;
const production = `http://127.0.0.1:${ports.production}`;

/** E2E_ONLY=demo starts that server alone: what needs no other build then does not wait for one. */
const servers = process.env['E2E_ONLY'] ?? 'demo production';

function launching(executablePath: string | null) {
  return { args: chromiumFlags, env: browserEnvironment(), ...(executablePath && { executablePath }) };
}

export default defineConfig<Build, Host>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What two processors carry: three pages without a window, or two with one.
  workers: Math.ceil((availableParallelism() / 2) * (shellPath === null ? 2 : 3)),
  // A test ends by what the product does. These limits only end a test that hangs, so they are generous.
  timeout: limit(180_000),
  expect: { timeout: limit(20_000) },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: limit(20_000),
    navigationTimeout: limit(40_000),
    viewport: { width: 360, height: 740 },
    // Twice the pixels are four times the work; a test about pixels sets its own factor.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // The worker answers from its cache, behind the back of every test that is not about it.
    serviceWorkers: 'block',
    // Recording every test takes a third of the machine; a picture of the page at the failure is enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: shell,
  },
  projects: [
    // Playwright matches the end of the whole path, in which a folder above the project may also be called `demo`.
    // What only the demo build has, with its backend in the page.
    { name: 'demo', testMatch: 'e2e/demo/**/*.spec.ts', use: { baseURL: demo, isDemo: true } },
    // The tests of both builds with the tag @demo, on the demo. Its plain journeys are in demo/access/keyboard.spec.ts.
    { name: 'both-on-demo', testMatch: 'e2e/both/**/*.spec.ts', grep: /@demo/, use: { baseURL: demo, isDemo: true } },
    // The production build with the mock server, under the headers that are shipped.
    {
      name: 'production',
      testMatch: ['e2e/production/**/*.spec.ts', 'e2e/both/**/*.spec.ts'],
      use: { baseURL: production },
    },
    // The offline worker: the tests start and stop servers of their own.
    { name: 'worker', testMatch: 'e2e/worker/**/*.spec.ts', use: { serviceWorkers: 'allow' } },
    // A build in a folder of its host.
    { name: 'folder', testMatch: 'e2e/folder/**/*.spec.ts', use: { serviceWorkers: 'allow' } },
    // What a browser does around the page.
    { name: 'window', testMatch: 'e2e/window/**/*.spec.ts', use: { serviceWorkers: 'allow', launchOptions: chromium } },
    // Not tests: they take the pictures of the documents, and of every page.
    ...(process.env['PICTURES']
      ? [{ name: 'pictures', testMatch: 'e2e/pictures/pictures.spec.ts', use: { baseURL: demo } }]
      : []),
    ...(process.env['GALLERY']
      ? [{ name: 'gallery', testMatch: 'e2e/pictures/gallery.spec.ts', use: { baseURL: demo, isDemo: true } }]
      : []),
    // A real nginx with the shipped configuration, one for all tests: the production build, and a build in a folder.
    ...(withNginx
      ? [
          { name: 'nginx', testMatch: 'e2e/nginx/**/*.spec.ts', workers: 1 },
          { name: 'folder-nginx', testMatch: 'e2e/folder/journey.spec.ts', workers: 1, use: { isBehindNginx: true } },
        ]
      : []),
  ],
  // The tests receive what the servers print once they run, as E2E_DEMO_PORT and so on (tests/e2e/support/ports.ts).
  webServer: {
    command: `tsx tests/e2e/support/servers.ts ${servers}`,
    wait: {
      stdout:
        /demo_port=(?<e2e_demo_port>\d+) production_port=(?<e2e_production_port>\d+) gateway_port=(?<e2e_gateway_port>\d+) clock_offset=(?<e2e_clock_offset>-?\d+) slowness=(?<e2e_slowness>[\d.]+)/,
    },
  },
});
