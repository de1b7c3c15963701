import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/gateway-test';
import { describeJpeg, storedPictures, photo } from '../support/photo';
import { orderOf } from '../support/scenario';

const scenario = 'due-today-in';
const { orderId: orderNo } = orderOf(scenario);
const inputs = { orderNo, problemType: '2' };
const path = '/complainPageNext';
const save = '/user-problem/problem-save';
/** A fault that meets no call: it ends those of the address before. */
const noFaults = 'slow@nothing';

const text = (page: Page) => page.getByRole('textbox', { name: 'Problem description' });
const picker = (page: Page) => page.getByLabel('Add pictures');
const uploaded = (page: Page) => page.getByText('Upload succeeded!', { exact: true });
const saved = (page: Page) => page.getByText('Saved on this phone');

/** Records each text of a page's live regions, however short it is shown; to be called before the page opens. */
async function recordLiveTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('output, [role="alert"]')) {
        const shown = region.textContent ?? '';
        if (shown !== '' && !said.includes(shown)) said.push(shown);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** @returns the texts that live regions of the present document have shown so far */
const liveTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('said' in window ? (window.said as string[]) : []));

test('a complaint with a photo is sent once', { tag: '@journey' }, async ({ page, openScenario, launch }) => {
  await openScenario(scenario, path, inputs);
  await expect(page.getByRole('list', { name: 'Type of complaint' })).toHaveText('Payment');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please fill in your comments and suggestions')).toHaveCount(1);
  await text(page).fill('I paid twice 😀');
  await expect(page.getByText('15/200')).toBeVisible();
  await picker(page).setInputFiles(await photo(page, 2000, 1500));
  await expect(uploaded(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/complaintList\?.*from=sent/);
  await expect(page.getByText('I paid twice 😀')).toHaveCount(1);
  expect(page.url()).not.toContain(launch.token);
  // Back does not lead to the form of what was sent.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  await openScenario(scenario, path, { ...inputs, faults: noFaults });
  await expect(text(page)).toHaveValue('');
});

test(
  'a kill during an upload loses nothing',
  { tag: '@journey' },
  async ({ page, context, openScenario, addressOf }) => {
    await openScenario(scenario, path, { ...inputs, faults: 'offline@upload-problem-img' });
    await text(page).fill('Killed half-way');
    await picker(page).setInputFiles([
      await photo(page, 1200, 900, 1, 'a.jpg'),
      await photo(page, 900, 1200, 1, 'b.jpg'),
    ]);
    await expect(page.getByText('Not uploaded', { exact: true })).toHaveCount(2);
    await expect(saved(page)).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto(await addressOf(scenario, path, { orderNo, faults: noFaults }));
    await expect(text(again)).toHaveValue('Killed half-way');
    await expect(again.getByRole('list', { name: 'Type of complaint' })).toHaveText('Payment');
    await expect(uploaded(again)).toHaveCount(2);
    await again.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(again).toHaveURL(/\/complaintList\?/);
    await expect(again.getByText('Killed half-way')).toHaveCount(1);
  },
);

test.describe('on an idle phone', () => {
  test.use({ isIdle: true });

  test(
    'a complaint written offline waits in the list and is sent once after a restart',
    { tag: ['@journey', '@demo'] },
    async ({ page, context, openScenario, gateway, isDemo }) => {
      await recordLiveTexts(page);
      // The demo's backend lies in the page: there a fault stands for the missing network, and the first try finds out.
      await openScenario(scenario, path, { ...inputs, faults: isDemo ? 'offline@user-problem' : '' });
      await text(page).fill('Sent when online');
      // The page behind the form is fetched while the phone idles; without a network no one could go there.
      const isListHere = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/complaintList-[^/]+\.js$/.test(name)),
        );
      await expect.poll(isListHere).toBe(true);
      await context.setOffline(!isDemo);
      await picker(page).setInputFiles(await photo(page, 800, 600));
      await expect(page.getByText('Not uploaded', { exact: true })).toBeVisible();
      if (isDemo) await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: 'Send when online' }).click();
      await expect(page).toHaveURL(/\/complaintList/);
      await expect(page.getByText('Sent when online', { exact: true })).toBeVisible();
      if (!isDemo) expect(gateway.requests(save)).toEqual([]);

      // The page goes first: it would send as soon as the network is back.
      await page.goto('about:blank');
      await context.setOffline(false);
      await openScenario(scenario, '/complaintList', { faults: noFaults });
      await expect.poll(() => liveTexts(page)).toContain('Your complaint was sent.');
      await expect(page.getByText('Sent when online', { exact: true })).toHaveCount(1);
      if (!isDemo) expect(gateway.requests(save)).toHaveLength(1);

      await page.reload();
      await expect(page.getByText('Sent when online', { exact: true })).toHaveCount(1);
    },
  );
});

