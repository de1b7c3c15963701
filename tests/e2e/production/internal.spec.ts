import { expect, test } from '../support/test';

test('there is no test page in production', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await open('/testPreview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Halaman ini tidak ada|This page does not exist/)).toBeVisible();
  expect(scripts.filter((url) => /test-page/.test(url))).toEqual([]);
});
