import { readFileSync } from 'node:fs';
import { always } from '@tests/support/always';
import fc from 'fast-check';
import { parseEnv } from '../../config/env-schema';
import { colorsOf, contrastProblems, mix, withBrand } from './brand';

const sheet = readFileSync('src/ui/tokens.css', 'utf8');
const { colors } = parseEnv({}).config;

const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
const color = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);

describe('the two themes', () => {
  it('have enough contrast in the colours of this product', () => {
    expect(contrastProblems(sheet, colors)).toEqual([]);
  });

  it('have no placeholder, and differ in the colours of the page only', () => {
    const css = withBrand(sheet, colors);
    expect(css).not.toMatch(/__[A-Z_]+__/);
    for (const token of ['--color-surface', '--color-text', '--tint-page', '--color-bar'])
      expect(colorsOf(css, 'dark').get(token)).not.toBe(colorsOf(css, 'light').get(token));
    for (const token of ['--color-brand', '--color-accent', '--white', '--black'])
      expect(colorsOf(css, 'dark').get(token)).toBe(colorsOf(css, 'light').get(token));
  });

  always(
    'a brand with enough contrast in the light theme has it in the dark one',
    [color, color],
    (background, accent) => {
      const problems = contrastProblems(sheet, { background, accent, text: '#000' });
      // What is written on the brand is the same in both.
      const dark = problems.filter((line) => line.includes('dark theme') && !line.startsWith('VITE_COLOR_TEXT'));
      expect(problems.some((line) => line.includes('light theme')) ? [] : dark).toEqual([]);
    },
  );
});

describe('a brand without enough contrast', () => {
  it.each([
    [
      'text on a dark background',
      { background: '#1d4f91' },
      'VITE_COLOR_TEXT on VITE_COLOR_BACKGROUND in the light theme: contrast 2.58 : 1 (#000 on #1d4f91), needs 4.5 : 1',
    ],
    [
      'text on a dark accent',
      { accent: '#a8281f' },
      'VITE_COLOR_TEXT on VITE_COLOR_ACCENT in the dark theme: contrast 2.99 : 1 (#000 on #a8281f), needs 4.5 : 1',
    ],
    [
      'a pale text',
      { text: '#999' },
      'VITE_COLOR_TEXT on --color-surface in the light theme: contrast 2.85 : 1 (#999 on #fff), needs 4.5 : 1',
    ],
  ])('is named with its switch, what it has and what it needs: %s', (_, wrong, sentence) => {
    expect(contrastProblems(sheet, { ...colors, ...wrong })).toContain(sentence);
  });
});

it.each([
  ['#fff', '#000', 0.5, '#808080'],
  ['#FFC33C', '#14110c', 0, '#14110c'],
  ['#FFC33C', '#14110c', 1, '#ffc33c'],
])('mixes %s over %s', (over, under, share, expected) => expect(mix(over, under, share)).toBe(expected));
