import { always } from '@tests/support/always';
import fc from 'fast-check';
import { beginningOf, cutText, looseClusters } from './cut-text';

describe('cutting a text', () => {
  it.each([
    ['what fits', 'abc', 3, 'abc'],
    ['what is too long', 'abcd', 3, 'abc'],
    ['an emoji that just fits', 'a😀', 3, 'a😀'],
    ['half a pair that was there before', 'ab\ud83d', 3, 'ab\ud83d'],
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

describe('looseClusters', () => {
  it.each([
    'Jatuh tempo 1 Maret 2026',
    'आपका ऋण स्वीकृत हो गया है, किस्त का भुगतान करें',
    'राष्ट्रीय कार्त्स्न्यं स्त्र्यर्थः',
    'Tiếng Việt được, naïve, Å',
    '👩🏻‍❤️‍💋‍👨🏿 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇮🇩',
    'བསྒྲུབས་',
  ])('leaves %s as it is', (text) => expect(looseClusters(text)).toBe(text));

  it('keeps the first eight marks of a letter', () => {
    expect(looseClusters(`क${'ा'.repeat(1_500)} ok`)).toBe(`क${'ा'.repeat(8)} ok`);
    expect(looseClusters(`Z${'\u0301'.repeat(1_500)}`)).toBe(`Z${'\u0301'.repeat(8)}`);
  });

  it('allows a line break after eight joined letters or pictures, and removes none', () => {
    const joined = looseClusters('क्'.repeat(500));
    expect(joined.split('\u200b').every((part) => part.length <= 16)).toBe(true);
    expect(joined.replaceAll('\u200b', '')).toBe('क्'.repeat(500));
    expect(looseClusters('👩\u200d'.repeat(100)).split('\u200b').length).toBeGreaterThan(10);
  });
});

describe('beginningOf', () => {
  const sentence = 'A sentence of a text. ';

  const whole = ['', 'Loan', sentence.repeat(40), 'line\n'.repeat(29), 'of\r\nWindows', 'a\u2028b\u2029c\rd'];
  it.each(whole)('is the text itself if it fits on a screen', (text) => expect(beginningOf(text)).toBe(text));

  it.each([
    ['letters', 'x'.repeat(10_000), 801],
    ['sentences', sentence.repeat(100), 801],
    ['lines', 'a\n'.repeat(1_000), 40],
    ['pictures of two units each', '🙂'.repeat(2_000), 1_601],
  ])('is short for very many %s, and does not end in half a character', (_, text, longest) => {
    const beginning = beginningOf(text);
    expect(beginning.length).toBeLessThanOrEqual(longest);
    expect(text.startsWith(beginning.slice(0, -1))).toBe(true);
    expect(beginning).toMatch(/^(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*…$/);
  });
});
