// The fonts of browser tests, benchmark and pictures: from packages, so that every machine renders the same.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Which letters a page is rendered with: `narrow` as on most phones, `wide` as on a plain Debian, a fifth wider. */
export type FontSet = 'narrow' | 'wide';

type Face = { family: string; weight: number; file: string };

const google = 'node_modules/@expo-google-fonts';
const dejavu = 'node_modules/dejavu-fonts-ttf/ttf';

/** Every font there is for a test, from the packages: nothing of the machine's own. */
const faces: readonly Face[] = [
  ...Object.entries({ 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold' }).map(
    ([weight, name]) => ({
      family: 'Roboto',
      weight: Number(weight),
      file: `${google}/roboto/${weight}${name}/Roboto_${weight}${name}.ttf`,
    }),
  ),
  { family: 'DejaVu Sans', weight: 400, file: `${dejavu}/DejaVuSans.ttf` },
  { family: 'DejaVu Sans', weight: 700, file: `${dejavu}/DejaVuSans-Bold.ttf` },
  { family: 'DejaVu Sans Mono', weight: 400, file: `${dejavu}/DejaVuSansMono.ttf` },
  { family: 'DejaVu Sans Mono', weight: 700, file: `${dejavu}/DejaVuSansMono-Bold.ttf` },
  {
    family: 'Noto Sans Devanagari',
    weight: 400,
    file: `${google}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`,
  },
  {
    family: 'Noto Sans Devanagari',
    weight: 700,
    file: `${google}/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf`,
  },
  { family: 'ZCOOL XiaoWei', weight: 400, file: `${google}/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf` },
];

/** Hindi, Chinese, and the signs that Roboto is without. */
const completion = ['Noto Sans Devanagari', 'ZCOOL XiaoWei', 'DejaVu Sans'];
const monospace = 'DejaVu Sans Mono';

const fontFamilies: Readonly<Record<FontSet, readonly string[]>> = {
  narrow: ['Roboto', ...completion],
  wide: ['DejaVu Sans', ...completion],
};

const isFontSet = (name: string): name is FontSet => name === 'narrow' || name === 'wide';

function chosenSet(): FontSet {
  const name = process.env['TEST_FONTS'] ?? 'narrow';
  if (!isFontSet(name)) throw new Error(`TEST_FONTS is narrow or wide, not "${name}".`);
  return name;
}

/** The set that this run renders with: `TEST_FONTS`, else the narrow one. */
export const fontSet = chosenSet();

/**
 * Whether browsers are given their fonts by fontconfig. macOS and Windows have none: there each page is given them
 * (`giveFonts`), as everywhere with `TEST_FONTS_BY_PAGE=1`.
 */
const hasFontconfig = process.platform === 'linux' && process.env['TEST_FONTS_BY_PAGE'] !== '1';

const element = (name: string, content: string) =>
  `<${name}>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
const alias = (family: string, preferred: string) =>
  `<alias binding="strong">${element('family', family)}<prefer>${element('family', preferred)}</prefer></alias>`;

/** Names under which a page, or the browser itself, asks for whatever the machine has. */
const sans = 'system-ui,ui-sans-serif,sans-serif,sans,serif,Arial,Helvetica,Times New Roman,Times'.split(',');
const mono = ['monospace', 'ui-monospace', 'Monospace', 'Courier New', 'Courier'];

/**
 * The configuration of fontconfig with the fonts of the packages alone. The first family of `set` stands for all other
 * names.
 */
function fontconfigFile(set: FontSet, folder: string): string {
  const [first = ''] = fontFamilies[set];
  const files = faces.map(({ file }) => path.join(folder, file));
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...[...new Set(files.map((file) => path.dirname(file)))].map((directory) => element('dir', directory)),
    element('cachedir', path.join(folder, '.cache/fonts/fontconfig')),
    `<selectfont><rejectfont>${element('glob', '*')}</rejectfont><acceptfont>${files.map((file) => element('glob', file)).join('')}</acceptfont></selectfont>`,
    ...sans.map((family) => alias(family, first)),
    ...mono.map((family) => alias(family, monospace)),
    // A text without a font family, as in Chromium's own window, must not get just any font.
    `<match target="pattern"><edit name="family" mode="append_last" binding="strong">${element('string', first)}</edit></match>`,
    // As a phone renders: letters keep their own width, whatever the grid of pixels.
    '<match target="font"><edit name="antialias"><bool>true</bool></edit><edit name="hinting"><bool>false</bool></edit><edit name="hintstyle"><const>hintnone</const></edit><edit name="rgba"><const>none</const></edit></match>',
    '</fontconfig>',
    '',
  ].join('\n');
}

/**
 * The environment of a browser that renders with the fonts of the packages alone: ours, and where fontconfig is the way
 * of the system, the name of a configuration below `.cache/`, which is written first. Where it is not, see `giveFonts`.
 */
export function browserEnvironment(): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  // Under the locale C a browser finds no file whose path holds an accent: no font, no upload, no download.
  const own = process.platform === 'linux' ? { ...given, LC_ALL: 'C.UTF-8' } : given;
  if (!hasFontconfig) return own;
  const file = path.resolve(`.cache/fonts/${fontSet}.conf`);
  mkdirSync(path.dirname(file), { recursive: true });
  // Several processes start at the same time: none may find half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, fontconfigFile(fontSet, process.cwd()));
  renameSync(draft, file);
  return { ...own, FONTCONFIG_FILE: file };
}

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The style that renders a page of ours with a set, in a browser that knows the fonts of the packages by name. */
export function fontStyle(set: FontSet): string {
  return `:root { --font: ${list(fontFamilies[set])}; --font-mono: ${list([monospace, ...fontFamilies[set]])} }`;
}

type Given = { fonts: { family: string; weight: number; data: string }[]; style: string };

/** Runs in the page. Neither bytes nor sheets that come from a script are the content security policy's business. */
function wear({ fonts, style }: Given): void {
  for (const { family, weight, data } of fonts) {
    const letters = atob(data);
    const bytes = new Uint8Array(letters.length);
    for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
    document.fonts.add(new FontFace(family, bytes, { weight: String(weight) }));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Renders every page of a context with a set from its first paint. Where the browser has the fonts by fontconfig they
 * are asked for by name, and the run's own set needs nothing; else each document is given their bytes.
 */
export async function giveFonts(context: BrowserContext, set: FontSet): Promise<void> {
  if (set === fontSet && hasFontconfig) return;
  const fonts = hasFontconfig
    ? []
    : faces.map(({ family, weight, file }) => ({ family, weight, data: readFileSync(file, 'base64') }));
  await context.addInitScript(wear, { fonts, style: fontStyle(set) });
}
