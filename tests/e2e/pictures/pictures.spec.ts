// PICTURES=1 E2E_ONLY=demo npx playwright test --project pictures: takes the pictures of docs/ and of the install
// dialog again, after a page has changed. `npm run build:demo` comes before it.
import { expect, test } from '@playwright/test';
import { fontSet, giveFonts } from '../../support/fonts';
import { launchLinkOf } from '../../support/launch-link';

/** A Wednesday morning, so that the pictures look the same each time. */
const clock = '2026-03-04T03:00:00Z';

type Picture = readonly [
  file: string,
  scenario: string,
  /** Path and inputs of the page, on top of the scenario's own launch. */
  page: string,
  screen: keyof typeof screens,
  /** What has to be on the screen before it is taken. */
  ready: RegExp,
];

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const screens = {
  // What the manifest promises: 720 × 1480.
  store: { ...phone, deviceScaleFactor: 2 },
  phone: { ...phone, deviceScaleFactor: 1.5 },
  laptop: { viewport: { width: 1180, height: 780 }, deviceScaleFactor: 1 },
};

const account = '/that?amount=155400000&display=0&payType=1&payCode=BCA';

const pictures: readonly Picture[] = [
  ['public/screenshots/loan-detail.png', 'due-today', '/loanDetails', 'store', /Rp1\.554\.000/],
  ['public/screenshots/virtual-account.png', 'due-today', account, 'store', /Nomor virtual account/i],
  ['docs/pictures/loan-detail.jpg', 'overdue', '/loanDetails', 'phone', /Terlambat 5 hari/],
  ['docs/pictures/repay.jpg', 'due-today', '/installment', 'phone', /Detail Tagihan/],
  ['docs/pictures/chat.jpg', 'due-today', '/intelligentCustomerService?selectedIndex=1', 'phone', /asisten virtual/],
  ['docs/pictures/complaint.jpg', 'complaint-answered', '/complaintList', 'phone', /Saya sudah membayar/],
  ['docs/pictures/landing.jpg', 'due-today', '/site', 'phone', /Dana Terang/],
  ['docs/pictures/home.jpg', 'due-today', '/', 'laptop', /Rp1\.554\.000/],
  ['docs/pictures/stage.jpg', 'overdue', '/loanDetails', 'laptop', /Terlambat 5 hari/],
];

function pathOf(scenario: string, page: string): string {
  const { searchParams } = launchLinkOf(scenario);
  const [path = '', inputs = ''] = page.split('?');
  for (const [name, value] of new URLSearchParams(`${inputs}&clock=${clock}&reset=1`)) searchParams.set(name, value);
  return `${path}?${searchParams.toString()}`;
}

for (const [file, scenario, place, screen, ready] of pictures)
  test(`${file} is taken`, async ({ browser, baseURL }) => {
    const home = { ...(baseURL !== undefined && { baseURL }), locale: 'id-ID', timezoneId: 'Asia/Jakarta' };
    const still = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ ...screens[screen], ...home, ...still });
    await giveFonts(context, fontSet);
    const page = await context.newPage();
    await page.goto(pathOf(scenario, place));
    // On the stage the app is in a frame.
    const app = screen === 'laptop' ? page.frameLocator('iframe') : page;
    await expect(app.getByText(ready).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const format = file.endsWith('.png') ? { type: 'png' as const } : { type: 'jpeg' as const, quality: 60 };
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide', ...format });
    await context.close();
  });
