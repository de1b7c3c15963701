import { splitForSpeech, spokenText } from './spoken-text';

it.each([
  ['id', 'Rp1.554.000', /^1554000 Rupiah Indonesia$/],
  ['id', 'Rp10.000,50', /^10000,5 Rupiah Indonesia$/],
  ['en', 'Pay ₹1,50,000 now', /^Pay 150000 Indian rupees now$/],
  ['hi', '₹1,50,000', /^150000 \p{Script=Devanagari}/u],
  ['zh', 'Rp1.554.000', /^1554000\p{Script=Han}/u],
  ['en', '¥8.05', /^8\.05 Chinese yuan$/],
  ['id', 'Rp 15000000', /^15000000 Rupiah Indonesia$/],
  ['en', '₹12345678', /^12345678 Indian rupees$/],
  ['en', 'Rs. 12345678', /^12345678 Indian rupees$/],
  ['id', 'IDR 15.000.000', /^15000000 Rupiah Indonesia$/],
  ['id', 'Rp90.071.992.547.409.931', /^90071992547409931 Rupiah Indonesia$/],
  ['id', 'Rp90.071.992.547.409.931,25', /^90071992547409931,25 Rupiah Indonesia$/],
  ['zh', '¥90,071,992,547,409,931', /^90071992547409931\p{Script=Han}/u],
  // An amount in another form is read as it is written: it could be one of two.
  ['id', 'Rp 1,500,000', /^Rp 1,500,000$/],
  ['id', 'Rp 1.5 juta', /^Rp 1\.5 juta$/],
  ['id', 'Rp15000000,00', /^15000000 Rupiah Indonesia$/],
  ['en', '₹1,00,000 to 3901 0123 4567', /^100000 Indian rupees to 3 9 0 1, 0 1 2 3, 4 5 6 7$/],
  ['en', 'Rp15.540.000.', /^15540000 Indonesian rupiahs\.$/],
])('a spoken text in %s has %s as an amount', (lang, text, expected) => {
  expect(spokenText(text, lang).replace(/\u00a0/g, ' ')).toMatch(expected);
});

it('a spoken text has a long number digit by digit, in groups of four', () => {
  expect(spokenText('Nomor 3901 0123 4567 8, lalu', 'id')).toBe('Nomor 3 9 0 1, 0 1 2 3, 4 5 6 7, 8, lalu');
  expect(spokenText('INV39010123', 'en')).toBe('INV3 9 0 1, 0 1 2 3');
});

it('a spoken text has a day in words, and times and short numbers unchanged', () => {
  expect(spokenText('2026-11-24 18:03, 14 days', 'en')).toBe('November 24, 2026 18:03, 14 days');
  expect(spokenText('2026-11-24', 'id')).toBe('24 November 2026');
  expect(spokenText('2026-99-99', 'en')).toBe('2026-99-99');
});

it('a long spoken text is split by lines and sentences', () => {
  expect(splitForSpeech('One. Two?\nThree\n\n')).toEqual(['One.', 'Two?', 'Three']);
  expect(splitForSpeech('第一步。第二步。')).toEqual(['第一步。', '第二步。']);
  expect(splitForSpeech('एक। दो।')).toEqual(['एक।', 'दो।']);
  expect(splitForSpeech(' \n ')).toEqual([]);
});

it('a long spoken text is cut at pauses, and nothing is lost', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
  for (const text of [words.join(' '), words.join(', '), '字'.repeat(400)]) {
    const pieces = splitForSpeech(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(161);
    expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});
