/** One line of the order, as the server sends it. */
export type DetailRow = { text: string; value: string };

/** The lines worth showing: those with an empty value or a plain `0` are left out (specification section 5). */
export function shownRows(rows: readonly DetailRow[]): DetailRow[] {
  return rows.filter(({ value }) => !['', '0'].includes(value.trim()));
}
