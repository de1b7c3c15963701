import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';

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
