// PICTURES=1 E2E_ONLY=demo npx playwright test --project pictures: takes the pictures of docs/ and of the install
// dialog again, after a page has changed. `npm run build:demo` comes before it.
import { launchLinks } from '@mocks/launch-links';
import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { fontSet, giveFonts } from '../../support/fonts';

/** A Wednesday morning, so that the pictures look the same each time. */
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

function pathOf({ scenario, page, inputs = {} }: Picture): string {
  const link = launchLinks('http://localhost/').find((candidate) => candidate.scenario === scenario);
  if (!link) throw new Error(`There is no scenario "${scenario}".`);
  const { searchParams } = new URL(link.href);
  for (const [name, value] of Object.entries({ ...inputs, clock, reset: '1' })) searchParams.set(name, value);
  return `${page}?${searchParams.toString()}`;
}

for (const picture of pictures)
  test(`${picture.file} is taken`, async ({ browser, baseURL }) => {
    const { file, screen = 'phone', ready } = picture;
    const context = await browser.newContext({
      ...screens[screen],
      ...(baseURL !== undefined && { baseURL }),
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await giveFonts(context, fontSet);
    const page = await context.newPage();
    await page.goto(pathOf(picture));
    // On the stage the app is in a frame.
    const app = screen === 'laptop' ? page.frameLocator('iframe') : page;
    await expect(app.getByText(ready).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const format = file.endsWith('.png') ? { type: 'png' as const } : { type: 'jpeg' as const, quality: 60 };
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide', ...format });
    await context.close();
  });
