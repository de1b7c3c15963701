// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  captchaImage,
  registerVisitor,
  registrationSession,
  sendRegistrationSms,
  trackVisit,
} from '@/platform/api/contract/promotion';
import { refusalOf, stage, type Stage } from '../test-support/client';
import { readCaptcha } from '../test-support/walk';

async function visit({ client }: Stage, phone: string) {
  const { sid } = await client.call(registrationSession, {});
  const draw = async () => readCaptcha(await client.call(captchaImage, { sid }));
  const visitor = { phone, sid, deviceId: 'd', appName: 'x', app_from: '', user_from: '', utm_tag: '' };
  const sms = (capcode: string) => client.call(sendRegistrationSms, { ...visitor, capcode });
  const register = (capcode: string, smsCode: string) =>
    client.call(registerVisitor, {
      ...visitor,
      capcode,
      smsCode,
      merchantNumber: '',
      userName: '',
      invite_code: '',
      id: '1',
    });
  return { draw, sms, register };
}

describe('registering', () => {
  it('accepts the right captcha and the right SMS code, once per phone', async () => {
    const { draw, sms, register } = await visit(stage('promotion-visitor'), '13912345678');
    const captcha = await draw();
    expect(captcha).toMatch(/^[A-Z2-9]{4}$/);
    expect(await refusalOf(sms('????'))).toBe('101');
    expect(await refusalOf(register(captcha, '123456'))).toBe('103');
    await sms(captcha.toLowerCase());
    expect(await refusalOf(register('????', '123456'))).toBe('-1');
    expect(await refusalOf(register(captcha, '000000'))).toBe('103');
    await register(captcha, '123456');
    expect(await refusalOf(register(captcha, '123456'))).toBe('11');
  });

  it('accepts only the letters of the latest picture', async () => {
    const { draw, sms } = await visit(stage('promotion-visitor'), '13912345678');
    const first = await draw();
    const second = await draw();
    expect(second).not.toBe(first);
    expect(await refusalOf(sms(first))).toBe('101');
    expect(await refusalOf(sms(second))).toBeNull();
  });

  it('refuses a phone that is registered already', async () => {
    const { draw, sms } = await visit(stage('promotion-visitor'), '138 0013 8000');
    expect(await refusalOf(sms(await draw()))).toBe('11');
  });

  it('stores visits', async () => {
    const { client, backend } = stage('promotion-visitor');
    await client.call(trackVisit, {
      page_id: '7',
      user_from: 'ad',
      client_type: 'h5',
      page_type: '',
      utm_tag: 'u',
      app_from: '',
      phone: '',
    });
    expect(backend.snapshot().state.events).toMatchObject([
      { name: 'track-visit', fields: { page_id: '7', user_from: 'ad' } },
    ]);
  });
});