test('a photo becomes small and upright and loses its location', async ({ page, openScenario }, info) => {
  await openScenario(scenario, path, inputs);
  const original = await photo(page, 4000, 3000, 6);
  expect(describeJpeg(original.buffer)).toMatchObject({ width: 4000, height: 3000, hasPlace: true });
  // A file on the disk, as a person's is: a buffer would be carried into the page, and count as its work.
  const large = info.outputPath('large.jpg');
  await writeFile(large, original.buffer);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  await picker(page).setInputFiles(large);
  await expect(uploaded(page)).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...((window as unknown as { longTasks: number[] }).longTasks ?? [])),
  );
  // The goal is 50 ms on a quiet machine (the bench measures it). What must never come back is work of this kind in the
  // page: encoding alone, measured on the same machine under the same load, takes longer than all that is allowed.
  const inThePage = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 4000, height: 3000 });
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 3000);
    const start = performance.now();
    canvas.toDataURL('image/jpeg');
    return performance.now() - start;
  });
  expect(longest).toBeLessThan(Math.max(200, inThePage));

  await expect.poll(async () => (await storedPictures(page)).length).toBe(1);
  const [kept] = await storedPictures(page);
  if (!kept) throw new Error('Nothing was kept');
  const output = describeJpeg(kept);
  expect(output).toMatchObject({ hasPlace: false });
  expect(output.markers).not.toContain('e1');
  expect(output.size).toBeLessThanOrEqual(300 * 1024);
  expect(Math.max(output.width, output.height)).toBeLessThanOrEqual(1600);
  expect(output.height).toBeGreaterThan(output.width);
  // Turned by 90°, the red corner is at the upper right.
  const corner = await page
    .getByRole('button', { name: 'Show picture 1' })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      context?.drawImage(image, 0, 0);
      return Array.from(context?.getImageData(image.naturalWidth - 20, 20, 1, 1).data ?? []);
    });
  expect(corner[0]).toBeGreaterThan(200);
  expect(corner[1]).toBeLessThan(80);
});

test('the form names a damaged picture and takes the others', async ({ page, openScenario }) => {
  await openScenario(scenario, path, inputs);
  const good = await photo(page, 400, 300, 1, 'good.jpg');
  const cut = { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: good.buffer.subarray(0, 900) };
  await picker(page).setInputFiles([cut, good]);
  await expect(uploaded(page)).toHaveCount(1);
  await expect(page.getByText('cut.jpg is damaged')).toBeVisible();
});

test('the page shrinks a photo if the engine has no OffscreenCanvas', async ({ page, openScenario }) => {
  const large = await photo(page, 2000, 1000);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await openScenario(scenario, path, inputs);
  await picker(page).setInputFiles(large);
  await expect(uploaded(page)).toBeVisible();
  await expect.poll(async () => (await storedPictures(page)).length).toBe(1);
  const [kept] = await storedPictures(page);
  expect(kept && describeJpeg(kept)).toMatchObject({ width: 1600, height: 800 });
});
