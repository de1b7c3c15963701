/** One cell: what was struck by what, and whether it came out well. */
export type Cell = { table: string; row: string; fault: string; ok: boolean };

const unique = (texts: string[]) => [...new Set(texts)];

/** Columns are numbers, to keep the table narrow; what they mean stands below it. */
function formatTable(name: string, cells: readonly Cell[]): string {
  const rows = unique(cells.map(({ row }) => row));
  const faults = unique(cells.map(({ fault }) => fault));
  const markOf = (row: string, fault: string) => {
    const cell = cells.find((one) => one.row === row && one.fault === fault);
    return cell === undefined ? '' : cell.ok ? '✓' : '✗';
  };
  const passed = cells.filter(({ ok }) => ok).length;
  return [
    `**${name}**: ${passed} of ${cells.length} cells hold (${rows.length} × up to ${faults.length} faults).`,
    '',
    `| | ${faults.map((_, index) => index + 1).join(' | ')} |`,
    `|---${'|---'.repeat(faults.length)}|`,
    ...rows.map((row) => `| ${row} | ${faults.map((fault) => markOf(row, fault)).join(' | ')} |`),
    '',
    faults.map((fault, index) => `${index + 1} ${fault}`).join(' · '),
    '',
  ].join('\n');
}

/**
 * Renders the cells of a run as Markdown: a table each for pages and writes.
 * @returns ends in a line break
 */
export function matrixTable(cells: readonly Cell[]): string {
  return unique(cells.map(({ table }) => table))
    .map((table) =>
      formatTable(
        table,
        cells.filter((cell) => cell.table === table),
      ),
    )
    .join('\n');
}
