import { expect, test } from '../support/test';

test('there is no replay in production', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await open('/support/replay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Halaman ini tidak ada|This page does not exist/)).toBeVisible();
  expect(scripts.filter((url) => /replay-page|worker/.test(url))).toEqual([]);
});
