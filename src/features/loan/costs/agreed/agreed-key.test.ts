import { expect, it } from 'vitest';
import { agreedKey, orderIdIn } from './agreed-key';

it.each([
  ['https://pay.example/loanDetails?productId=2101&orderId=00123', '00123'],
  ['/loanDetails?orderId=12345678901234567890&productId=1', '12345678901234567890'],
  ['https://pay.example/?x=1#/borrowDetail/?productId=1&orderId=7', '7'],
  ['https://pay.example/?orderId=6#/borrowDetail/?orderId=7', '7'],
  ['https://pay.example/loanDetails?productId=2101', ''],
  ['javascript:alert(1)', ''],
  [`/x?orderId=${'9'.repeat(500)}`, ''],
  ['', ''],
])('the order named by %s is "%s"', (address, expected) => {
  expect(orderIdIn(address)).toBe(expected);
});

it('terms without an order lie under their product, and meet no order of that name', () => {
  expect(agreedKey('', '2101')).not.toBe(agreedKey('2101', ''));
  expect(agreedKey('7', '2101')).toBe(agreedKey('7', '9'));
});
