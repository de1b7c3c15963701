import { keptRecords } from '../support/kept-records';
import { expect, test } from '../support/test';

/** What a page says in Indonesian when its call meets a fault once. */
const sentences: Record<string, string> = {
  'once:http500': 'Server kami sedang bermasalah',
  'once:html': 'Jawaban tidak dapat dibaca',
  'once:truncated': 'Jawaban tidak dapat dibaca',
  'once:empty': 'Jawaban tidak dapat dibaca',
  'once:code:4099': 'Belum berhasil',
};

/** The pages of the journey, each with a text that only stands there when its data is rendered. */
const pages = [
  { path: '/loanDetails', drawn: 'Rp1.554.000' },
  { path: '/installment', drawn: 'Bayar Segera' },
  { path: '/extension', drawn: 'Biaya perpanjangan' },
  // A bank of its own for each fault: a code that is kept on the device would be shown instead of the fault.
  // The loan is asked for first, and a code made whatever comes of that.
  { path: '/that', drawn: 'TELAH MEMBAYAR', call: '@generate-vcode' },
];

const banks = ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA'];

for (const [turn, { path, drawn, call = '' }] of pages.entries()) {
  for (const [index, [faults, sentence]] of Object.entries(sentences).entries()) {
    // Each page meets one of them, another each time; all when everything is looked at.
    const tag = turn === index ? [] : '@full';
    test(
      `${path} tells of ${faults} in the borrower’s language, and a retry brings the page`,
      { tag },
      async ({ page, openScenario }) => {
        await openScenario('extension-available', path, {
          amount: '155400000',
          display: '0',
          payType: '1',
          payCode: banks[index] ?? '',
          faults: `${faults}${call}`,
        });
        await expect(page.getByText(sentence)).toBeVisible();
        await page.getByRole('button', { name: 'Coba lagi' }).click();
        await expect(page.getByText(drawn).first()).toBeVisible();
      },
    );
  }
}

test('an unknown order is refused with the server’s words, an incomplete link says what is missing', async ({
  page,
  openScenario,
}) => {
  await openScenario('due-today', '/loanDetails', { orderId: '404404' });
  await expect(page.getByText('Belum berhasil')).toBeVisible();
  await openScenario('due-today', '/loanDetails', { orderId: '' });
  await expect(page.getByText('Tautan ini tidak lengkap')).toBeVisible();
});

for (const [path, tag] of [
  ['/loanDetails', ''],
  ['/that', ''],
  ['/installment', '@full'],
  ['/extension', '@full'],
  ['/individual', '@full'],
  ['/dragonpayPaymentInstructions', '@full'],
  ['/customerService', '@full'],
] as const) {
  test(
    `markup from the server is text on ${path}, and nothing of it runs`,
    { tag: tag === '' ? [] : tag },
    async ({ page, openScenario }) => {
      await openScenario('hostile', path, { amount: '1', display: '1' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
      await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0);
      expect(await page.title()).not.toContain('owned');
    },
  );
}

test(
  'a saved payment code opens again without a network, and says when it was saved',
  { tag: '@demo' },
  async ({ page, openScenario }) => {
    const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
    await openScenario('due-today', '/that', inputs);
    await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
    // The number is shown first and saved then.
    await expect.poll(() => keptRecords(page, 'virtual-account-cards')).toHaveLength(1);
    await openScenario('due-today', '/that', { ...inputs, faults: 'offline' });
    await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
    await expect(page.getByText(/Disimpan pada|Tersimpan pada/)).toBeVisible();
  },
);
