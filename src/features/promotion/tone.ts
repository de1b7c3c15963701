/** Colours of a campaign's page. */
export type Tone = { background: string; ink: '#000' | '#fff' };

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function channels(color: string): number[] {
  const digits = color.slice(1);
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => parseInt(pair, 16) / 255);
}

/** Relative luminance as WCAG defines it, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colours of a template: its own background, if it is plainly a colour, and black or white upon it, whichever reads
 * better; one of the two always reaches 4.5:1.
 * @param color as the server sent it; anything but `#rgb` and `#rrggbb` counts as none
 * @param fallback a colour of the build, in one of the same forms
 */
export function toneOf(color: string, fallback: string): Tone {
  const background = hex.test(color.trim()) ? color.trim() : fallback;
  const light = luminance(background);
  // Contrast is (lighter + 0.05) / (darker + 0.05).
  return { background, ink: (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000' : '#fff' };
}
