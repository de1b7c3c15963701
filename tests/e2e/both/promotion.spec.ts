import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { captchaLetters, rememberPictures } from '../support/captcha';
import { limit } from '../support/limit';
import { ports } from '../support/ports';
import { expect, test as base } from '../support/test';

type Visit = (path: string, inputs?: Record<string, string>) => Promise<void>;

/** A visitor has no session: only a device id, which keeps the worlds of the tests apart. */
const test = base.extend<{ visit: Visit; deviceId: string }>({
  deviceId: async ({}, provide) => provide(`visitor-${randomUUID()}`),
  visit: async ({ page, request, deviceId }, provide) => {
    await rememberPictures(page);
    await provide(async (path, { faults = '', clock = '', ...inputs } = {}) => {
      const world = Object.fromEntries(
        Object.entries({ demo: 'promotion-visitor', faults, clock }).filter(
          ([name, value]) => value !== '' || name === 'faults',
        ),
      );
      await request.post(`http://127.0.0.1:${ports.gateway}/__control/settings?deviceId=${deviceId}`, { data: world });
      await page.goto(`${path}?${new URLSearchParams({ id: '1', deviceId, ...inputs }).toString()}`);
    });
  },
});

const newNumber = () => `139${randomInt(10_000_000, 99_999_999)}`;

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const picture = (page: Page) => page.getByRole('textbox', { name: '图形验证码' });
const sms = (page: Page) => page.getByRole('textbox', { name: '短信验证码' });
const apply = (page: Page) => page.getByRole('button', { name: '立即申请' });
const waiting = (page: Page) => page.getByRole('button', { name: /^\d+ 秒$/ });

async function typePicture(page: Page, previous = ''): Promise<string> {
  await expect.poll(async () => [previous, ''].includes(await captchaLetters(page))).toBe(false);
  const letters = await captchaLetters(page);
  await picture(page).fill(letters);
  return letters;
}

/** Number, picture, SMS code: up to the tap on Apply. */
async function fill(page: Page, code = '123456'): Promise<string> {
  await phone(page).fill(newNumber());
  const letters = await typePicture(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信验证码已发送至 139/)).toBeVisible();
  await sms(page).fill(code);
  return letters;
}

test('a visitor registers, and is led to the app', { tag: '@journey' }, async ({ page, visit }) => {
  await visit('/register', { user_from: 'ad', utm_tag: '12e5', invite_code: 'AB12' });
  await expect(page.getByRole('heading', { level: 1, name: '手机号注册，轻松申请' })).toBeVisible();
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

test('what is missing or wrong is named in the quoted words, and a number that is registered already is led to the app', async ({
  page,
  visit,
}) => {
  await visit('/register');
  await apply(page).click();
  await expect(page.getByText('请正确输入手机号！')).toBeVisible();
  await expect(page.getByText('请正确输入图形验证码！')).toBeVisible();
  await expect(page.getByText('请正确输入短信验证码！')).toBeVisible();
  await phone(page).fill('+62 812 3456 7890');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请正确输入手机号！')).toBeVisible();
  await phone(page).fill('139a1234b5678');
  await expect(phone(page)).toHaveValue('139 1234 5678');

  // A number that is registered already is led to the app as well.
  await phone(page).fill('13800138000');
  await typePicture(page);
  await expect(async () => {
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page).toHaveURL(/\/downloadTemplate\?.*from=registered/, { timeout: limit(1_000) });
  }).toPass();
  await expect(page.getByText('您已注册,请直接下载APP登录！')).toBeVisible();
});

test('the registration’s own 11 leads to the app', async ({ page, visit }) => {
  await visit('/register', { faults: 'code:11@promotion/register' });
  await fill(page);
  await apply(page).click();
  await expect(page.getByText('您已注册,请直接下载APP登录！')).toBeVisible();
});

test('a wrong picture code, of the SMS or of the registration, brings a new picture', async ({ page, visit }) => {
  await visit('/register', { faults: 'once:code:101@get-sms,once:code:-1@promotion/register' });
  await phone(page).fill(newNumber());
  const first = await typePicture(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('Refused on request: 101')).toBeVisible();
  await expect(picture(page)).toHaveValue('');
  const second = await typePicture(page, first);
  // A second tap within a second of the first would count as part of one burst.
  await expect(async () => {
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/短信验证码已发送至/)).toBeVisible({ timeout: limit(1_000) });
  }).toPass();
  await sms(page).fill('123456');
  await apply(page).click();
  await expect(page.getByText('Refused on request: -1')).toBeVisible();
  await expect(sms(page)).toHaveValue('123456');
  await typePicture(page, second);
  await expect(async () => {
    await apply(page).click();
    await expect(page).toHaveURL(/\/downloadTemplate/, { timeout: limit(1_000) });
  }).toPass();
});

