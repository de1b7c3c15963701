import { expect, it } from 'vitest';
import { wayKindOf } from './way-words';

it.each([
  ['', 'bank'],
  ['1', 'bank'],
  ['2', 'counter'],
  ['upi', 'upi'],
  ['UPI', 'upi'],
  ['Qris', 'qris'],
  ['ewallet', 'ewallet'],
  ['pay-later', 'other'],
  ['3', 'other'],
  ['constructor', 'other'],
])('the way of paying %j is a %s', (payType, kind) => expect(wayKindOf(payType)).toBe(kind));
