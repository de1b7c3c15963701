import { expect, test } from '../support/test';

for (const [path, part] of [
  ['/testPreview', /test-page/],
  ['/support/replay', /replay-page|worker/],
] as const) {
  test(`there is no ${path} in production`, async ({ page, open }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Halaman ini tidak ada|This page does not exist/)).toBeVisible();
    expect(scripts.filter((url) => part.test(url))).toEqual([]);
  });
}