test('any other refusal speaks for itself', async ({ page, visit }) => {
  await visit('/register', { faults: 'once:code:4290@get-sms' });
  await phone(page).fill(newNumber());
  await typePicture(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('Refused on request: 4290')).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await expect(async () => {
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(waiting(page)).toBeVisible({ timeout: limit(1_000) });
  }).toPass();
  await sms(page).fill('000000');
  await apply(page).click();
  await expect(page.getByText('短信验证码错误')).toBeVisible();
});

test('a captcha that fails to load comes at another try', async ({ page, visit }) => {
  await visit('/register', { faults: 'once:http500@get-captcha' });
  await phone(page).fill(newNumber());
  await expect(page.getByText('图片加载失败，点击图片框重试。')).toBeVisible();
  await page.getByRole('button', { name: '重新加载图片' }).click();
  const first = await typePicture(page);
  await page.getByRole('button', { name: '换一张图片' }).click();
  await expect(picture(page)).toHaveValue('');
  await expect.poll(() => captchaLetters(page)).not.toBe(first);
});

test('the wait and the number survive a reload, the codes do not, and an expired registration begins anew', async ({
  page,
  visit,
}) => {
  await visit('/register');
  await fill(page);
  const number = await phone(page).inputValue();
  await page.reload();
  await expect(phone(page)).toHaveValue(number);
  await expect(picture(page)).toHaveValue('');
  await expect(sms(page)).toHaveValue('');
  // Marked as disabled, yet whoever taps it is told why nothing happens.
  await waiting(page).click({ force: true });
  await expect(page.getByText('请勿重复发送验证码!')).toBeVisible();
  // The SMS of before the reload still counts.
  await typePicture(page);
  await sms(page).fill('123456');
  await apply(page).click();
  await expect(page.getByText('注册成功')).toBeVisible();

  await visit('/register', { id: '2' });
  await phone(page).fill(newNumber());
  await typePicture(page);
  await visit('/register', { id: '2', clock: '+1h' });
  await typePicture(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信验证码已发送至/)).toBeVisible();
});

test('without a network it says so, and keeps what was typed', async ({ page, visit }) => {
  // Behind a proxy a gateway that is cut off answers 502; the demo has no network to cut.
  await page.route(/\/promotion\/register/, (route) => route.abort('internetdisconnected'));
  await visit('/register', { faults: 'offline@promotion/register' });
  const letters = await fill(page);
  await apply(page).click();
  await expect(page.getByText('无法连接服务器')).toBeVisible();
  await expect(picture(page)).toHaveValue(letters);
  await expect(sms(page)).toHaveValue('123456');
  const number = await phone(page).inputValue();
  await visit('/register');
  await expect(phone(page)).toHaveValue(number);
});

test('a template that is missing or broken registers all the same, and its script stays text', async ({
  page,
  visit,
}) => {
  for (const inputs of [{ id: 'gone' }, { faults: 'html@channel-template' }]) {
    await visit('/register', inputs);
    await expect(page.getByRole('heading', { level: 1, name: '面向工薪人士的短期借款' })).toBeVisible();
  }
  await visit('/register', { id: 'broken', userName: '<script>document.title="owned"</script>' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page.locator('main script, main img')).toHaveCount(0);
  await fill(page);
  await apply(page).click();
  await expect(page).toHaveURL(/\/downloadTemplate/);
  await page.getByRole('button', { name: '立即下载' }).click();
  await expect(page.getByText('该下载地址不安全，已阻止打开。请联系客服。')).toBeVisible();
  await visit('/agreementTemplate', { id: 'broken' });
  await expect(page.getByText('第二条')).toBeVisible();
  expect(await page.title()).not.toBe('owned');
});

test('old links by hash open the same pages', async ({ page, visit, baseURL, deviceId }) => {
  await visit('/register');
  for (const [path, heading] of [
    ['downloadTemplate', '下载Dana Terang'],
    ['agreementTemplate', '用户注册协议'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${baseURL}/?deviceId=${deviceId}#/${path}?id=1&utm_tag=u`);
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${path}\\?.*utm_tag=u`));
  }
  await page.getByRole('button', { name: '返回注册' }).click();
  await expect(page).toHaveURL(/\/register\?.*utm_tag=u/);
  await expect(phone(page)).toBeVisible();
});

test.describe('inside a messaging app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47',
  });

  test('the page asks to be opened in the browser', async ({ page, visit }) => {
    await visit('/register');
    const dialog = page.getByRole('dialog', { name: '请在浏览器中打开本页' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: '留在此页' }).click();
    await expect(dialog).toBeHidden();
    await expect(phone(page)).toBeVisible();
  });
});
