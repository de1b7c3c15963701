export type Row = { form: string; promise: string; runs: number; survived: number };

/** The runs as a Markdown table, with a line for all of them. */
export function toTable(rows: readonly Row[]): string {
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0);
  const lines = rows.map(({ form, promise, runs, survived }) => `| ${form} | ${promise} | ${runs} | ${survived} |`);
  return [
    '| Form | What must be there after the kill | Runs | Survived |',
    '|---|---|---:|---:|',
    ...lines,
    `| **All** | | **${sum((row) => row.runs)}** | **${sum((row) => row.survived)}** |`,
  ].join('\n');
}

const start = '<!-- kill-table -->';
const end = '<!-- /kill-table -->';

/**
 * Puts a table between its two marks.
 * @throws Error when the page has no such marks
 */
export function putTable(page: string, table: string): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The page has no ${start} … ${end}.`);
  return `${page.slice(0, from + start.length)}\n${table}\n${page.slice(to)}`;
}
