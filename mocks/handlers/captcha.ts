import { createRandom, hash } from '../random';

const width = 120;
const height = 44;

/** A captcha as an SVG: slanted letters and lines across them. The letters are text, so that a test can read them. */
export function drawCaptcha(letters: string): string {
  const random = createRandom(hash(letters));
  const glyphs = Array.from(letters, (letter, index) => {
    const x = 18 + index * 26;
    return `<text x="${x}" y="${random.between(28, 34)}" transform="rotate(${random.between(-18, 18)} ${x} 26)">${letter}</text>`;
  });
  const lines = Array.from(
    { length: 4 },
    () => `<path d="M0 ${random.between(4, height)}L${width} ${random.between(4, height)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff7e0"/>`,
    `<g stroke="#b9a76a" stroke-width="1.5">${lines.join('')}</g>`,
    `<g font-family="monospace" font-size="26" font-weight="700" fill="#3a2a00">${glyphs.join('')}</g>`,
    '</svg>',
  ].join('');
}
