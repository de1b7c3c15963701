import { expect, it } from 'vitest';
import { telephoneLink } from './telephone';

it.each([
  ['1500123', 'tel:1500123'],
  ['+62 21-555-0000', 'tel:+62215550000'],
  [' (021) 555.0000 ', 'tel:0215550000'],
  ['110', 'tel:110'],
])('dials %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});

it.each([
  ['a command to the phone', '*21*0812345678#'],
  ['another command', '**04*1234#'],
  ['two numbers', '0211234567 / 0217654321'],
  ['an extension', '0211234567 ext 5'],
  ['a plus in the middle', '62+21555'],
  ['no digits', ' - '],
  ['nothing', ''],
  ['too few digits', '12'],
  ['too many digits', '123456789012345678901'],
  ['another address', 'javascript:alert(1)'],
  ['a pause', '021555,,,1'],
])('does not dial %s', (_what, number) => {
  expect(telephoneLink(number)).toBeNull();
});
