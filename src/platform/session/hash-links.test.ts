import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always } from '../../../tests/support/always';
import { plainHref } from './hash-links';

it.each([
  ['/#/addnormalcard?a=b', '/addnormalcard?a=b'],
  ['/?x=1#/borrowDetail/?productId=1&orderId=2', '/borrowDetail?x=1&productId=1&orderId=2'],
  ['https://app.example/#/alipayrepayment', '/alipayrepayment'],
  ['https://app.example/index.html?token=t#/downloadTemplate?id=00123', '/downloadTemplate?token=t&id=00123'],
  ['/?a=1&b=2#/page?b=3&c=4', '/page?a=1&b=3&c=4'],
  ['/?b=1&b=2#/page?b=3', '/page?b=3'],
  ['/?%62=1#/page?b=2', '/page?b=2'],
  ['/?q=a+b%26c#/page', '/page?q=a+b%26c'],
  ['/#/page?next=/a?b', '/page?next=/a?b'],
  ['/#/page?a=1#terms', '/page?a=1#terms'],
  ['/?x=1#/', '/?x=1'],
  ['/#/nested/page/', '/nested/page'],
  ['/#//evil.example/x', '/evil.example/x'],
  ['/#/\\evil.example', '/evil.example'],
  ['/#/\\/\\evil.example', '/evil.example'],
  ['/#/\t/evil.example', '/evil.example'],
  ['/#/..//evil.example', '/evil.example'],
  ['/#/%2F/evil.example', '/%2F/evil.example'],
  ['/#/https://evil.example', '/https://evil.example'],
  ['/#/javascript:alert(1)', '/javascript:alert(1)'],
  ['/#/@evil.example', '/@evil.example'],
  ['/#/%E0%A4', '/%E0%A4'],
  ['/?a=%E0%A4#/page?b=%', '/page?a=%E0%A4&b=%'],
])('opens %s as %s', (href, plain) => {
  expect(plainHref(href)).toBe(plain);
});

it.each(['/', '/page?a=1', '/page#terms', '/page#', '/page?a=1#token/of/nothing', 'https://app.example/x#top', ''])(
  'leaves %s alone',
  (href) => {
    expect(plainHref(href)).toBeNull();
  },
);

const signs = ['/', '\\', '.', '..', '?', '#', '@', ':', '%', '&', '\t', '\n', ' ', '\u0000', '\uD800'];
const piece = fc.constantFrom(...signs, 'evil.example', 'a=b');
always('stays on its own origin whatever the link holds', [fc.array(piece, { maxLength: 12 })], (pieces) => {
  const plain = plainHref(`/#/${pieces.join('')}`);
  expect(plain).toMatch(/^\/(?![/\\])/);
  expect(new URL(plain ?? '', 'https://app.example').origin).toBe('https://app.example');
});
