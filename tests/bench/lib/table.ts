/** What one page costs. Sizes in bytes, times in milliseconds; null where it was not measured. */
export type Figures = {
  /** Script until the amount (or the first text) is drawn, and until the network is quiet. */
  scriptEarly: number | null;
  scriptAll: number | null;
  style: number | null;
  requests: number | null;
  text: number | null;
  amount: number | null;
  offline: number | null;
  shift: number | null;
  heap: number | null;
};

/** A column: its figure, how it is written, and the row it is compared with. */
type Column = { title: string; figure: keyof Figures; write: (value: number) => string; besides: string | null };

const kib = (value: number) => (value / 1024).toFixed(1);
const ms = (value: number) => `${Math.round(value)}`;

const columns: Column[] = [
  { title: 'script KiB, until the amount', figure: 'scriptEarly', write: kib, besides: 'floor' },
  { title: 'script KiB, all', figure: 'scriptAll', write: kib, besides: 'floor' },
  { title: 'style KiB', figure: 'style', write: kib, besides: null },
  { title: 'requests before the amount', figure: 'requests', write: ms, besides: null },
  { title: 'first text ms', figure: 'text', write: ms, besides: 'floor, shell in the HTML' },
  { title: 'amount ms', figure: 'amount', write: ms, besides: 'floor' },
  { title: 'offline text ms', figure: 'offline', write: ms, besides: 'floor, shell in the HTML' },
  { title: 'layout shift', figure: 'shift', write: (value) => value.toFixed(3), besides: null },
  { title: 'heap MiB', figure: 'heap', write: (value) => (value / 2 ** 20).toFixed(1), besides: 'floor' },
];

function cell({ figure, write, besides }: Column, figures: Figures, rows: ReadonlyMap<string, Figures>): string {
  const value = figures[figure];
  if (value === null) return '–';
  const base = besides === null ? null : (rows.get(besides)?.[figure] ?? null);
  return base === null || base === 0 ? write(value) : `${write(value)} (${(value / base).toFixed(2)}×)`;
}

/** @returns one markdown table; in brackets how often a figure holds the floor's */
export function toMarkdown(rows: ReadonlyMap<string, Figures>): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page', ...columns.map(({ title }) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...[...rows].map(([name, figures]) => line([name, ...columns.map((column) => cell(column, figures, rows))])),
  ].join('\n');
}

/** @returns the middle of the values; null without any */
export function median(values: (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
