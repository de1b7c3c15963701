// npx tsx scripts/pictures.ts [--built]: takes the pictures of the product in docs/ and of the install dialog, after a page has changed.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchLinks } from '../mocks/launch-links';
import { browserEnvironment } from './lib/fonts';
import { chromiumFlags, findChromium } from './lib/programs';
import { run } from './lib/run';
import { serve } from './lib/serve';

/** When the pictures are taken: a Wednesday morning, so that they look the same each time. */
const clock = '2026-03-04T03:00:00Z';

type Picture = {
  file: string;
  scenario: string;
  /** Path and inputs of the page, on top of the scenario's own launch. */
  page: string;
  inputs?: Record<string, string>;
  screen?: 'store' | 'phone' | 'laptop';
  /** What has to be on the screen before it is taken. */
  ready: RegExp;
};

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const screens: Record<'store' | 'phone' | 'laptop', BrowserContextOptions> = {
  // What the manifest promises: 720 × 1480.
  store: { ...phone, deviceScaleFactor: 2 },
  phone: { ...phone, deviceScaleFactor: 1.5 },
  laptop: { viewport: { width: 1180, height: 780 }, deviceScaleFactor: 1 },
};

const account = { amount: '155400000', display: '0', payType: '1', payCode: 'BCA' };

const pictures: Picture[] = [
  {
    file: 'public/screenshots/loan-detail.png',
    scenario: 'due-today',
    page: '/loanDetails',
    screen: 'store',
    ready: /Rp1\.554\.000/,
  },
  {
    file: 'public/screenshots/virtual-account.png',
    scenario: 'due-today',
    page: '/that',
    inputs: account,
    screen: 'store',
    ready: /Nomor virtual account/i,
  },
  { file: 'docs/pictures/loan-detail.jpg', scenario: 'overdue', page: '/loanDetails', ready: /Terlambat 5 hari/ },
  { file: 'docs/pictures/repay.jpg', scenario: 'due-today', page: '/installment', ready: /Detail Tagihan/ },
  {
    file: 'docs/pictures/chat.jpg',
    scenario: 'due-today',
    page: '/intelligentCustomerService',
    inputs: { selectedIndex: '1' },
    ready: /Saya asisten virtual/,
  },
  {
    file: 'docs/pictures/complaint.jpg',
    scenario: 'complaint-answered',
    page: '/complaintList',
    ready: /Saya sudah membayar/,
  },
  { file: 'docs/pictures/landing.jpg', scenario: 'due-today', page: '/site', ready: /Dana Terang/ },
  {
    file: 'docs/pictures/home.jpg',
    scenario: 'due-today',
    page: '/',
    screen: 'laptop',
    ready: /Rp1\.554\.000/,
  },
  {
    file: 'docs/pictures/stage.jpg',
    scenario: 'overdue',
    page: '/loanDetails',
    screen: 'laptop',
    ready: /Terlambat 5 hari/,
  },
];

function addressOf({ scenario, page, inputs = {} }: Picture, origin: string): string {
  const link = launchLinks(`${origin}/`).find((candidate) => candidate.scenario === scenario);
  if (!link) throw new Error(`There is no scenario "${scenario}".`);
  const url = new URL(link.href);
  url.pathname = page;
  for (const [name, value] of Object.entries({ ...inputs, clock, reset: '1' })) url.searchParams.set(name, value);
  return url.href;
}

/** On the stage the app stands in a frame. */
async function waitForPage(page: Page, { screen, ready }: Picture): Promise<void> {
  const app = screen === 'laptop' ? page.frameLocator('iframe') : page;
  await app.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(picture: Picture, origin: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    env: browserEnvironment(),
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({
      ...screens[picture.screen ?? 'phone'],
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(addressOf(picture, origin));
    await waitForPage(page, picture);
    await mkdir(path.dirname(picture.file), { recursive: true });
    const format = picture.file.endsWith('.png') ? { type: 'png' as const } : { type: 'jpeg' as const, quality: 60 };
    await page.screenshot({ path: picture.file, animations: 'disabled', caret: 'hide', ...format });
    console.log(`${picture.file} is taken.`);
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
if (!values.built) run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
const { port, close } = await serve({ directory: 'dist-demo', port: 0, frameAncestors: "'self'" });
try {
  for (const picture of pictures) await take(picture, `http://127.0.0.1:${port}`);
} finally {
  await close();
}
