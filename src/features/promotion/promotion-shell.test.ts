import { always } from '@tests/support/always';
import fc from 'fast-check';
import { toneOf } from './promotion-shell';

it.each([
  ['#FFC33C', '#000'],
  ['#fff', '#000'],
  ['#1d4f91', '#fff'],
  ['#000', '#fff'],
  [' #c00000 ', '#fff'],
])('a text is readable on %s', (color, ink) => expect(toneOf(color)).toEqual({ background: color.trim(), ink }));

const others = 'red #ffff #12345 url(https://x.example/a.png) #fff;background:url(x) var(--x) rgb(0,0,0) #ggg';
it.each(['', ...others.split(' ')])('a campaign has no colour %j', (color) => expect(toneOf(color)).toBeNull());

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
always('a text has a contrast of 4.5', [fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))], ([red, green, blue]) => {
  const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  const light = 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const contrast = toneOf(color)?.ink === '#000' ? (light + 0.05) / 0.05 : 1.05 / (light + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});
