import { limit } from '../support/limit';
import { describeJpeg, keptPictures, photo } from '../support/photo';
import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';

const scenario = 'due-today-in';
const inputs = { orderNo: orderOf(scenario).orderId, problemType: '2' };

test('a 40-megapixel photo is made small', async ({ page, openScenario }) => {
  await openScenario(scenario, '/complainPageNext', inputs);
  await page.getByLabel('Add pictures').setInputFiles(await photo(page, 7300, 5500));
  await expect(page.getByText('Upload succeeded!', { exact: true })).toBeVisible({ timeout: limit(40_000) });
  await expect.poll(async () => (await keptPictures(page)).length).toBe(1);
  const [kept] = await keptPictures(page);
  expect(kept && describeJpeg(kept)).toMatchObject({ width: 1600, hasPlace: false });
});

test('pictures are shown over the whole screen, moved and removed', async ({ page, openScenario }) => {
  await openScenario(scenario, '/complainPageNext', inputs);
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await photo(page, 400, 300, 1, 'a.jpg'), await photo(page, 300, 400, 1, 'b.jpg')]);
  await expect(page.getByText('Upload succeeded!', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await page.getByRole('button', { name: 'Show picture 1' }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText('Picture 1 of 2')).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('Picture 2 of 2')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByText('1/9')).toBeVisible();
});

test('an engine that cannot render in a worker renders in the page', async ({ page, openScenario }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await openScenario(scenario, '/complainPageNext', inputs);
  const canvas = await page.evaluate(() => {
    const element = document.createElement('canvas');
    element.width = 2000;
    element.height = 1000;
    element.getContext('2d')?.fillRect(0, 0, 500, 500);
    return element.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(canvas, 'base64') });
  await expect(page.getByText('Upload succeeded!', { exact: true })).toBeVisible();
  await expect.poll(async () => (await keptPictures(page)).length).toBe(1);
  const [kept] = await keptPictures(page);
  expect(kept && describeJpeg(kept)).toMatchObject({ width: 1600, height: 800 });
});
