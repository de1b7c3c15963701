import { always } from '@tests/support/always';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutting a text', () => {
  it.each([
    ['nothing', '', 3, ''],
    ['what fits', 'abc', 3, 'abc'],
    ['what is too long', 'abcd', 3, 'abc'],
    ['an emoji at the cut', 'ab😀', 3, 'ab'],
    ['an emoji that just fits', 'a😀', 3, 'a😀'],
    ['half a pair that was there before', 'ab\ud83d', 3, 'ab\ud83d'],
    ['everything', 'abc', 0, ''],
  ])('%s', (_case, text, limit, expected) => expect(cutText(text, limit)).toBe(expected));

  const anyText = fc.string({ unit: 'grapheme-composite' });
  always('keeps as much as possible, and cuts no surrogate pair', [anyText, fc.nat(40)], (text, limit) => {
    const cut = cutText(text, limit);
    expect(text.startsWith(cut)).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(limit);
    expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, limit - 1));
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });
});
