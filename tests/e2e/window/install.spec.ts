import { expect, installed, test } from '../support/worker-test';

test('Chromium finds nothing that stands in the way of installing, and its offer gets a button of ours', async ({
  page,
  live,
}) => {
  await page.goto(live.origin);
  await installed(page);
  const cdp = await page.context().newCDPSession(page);
  // A test's own profile counts as a private window, where nothing can be installed.
  const errors = async () =>
    (await cdp.send('Page.getInstallabilityErrors')).installabilityErrors.filter(
      ({ errorId }) => errorId !== 'in-incognito',
    );
  await expect.poll(errors).toEqual([]);

  const { icons, screenshots } = await page.evaluate(async () => {
    const manifest: { icons: { src: string }[]; screenshots: { src: string }[] } = await (
      await fetch('/manifest.webmanifest')
    ).json();
    return manifest;
  });
  for (const { src } of [...icons, ...screenshots])
    expect((await page.request.get(live.origin + src)).status(), src).toBe(200);
  expect(screenshots.length).toBeGreaterThan(0);

  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        Object.assign(window, { wasAsked: true });
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Pasang', exact: true }).click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pasang', exact: true })).toHaveCount(0);
});
