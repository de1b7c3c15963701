import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { captchaLetters, rememberPictures } from '../support/captcha';
import { expect, mockServer, test as base } from '../support/test';

type Visit = (path: string, inputs?: Record<string, string>) => Promise<void>;

/** A visitor has no session: only a device id, which keeps the worlds of the tests apart. */
const test = base.extend<{ visit: Visit; deviceId: string }>({
  deviceId: async ({}, provide) => provide(`visitor-${randomUUID()}`),
  visit: async ({ page, deviceId }, provide) => {
    await rememberPictures(page);
    await provide(async (path, inputs = {}) => {
      await mockServer.settings(deviceId, { demo: 'promotion-visitor' });
      await page.goto(`${path}?${new URLSearchParams({ id: '1', deviceId, ...inputs }).toString()}`);
    });
  },
});

const newNumber = () => `139${randomInt(10_000_000, 99_999_999)}`;

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const picture = (page: Page) => page.getByRole('textbox', { name: '图形验证码' });
const sms = (page: Page) => page.getByRole('textbox', { name: '短信验证码' });
const apply = (page: Page) => page.getByRole('button', { name: '立即申请' });
const waiting = (page: Page) => page.getByRole('button', { name: /^\d+ 秒后重发$/ });

/** Number, picture, SMS code: up to the tap on Apply. */
async function fill(page: Page): Promise<void> {
  await phone(page).fill(newNumber());
  await expect.poll(() => captchaLetters(page)).not.toBe('');
  await picture(page).fill(await captchaLetters(page));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信验证码已发送至 139/)).toBeVisible();
  await sms(page).fill('123456');
}

test('a visitor registers and opens the app store', { tag: '@journey' }, async ({ page, visit }) => {
  await visit('/register', { user_from: 'ad', utm_tag: '12e5', invite_code: 'AB12' });
  await expect(page.getByRole('heading', { level: 1, name: '几分钟申请借款' })).toBeVisible();
  await fill(page);
  await expect(waiting(page)).toBeVisible();
  await apply(page).click();
  await expect(page).toHaveURL(/\/downloadTemplate\?.*id=1.*from=register/);
  await expect(page).toHaveURL(/utm_tag=12e5/);
  await expect(page.getByText('注册成功')).toBeVisible();
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ body: 'the store', contentType: 'text/plain' }),
  );
  await page.getByRole('button', { name: '立即下载' }).click();
  await expect(page).toHaveURL('https://example.com/app/loan');
});
