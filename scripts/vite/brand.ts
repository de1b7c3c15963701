// Plugin of every build and the development server: the colours and the name of the operator.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { AppConfig } from '../../config/env-schema.ts';
import { escapeHtml } from '../../src/domain/text/markup.ts';
import { channels, contrast } from '../../src/features/promotion/contrast.ts';

type Colors = AppConfig['colors'];

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Background of the dark theme. */
const night = '#14110c';

/** Mixes two colours to a third, `#rrggbb`. @param share of `over`, 0 to 1 */
export function mix(over: string, under: string, share: number): string {
  const below = channels(under);
  const mixed = channels(over).map((value, index) => Math.round(value * share + (below[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colours of the brand and its tones, which old engines cannot mix (decision 78, dark theme).
 * @returns values of the `__NAME__` in src/ui/tokens.css
 */
function brandTones({ background, accent, text }: Colors) {
  return {
    COLOR_BACKGROUND: background,
    COLOR_ACCENT: accent,
    COLOR_TEXT: text,
    TINT_PAGE: mix(background, '#fff', 0.05),
    TINT_SOFT: mix(background, '#fff', 0.21),
    DARK_BAR: mix(background, night, 0.16),
    DARK_TINT_PAGE: mix(background, night, 0.02),
    DARK_TINT_SOFT: mix(background, night, 0.18),
    DARK_ART_BRAND: mix(background, night, 0.5),
    DARK_ART_ACCENT: mix(accent, night, 0.5),
  };
}

/** The token sheet with the brand in it. */
export function withBrand(sheet: string, colors: Colors): string {
  return Object.entries(brandTones(colors)).reduce((css, [name, tone]) => css.replaceAll(`__${name}__`, tone), sheet);
}

/**
 * The plain colours of a theme.
 * @param sheet the token sheet, with the brand in it
 * @returns colours by the name of their token
 */
export function colorsOf(sheet: string, theme: Theme): Map<string, string> {
  const from = sheet.indexOf('@media screen and (prefers-color-scheme: dark)');
  const to = sheet.indexOf('\n}', from);
  if (from < 0 || to < 0) throw new Error('The token sheet has no dark theme');
  const css = theme === 'dark' ? sheet : sheet.slice(0, from) + sheet.slice(to);
  return new Map(
    [...css.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/gi)].map(([, name = '', color = '']) => [name, color] as const),
  );
}

/** Foregrounds, their backgrounds, and the contrast that WCAG 2.2 requires: 4.5 for text, 3 for icons and borders. */
const pairs: readonly { foregrounds: readonly string[]; backgrounds: readonly string[]; minContrast: number }[] = [
  {
    foregrounds: [
      '--color-text',
      '--color-soft',
      '--color-info',
      '--color-success',
      '--color-warning',
      '--color-error',
    ],
    backgrounds: ['--color-surface', '--color-sunken', '--tint-page', '--tint-soft'],
    minContrast: 4.5,
  },
  { foregrounds: ['--color-text'], backgrounds: ['--color-bar', '--color-line'], minContrast: 4.5 },
  { foregrounds: ['--color-on-brand'], backgrounds: ['--color-brand', '--color-accent'], minContrast: 4.5 },
  ...['info', 'success', 'warning', 'error'].flatMap((kind) => [
    { foregrounds: [`--color-${kind}`, '--color-text'], backgrounds: [`--color-${kind}-tint`], minContrast: 4.5 },
    { foregrounds: ['--color-surface'], backgrounds: [`--color-${kind}`], minContrast: 4.5 },
  ]),
  { foregrounds: ['--color-soft'], backgrounds: ['--color-warning-tint', '--color-error-tint'], minContrast: 4.5 },
  {
    foregrounds: ['--white', '--night-soft', '--night-success', '--night-error'],
    backgrounds: ['--color-night'],
    minContrast: 4.5,
  },
  { foregrounds: ['--black'], backgrounds: ['--white'], minContrast: 21 },
  {
    foregrounds: ['--color-edge', '--color-focus'],
    backgrounds: ['--color-surface', '--color-sunken', '--tint-page', '--tint-soft'],
    minContrast: 3,
  },
  { foregrounds: ['--color-focus'], backgrounds: ['--color-bar'], minContrast: 3 },
  // The lines of the illustrations.
  { foregrounds: ['--color-text'], backgrounds: ['--art-brand', '--art-accent'], minContrast: 3 },
];

/** Where a token gets its colour in a theme: a switch of the build, or the sheet itself. */
function sourceOf(sheet: string, theme: Theme, token: string): string {
  const found = [...sheet.matchAll(new RegExp(`${token}: ([^;]+);`, 'g'))].map(([, value = '']) => value);
  const value = (theme === 'dark' ? found.at(-1) : found[0]) ?? '';
  if (!value.startsWith('__')) return token;
  return `VITE_COLOR_${/ACCENT|COLOR_TEXT/.exec(value)?.[0].replace('COLOR_', '') ?? 'BACKGROUND'}`;
}

/**
 * Finds the colours whose contrast is too low, in either theme.
 * @param sheet src/ui/tokens.css, without the brand
 * @param colors the brand
 * @returns one sentence each: the switch or token, the contrast that it has, the one it needs
 * @throws Error if a token of the table has no hex colour
 */
export function contrastProblems(sheet: string, colors: Colors): string[] {
  const css = withBrand(sheet, colors);
  const problems = themes.flatMap((theme) => {
    const tokens = colorsOf(css, theme);
    const colorOf = (token: string): string => {
      const color = tokens.get(token);
      if (color === undefined) throw new Error(`${token} has no hex colour in the ${theme} theme`);
      return color;
    };
    return pairs.flatMap(({ foregrounds, backgrounds, minContrast }) =>
      foregrounds.flatMap((foreground) =>
        backgrounds.flatMap((background) => {
          const [foregroundColor, backgroundColor] = [colorOf(foreground), colorOf(background)];
          const ratio = contrast(foregroundColor, backgroundColor);
          return ratio >= minContrast
            ? []
            : `${sourceOf(sheet, theme, foreground)} on ${sourceOf(sheet, theme, background)} in the ${theme} theme: contrast ${ratio.toFixed(2)} : 1 (${foregroundColor} on ${backgroundColor}), needs ${minContrast} : 1`;
        }),
      ),
    );
  });
  return [...new Set(problems)];
}

/**
 * Puts the name of the app and the colours of the browser's bars into index.html, and the brand into the token sheet
 * (decision 78, dark theme).
 * @throws Error naming each colour with too little contrast, its switch, and the contrast that it needs
 */
export function brand(config: AppConfig): Plugin {
  const name = escapeHtml(config.appName);
  const { COLOR_BACKGROUND, DARK_BAR } = brandTones(config.colors);
  return {
    name: 'brand',
    enforce: 'pre',
    configResolved({ base }) {
      if (base !== config.basePath)
        throw new Error(
          `The folder of the app is named by VITE_BASE_PATH (is "${config.basePath}"), not by --base (is "${base}").`,
        );
      const problems = contrastProblems(readFileSync('src/ui/tokens.css', 'utf8'), config.colors);
      if (problems.length > 0) throw new Error(`The contrast of these colours is too low\n  ${problems.join('\n  ')}`);
    },
    transform(code, id) {
      // The development server asks with a query behind the name.
      return id.split('?')[0]?.endsWith('/ui/tokens.css') ? withBrand(code, config.colors) : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', name)
          .replaceAll('%COLOR_BACKGROUND%', COLOR_BACKGROUND)
          .replaceAll('%DARK_BAR%', DARK_BAR),
    },
  };
}
