import { ratio } from './median';

/** What one row of a table holds, by name of the figure; null where it was not measured. */
export type Figures<Name extends string> = Record<Name, number | null>;

/** A column: its figure, how it is written, and the row it is compared with. */
export type Column<Name extends string> = {
  title: string;
  figure: Name;
  write: (value: number) => string;
  besides?: string;
};

/** Bytes as KiB and MiB; milliseconds and numbers without a fraction; layout shift. */
export const kib = (value: number) => (value / 1024).toFixed(1);
export const mib = (value: number) => (value / 2 ** 20).toFixed(1);
export const whole = (value: number) => String(Math.round(value));
export const fraction = (value: number) => value.toFixed(3);

export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cell<Name extends string>(
  { figure, write, besides }: Column<Name>,
  figures: Figures<Name>,
  rows: ReadonlyMap<string, Figures<Name>>,
): string {
  const value = figures[figure];
  if (value === null) return '–';
  const times = besides === undefined ? null : ratio(value, rows.get(besides)?.[figure]);
  return times === null ? write(value) : `${write(value)} (${times.toFixed(2)}×)`;
}

/** One markdown table; in brackets how often a figure holds that of the row it is compared with. */
export function toMarkdown<Name extends string>(
  first: string,
  columns: readonly Column<Name>[],
  rows: ReadonlyMap<string, Figures<Name>>,
): string {
  return [
    line([first, ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...[...rows].map(([name, figures]) => line([name, ...columns.map((column) => cell(column, figures, rows))])),
  ].join('\n');
}
