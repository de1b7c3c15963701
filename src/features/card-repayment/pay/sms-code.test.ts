import { expect, it } from 'vitest';
import { codeFrom, isCode } from './sms-code';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['  123456\n', '123456'],
  ['【招商银行】验证码123456，10分钟内有效', '123456'],
  ['Your code 12345678 is valid for 10 minutes', '12345678'],
  ['Card 1234: the code is 654321', '654321'],
  ['abc', ''],
  ['12ab34', '1234'],
  ['1234567890', '12345678'],
])('reads %j as %j', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});

it('takes six characters for a code, and not fewer', () => {
  expect(['', '12345', '123456', '12345678'].map(isCode)).toEqual([false, false, true, true]);
});
