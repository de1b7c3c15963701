import { randomUUID } from 'node:crypto';
import { captchaLetters, rememberPictures } from '../support/captcha';
import { expect, test } from '../support/test';

test('a registration sends what the protocol says, each once, however often it is tapped', async ({ page, wire }) => {
  const deviceId = `visitor-${randomUUID()}`;
  const link = { user_from: 'ad', app_from: 'x', utm_tag: '007' };
  await rememberPictures(page);
  await page.goto(
    `/register?${new URLSearchParams({ id: '5', deviceId, ...link, invite_code: 'AB', merchantNumber: 'm', userName: '李' }).toString()}`,
  );
  await page.getByRole('textbox', { name: '手机号' }).fill('13912345678');
  await expect.poll(() => captchaLetters(page)).not.toBe('');
  const capcode = await captchaLetters(page);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(capcode);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/短信验证码已发送至/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
  await page.getByRole('button', { name: '立即申请' }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await expect(page).toHaveURL(/\/downloadTemplate\?/);

  const api = '/api/v2/youmi';
  const [image] = wire.to(`${api}/promotion/get-captcha`);
  const sid = image?.query['sid'] ?? '';
  expect(sid).not.toBe('');
  const common = { phone: '13912345678', capcode, sid, deviceId, appName: 'Dana Terang', ...link };
  expect(wire.to(`${api}/promotion/get-sms`).map(({ form }) => form)).toEqual([common]);
  expect(wire.to(`${api}/promotion/register`).map(({ form }) => form)).toEqual([
    { ...common, merchantNumber: 'm', userName: '李', smsCode: '123456', invite_code: 'AB', id: '5' },
  ]);
  expect(wire.to(`${api}/service/channel/channel-template`).map(({ query }) => query)).toEqual([
    { deviceId, templateId: '5' },
  ]);
  const tracked = { deviceId, page_id: '5', client_type: 'h5', page_type: 'register', ...link };
  expect(wire.to(`${api}/promotion/track-visit`).map(({ query }) => query)).toEqual([{ ...tracked, phone: '' }]);
  expect(wire.to(`${api}/promotion/track-click`).map(({ query }) => query)).toEqual([
    { ...tracked, phone: '13912345678' },
  ]);
});
