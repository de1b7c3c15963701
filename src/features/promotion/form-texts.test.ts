import { expect, it } from 'vitest';
import { RefusedError } from '@/platform/api/errors';
import { formTexts, registrationOutcome } from './form-texts';

it.each([
  ['101', 'sms', 'wrong-captcha'],
  ['101', 'register', 'wrong-captcha'],
  ['-1', 'register', 'wrong-captcha'],
  ['-1', 'sms', 'failed'],
] as const)('the code %s of %s means %s, in the server’s words or ours', (code, call, kind) => {
  expect(registrationOutcome(new RefusedError(code, '图形验证码错误'), call)).toMatchObject({
    kind,
    text: '图形验证码错误',
  });
  if (kind === 'wrong-captcha')
    expect(registrationOutcome(new RefusedError(code, ''), call)).toEqual({ kind, text: formTexts.wrongCaptcha });
});
