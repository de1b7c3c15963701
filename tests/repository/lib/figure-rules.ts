import type { SourceFile } from '../../../scripts/lib/source-files';
import { placeOf, visit } from './syntax';

/**
 * A per cent sign, and figures that each language writes in its own way: a fraction, groups of
 * thousands, a time, a date.
 */
const figure = /%|\d[.,:/]\d|\d{4}/;

/**
 * Whether a text holds a figure that belongs to a formatter. Values in braces, such as `{rate}`, have come through one.
 */
export const hasFigure = (text: string): boolean => figure.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** @returns one sentence per text between tags that holds such a figure, or a per cent sign behind a value */
export function findFigures(file: SourceFile): string[] {
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
export function findWriters({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (writers.test(line) ? [`${path}:${index + 1} writes ${line.trim().slice(0, 100)}`] : []));
}
