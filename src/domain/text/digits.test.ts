import { asciiDigits, caretAfter, digitsOf, digitsOfAmount, groupDigits } from './digits';

describe('digits', () => {
  it.each([
    ['138 0013-8000', '13800138000'],
    ['mathematical 𝟎𝟏𝟐𝟡𝟬𝟵', '012909'],
    ['no decimal digits: ½ ² ① 三 Ⅳ', ''],
  ])('digitsOf(%j) returns %j', (text, expected) => expect(digitsOf(text)).toBe(expected));

  it.each([
    ['Rp1.554.000', '1.554.000,00', true],
    ['₹1,50,000', '150000', true],
    ['₹522.50', '522,50', true],
    ['₹522.50', '52250', false],
    ['₹50', '0.50', false],
  ])('the amounts %s and %s are the same: %s', (one, other, expected) =>
    expect(digitsOfAmount(one) === digitsOfAmount(other)).toBe(expected),
  );

  it('asciiDigits converts the digits of every script', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, point) => (point < 0xd800 || point > 0xdfff ? point : 0))
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(all.length).toBeGreaterThan(600);
    expect(all.map(asciiDigits).join('')).toBe('0123456789'.repeat(all.length / 10));
  });

  it.each([
    ['', [4], ''],
    ['6222', [4], '6222'],
    ['62220', [4], '6222 0'],
    ['6222021234567890123', [4], '6222 0212 3456 7890 123'],
    ['138', [3, 4, 4], '138'],
    ['13800138000', [3, 4, 4], '138 0013 8000'],
    ['12345', [], '12345'],
  ])('groupDigits(%j, %j) returns %j', (digits, groups, expected) =>
    expect(groupDigits(digits, groups)).toBe(expected),
  );

  it.each([
    ['138 0013', 0, 0],
    ['138 0013', 3, 3],
    ['138 0013', 4, 5],
    ['138 0013', 7, 8],
    ['138 0013', 99, 8],
  ])('in %j the caret after %i digits is at %i', (grouped, before, expected) => {
    expect(caretAfter(grouped, before)).toBe(expected);
  });
});
