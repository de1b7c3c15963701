import { expect, it } from 'vitest';
import { keyboardInset } from './page-shell';

const phone = { layoutHeight: 740, visibleHeight: 740, visibleTop: 0, zoom: 1 };

it.each([
  ['without a keyboard', {}, 0],
  ['when the page was resized for the keyboard', { layoutHeight: 440, visibleHeight: 440 }, 0],
  ['when the keyboard covers the page', { visibleHeight: 440 }, 300],
  ['when the page was also pushed up', { visibleHeight: 440, visibleTop: 120 }, 180],
  ['when only the address bar folded', { visibleHeight: 684 }, 0],
  ['when the person zoomed in', { visibleHeight: 370, zoom: 2 }, 0],
])('the keyboard inset %s, with %o, is %d px', (_, change, inset) =>
  expect(keyboardInset({ ...phone, ...change })).toBe(inset),
);
