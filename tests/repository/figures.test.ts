import { isTest, readProductCode, type SourceFile } from '../../scripts/lib/source-files';
import { catalogNames, readCatalog } from '../support/catalogs';
import { placeOf, visit } from './lib/syntax';

/** A per cent sign, and figures that each language writes in its own way: a fraction, thousands, a time, a date. */
const figure = /%|\d[.,:/]\d|\d{4}/;

/** Values in braces, such as `{rate}`, have come through a formatter. */
const hasFigure = (text: string): boolean => figure.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** @returns one sentence per text between tags that holds such a figure, or a per cent sign behind a value */
function findFigures(file: SourceFile): string[] {
  const found: string[] = [];
  visit(file, {
    JSXText({ value, start }) {
      if (hasFigure(value)) found.push(`${placeOf(file, start)} writes ${value.trim()}`);
    },
  });
  return found;
}

/** What writes numbers, times and dates, each in its own way. */
const writers =
  /\bIntl\.(?:NumberFormat|DateTimeFormat)\b|\.toLocale(?:Date|Time)?String\(|\.toFixed\(|\.get(?:Hours|Date|Month)\(/;

/** @returns one sentence per line that writes a number, a time or a date by itself */
function findWriters({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (writers.test(line) ? [`${path}:${index + 1} writes ${line.trim().slice(0, 100)}`] : []));
}

/** Tools of the demo show technical values in one form. */
const isTool = (path: string) => path.startsWith('src/internal/demo/');

const files = readProductCode().filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !isTool(path));

/** Messages that quote figures in another form, and why. */
const quoted: Record<string, string> = {
  'Demo: the SMS code is 123456. The number {number} is registered already.': 'a code, as the SMS writes it',
};

/** The files that may write numbers, times and dates, and why. */
const mayWrite: Record<string, string> = {
  'src/boot/background-work.ts': 'prepares the engine, and shows nothing',
  'src/platform/i18n/format-date.ts': 'the formatter of dates and times (decision 25, date forms)',
  'src/ui/aloud/spoken-text.ts': 'a voice says amounts and days in words',
};

it.each([
  ['at 0.1% a day', true],
  ['{rate}% a day', true],
  ['before 23.59', true],
  ['from 08:00', true],
  ['on 01/03', true],
  ['1000 days', true],
  ['{rate} a day', false],
  ['{count, plural, one {# day} other {# days}}', false],
  ['Annex A, part 1: 5 stars', false],
])('hasFigure finds one in %s: %s', (text, expected) => expect(hasFigure(text)).toBe(expected));

describe('numbers, per cent, times and dates come through the formatters, and so does', () => {
  it.each(catalogNames)('each message of the catalog %s', async (name) => {
    const found = (await readCatalog(name))
      .filter(({ source }) => !(source in quoted))
      .flatMap(({ source, translation }) => [source, translation].filter(hasFigure));
    expect(found).toEqual([]);
  });

  it('each text between tags', () => expect(files.flatMap(findFigures)).toEqual([]));

  it('the rest of the code', () => {
    expect(files.filter(({ path }) => !(path in mayWrite)).flatMap(findWriters)).toEqual([]);
  });

  it('except for existing files', () => {
    const paths = new Set(files.map(({ path }) => path));
    expect(Object.keys(mayWrite).filter((path) => !paths.has(path))).toEqual([]);
  });
});
