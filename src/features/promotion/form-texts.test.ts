import { describe, expect, it } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError } from '@/platform/api/errors';
import { registrationOutcome, formTexts } from './form-texts';

describe('a refusal', () => {
  it.each(['sms', 'register'] as const)('11 of %s means that the number is registered', (call) => {
    expect(registrationOutcome(new RefusedError('11', 'x'), call)).toEqual({ kind: 'registered' });
  });

  it.each([
    ['101', 'sms'],
    ['101', 'register'],
    ['-1', 'register'],
  ] as const)('%s of %s means a wrong captcha, in the server’s words or ours', (code, call) => {
    expect(registrationOutcome(new RefusedError(code, '图形验证码错误'), call)).toEqual({
      kind: 'wrong-captcha',
      text: '图形验证码错误',
    });
    expect(registrationOutcome(new RefusedError(code, ''), call)).toEqual({
      kind: 'wrong-captcha',
      text: formTexts.wrongCaptcha,
    });
  });

  it.each([
    ['-1', 'sms'],
    ['103', 'register'],
    ['00', 'register'],
  ] as const)('%s of %s speaks for itself', (code, call) => {
    expect(registrationOutcome(new RefusedError(code, '今日短信次数已达上限'), call)).toEqual({
      kind: 'failed',
      title: null,
      text: '今日短信次数已达上限',
    });
  });
});

describe('a failure', () => {
  it.each([new OfflineError(), new TimedOutError(), new HttpError(500), new Error('x')])(
    '%s is told with a title',
    (error) => {
      expect(registrationOutcome(error, 'register')).toMatchObject({
        kind: 'failed',
        title: expect.anything(),
        text: expect.anything(),
      });
    },
  );

  it('never asks a visitor to sign in', () => {
    expect(registrationOutcome(new HttpError(401), 'sms')).toEqual(registrationOutcome(new Error('x'), 'sms'));
  });
});
