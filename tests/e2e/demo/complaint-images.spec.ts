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

test('the page shrinks a photo if the engine has no OffscreenCanvas', async ({ page, openScenario }) => {
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
