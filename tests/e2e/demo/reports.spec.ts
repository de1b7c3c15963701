import { expect, test } from '../support/test';

// Reporting begins when the phone has nothing else to do.
test.use({ isIdle: true });

test('the demo shows its reports and sends none', async ({ page, openScenario }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openScenario('due-today', '/loanDetails', { faults: 'http503@loan-details' });
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await page.getByRole('button', { name: /^Demo:/ }).click();
  await page.getByRole('tab', { name: 'Operator' }).click();
  const list = page.getByRole('region', { name: 'Laporan' });
  await expect(list.getByText(/^call .*call=loan-details outcome=http status=503/)).toBeVisible();
  await expect(list.getByText(/^refused/)).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/reports'))).toEqual([]);
});
