import { expect, test } from '../support/gateway-test';
import { tapTenTimes } from '../support/hurry';
import { orderOf } from '../support/scenario';

const { productId, orderId } = orderOf('due-today');

test('every request has launch parameters, headers and a form body', async ({ page, openScenario, launch, wire }) => {
  await openScenario('due-today', '/loanDetails', { campaign: '12e5' });
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();

  const [request, ...more] = wire.to('/v3/loan-details/loan-details');
  expect(more).toEqual([]);
  expect(request?.method).toBe('POST');
  expect(request?.query).toEqual({ ...launch, pop: '0' });
  expect(request?.form).toEqual({ productId, orderId });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': 'XMLHttpRequest',
    clienttype: 'android',
    appversion: '1.10',
  });
  expect(request?.headers['referer'] ?? '').toBe('');
});

test('ten quick taps make one code, and one claim', async ({ page, openScenario, gateway }) => {
  await openScenario('due-today', '/individual', { amount: '155400000', display: '0' });
  await page.getByRole('radio', { name: 'Mini Market' }).check();
  await expect(page.getByRole('radio', { name: 'ALFAMART' })).toBeChecked();
  await tapTenTimes(page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }));
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/individual\?/);
  expect(gateway.requests('/v3/loan-details/generate-vcode')).toHaveLength(1);
});
