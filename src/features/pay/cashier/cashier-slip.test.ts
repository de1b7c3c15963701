import { expect, it } from 'vitest';
import { barcodeTextOf } from './cashier-screen';

it.each([
  ['2', '8881012345678901', '8881012345678901'],
  ['2', ' 8881 0123 4567 ', '888101234567'],
  ['2', 'AB12-cd34', 'AB12-cd34'],
  ['2', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['1', '8881012345678901', null],
  ['2', '', null],
  ['2', '   ', null],
  ['2', '８８８１', null],
  ['2', '12\u000034', null],
  ['2', 'kode-é', null],
  ['2', '😀', null],
  ['2', '9'.repeat(80), '9'.repeat(80)],
  ['2', '9'.repeat(81), null],
  ['2', '9'.repeat(10_000), null],
] as const)('for the way %s and the code %j the bars say %j', (payType, vcode, text) => {
  expect(barcodeTextOf({ payType, vcode })).toBe(text);
});
