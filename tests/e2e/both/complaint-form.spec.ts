import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { describeJpeg, storedPictures, photo } from '../support/photo';
import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';

const scenario = 'due-today-in';
const { orderId: orderNo } = orderOf(scenario);
const inputs = { orderNo, problemType: '2' };
const path = '/complainPageNext';

const text = (page: Page) => page.getByRole('textbox', { name: 'Problem description' });
const picker = (page: Page) => page.getByLabel('Add pictures');
const uploaded = (page: Page) => page.getByText('Upload succeeded!', { exact: true });

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

  await openScenario(scenario, path, inputs);
  await expect(text(page)).toHaveValue('');
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
