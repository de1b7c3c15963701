import { locales } from '@/domain/languages';
import { hold } from '../support/hold-requests';
import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';

const details = '/v3/loan-details/loan-details';
const { productId, orderId } = orderOf('due-today');
const code = /\/assets\/index-[\w-]+\.js$/;

test('the data is requested once, before the code has loaded', async ({ page, openScenario, launch, wire }) => {
  const release = await hold(page, code);
  const answered = page.waitForResponse((response) => response.url().includes(details));
  await page.goto('about:blank');
  const opened = openScenario('due-today', '/loanDetails', { campaign: '12e5' });
  await answered;
  await expect(page.locator('h1:visible')).toHaveText('Detail pinjaman');
  release();
  await opened;
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  const [request, ...more] = wire.to(details);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: 'POST', query: { ...launch, pop: '0' }, form: { productId, orderId } });
  expect(request?.query).not.toHaveProperty('campaign');
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' };
  expect(request?.headers).toMatchObject({ ...form, clienttype: 'android', appversion: '1.10' });
  expect(request?.headers['referer'] ?? '').toBe('');
});

test('the first files of the application are requested before its code runs', async ({ page, openScenario }) => {
  const release = await hold(page, code);
  const wanted = ['vendor', 'loanDetails', 'id'].map((name) =>
    page.waitForRequest((request) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`).test(request.url())),
  );
  const opened = openScenario('due-today', '/loanDetails');
  await Promise.all(wanted);
  release();
  await opened;
});

const reads = [
  ['/installment', '/v3/installment/loan-play-detail', {}],
  ['/extension', '/v3/loan-details/delay-detail', {}],
  ['/individual', '/v3/loan-details/init-pay-type', { amount: '155400000', display: '0' }],
  ['/borrowDetail', details, {}],
  ['/complaintList', '/user-problem/problem-list', {}],
  ['/complainNewPage', '/h5-api/v3/user-problem/problem-init', {}],
  ['/intelligentCustomerService', '/h5-api/v3/user-problem/problem-init', {}],
  ['/relevant', '/indah/v3/product/recommend-product-list', { scene: '1' }],
  ['/customerService', '/user-problem/get-whatsapp', {}],
] as const;

test('nine further pages send their early read once', async ({ page, openScenario, wire }) => {
  for (const [path, read, inputs] of reads) {
    wire.forget();
    await openScenario('extension-available', path, { ...inputs });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.poll(() => wire.to(read).length, path).toBeGreaterThan(0);
    // Drawn from its answer: every early request has been sent.
    await expect(page.locator('main').getByText('Memuat', { exact: true }), path).toHaveCount(0);
    expect(wire.to(read), path).toHaveLength(1);
  }
});

test('a reload without a token in the address requests data as early', async ({ page, openScenario, launch, wire }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  const release = await hold(page, code);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => wire.to(details).length).toBe(2);
  expect(wire.to(details)[1]?.query).toEqual(wire.to(details)[0]?.query);
  expect(wire.to(details)[1]?.query).toMatchObject({ token: launch.token });
  release();
});

test('an unplanned input leaves the request to the application', async ({ page, openScenario, wire }) => {
  await openScenario('due-today', '/individual', { amount: '155400000', display: '0', payType: '2' });
  await expect(page.getByRole('radio', { name: 'ALFAMART' })).toBeVisible();
  expect(wire.to('/v3/loan-details/init-pay-type').map(({ form }) => form['pay_type'])).not.toContain('1');
});

test('the application repeats a failed early request', async ({ page, openScenario, wire }) => {
  await page.route(`**${details}*`, (route) => (wire.to(details).length <= 1 ? route.abort() : route.continue()));
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  expect(wire.to(details)).toHaveLength(2);
});

test('a page loads the texts of one language', async ({ page, openScenario }) => {
  const texts: string[] = [];
  const ofLocale = new RegExp(`/assets/(${locales.join('|')})-`);
  page.on('request', (request) => {
    const [, locale] = ofLocale.exec(request.url()) ?? [];
    if (locale) texts.push(locale);
  });
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await openScenario('due-today', '/loanDetails');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  expect([...new Set(texts)]).toEqual(['zh']);
});
