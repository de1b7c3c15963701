import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/gateway-test';
import { launchUrl, type Launch } from '../support/launch';
import { orderOf } from '../support/scenario';

// Playwright's own scripts, in a frame that allows none.
test.use({
  expectedComplaints: [
    /^Blocked script execution in '[^']*demo-agreement[.\w]*\.html' because the document's frame is sandboxed/,
  ],
});

const push = '/v3/loan-confirm/loan-detail-push';

/** Ten taps in one breath, faster than any rendering. */
async function tapTenTimes(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.evaluate((node) => {
    for (let tap = 0; tap < 10; tap += 1) (node as HTMLButtonElement).click();
  });
}

test(
  'a borrower in Jakarta confirms a first loan once, with ten taps, and sees it under review',
  { tag: '@journey' },
  async ({ page, openScenario, launch, gateway }) => {
    await openScenario('new-loan', '/loanConfirm');
    await expect(page.getByRole('heading', { level: 1, name: 'Dana Terang Dana Cepat' })).toBeVisible();
    await expect(page).toHaveTitle('Dana Terang Dana Cepat');
    await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('Rp4.500.000');
    await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toContainText('3 bulan');
    await expect(page.getByRole('region', { name: 'Rincian jadwal pembayaran' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await tapTenTimes(page, 'Ajukan');
    await expect(page.getByRole('heading', { name: 'Detail pinjaman' })).toBeVisible();
    await expect(page.getByText('Pengajuan sedang ditinjau').first()).toBeVisible();
    await expect(page).toHaveURL(/\/loanDetails\?.*from=confirm/);
    expect(page.url()).not.toContain(launch.token);
    expect(page.url()).not.toContain(launch.sessionId);
    expect(gateway.requests(push).map(({ form }) => form)).toEqual([
      { amount: '450000000', periods: '3', termUnit: 'month', productId: '2101', source: 'h5' },
    ]);
  },
);

test(
  'a borrower in Pune agrees to the framed agreement first; without consent nothing can be sent',
  { tag: '@journey' },
  async ({ page, openScenario, gateway }) => {
    await openScenario('new-loan-in', '/loanConfirm');
    const dialog = page.getByRole('dialog', { name: 'Loan agreement' });
    await expect(dialog.frameLocator('iframe').getByText('1. Parties')).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
    await dialog.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const apply = page.getByRole('button', { name: 'Apply', exact: true });
    await page.getByText('I have read and agreed to the above').click();
    await expect(apply).toBeDisabled();
    await apply.evaluate((node) => (node as HTMLButtonElement).click());
    await expect(page.getByText('Tick the box above to apply.')).toBeVisible();
    expect(gateway.requests(push)).toEqual([]);
    await page.getByText('I have read and agreed to the above').click();
    await apply.click();
    await expect(page.getByText('Your application is under review').first()).toBeVisible();
  },
);

/** The same offer in another window of the same borrower. */
async function openSecondWindow(
  context: BrowserContext,
  launch: Launch,
  world: Record<string, string> = {},
): Promise<Page> {
  const second = await context.newPage();
  const { productId, pop } = orderOf('new-loan');
  await second.goto(launchUrl('/loanConfirm', { ...launch, pop }, { productId, ...world }));
  await expect(second.getByRole('button', { name: 'Ajukan', exact: true })).toBeEnabled();
  return second;
}

/** Taps the offer, or finds it gone: a window whose device was slow to answer has by then been told by its own look. */
async function applyOrBeTold(second: Page, told: string): Promise<void> {
  const notice = second.getByText(told);
  await Promise.race([second.getByRole('button', { name: 'Ajukan', exact: true }).click(), notice.waitFor()]);
  await expect(notice).toBeVisible();
}

test('while one window of a borrower sends an application, another sends none', async ({
  page,
  openScenario,
  launch,
  context,
  gateway,
}) => {
  // The answer never comes: the first window is at it for as long as this takes.
  const faults = 'timeout@push';
  await openScenario('new-loan', '/loanConfirm', { faults });
  const second = await openSecondWindow(context, launch);
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mengirim pengajuan Anda…' })).toBeVisible();
  await applyOrBeTold(second, 'Pengajuan Anda sedang dikirim di jendela lain');
  await second.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(second.getByText('Pengajuan Anda sedang dikirim di jendela lain')).toBeVisible();
  expect(gateway.requests(push)).toHaveLength(1);
});

test('an answer that is lost is never repeated', { tag: '@journey' }, async ({ page, openScenario, gateway }) => {
  await openScenario('new-loan-in', '/loanConfirm', { faults: 'truncated@push' });
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await tapTenTimes(page, 'Apply');
  await expect(page.getByText('We do not know yet whether your application arrived')).toBeVisible();
  expect(gateway.requests(push)).toHaveLength(1);
});

test('the offer comes without anything moving, each agreement opens its own text, and Back leads to the offer again', async ({
  page,
  openScenario,
  launch,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openScenario('new-loan', '/loanConfirm');
  await expect(page.getByRole('link', { name: 'Kebijakan Privasi' })).toBeVisible();
  expect(await page.evaluate(() => ('shifts' in window ? window.shifts : null))).toEqual([]);
  for (const [agreement, heading] of [
    ['Perjanjian Pinjaman', 'Syarat dan ketentuan pinjaman'],
    ['Perjanjian Layanan Platform', 'Perjanjian pengguna'],
    ['Kebijakan Privasi', 'Kebijakan privasi'],
  ] as const) {
    await page.getByRole('link', { name: agreement }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => page.url()).not.toContain(launch.token);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Jumlah pinjaman' })).toBeVisible();
  }
});
