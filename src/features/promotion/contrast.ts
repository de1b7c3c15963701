/** Red, green and blue of a colour, 0 to 255. @param color like all colours here, `#rgb` or `#rrggbb` */
export function channels(color: string): number[] {
  const digits = color.slice(1);
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => parseInt(pair, 16));
}

/** Relative luminance as WCAG 2.2 defines it, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2: 1 (the same) to 21 (black on white). Text needs 4.5, an icon 3. */
export function contrast(one: string, other: string): number {
  const values = [luminance(one), luminance(other)];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}
