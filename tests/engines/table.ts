export type Outcome = {
  passed: boolean;
  ms: number;
  /** Why it failed; of a step that passed, a remark. */
  note: string;
};

export type Column = { name: string; version: string; outcomes: ReadonlyMap<string, Outcome> };

function cell(outcome: Outcome | undefined): string {
  // What was not run has not passed.
  if (!outcome) return '✗ not run';
  const { passed, ms, note } = outcome;
  if (!passed) return '✗';
  return `✓ ${(ms / 1000).toFixed(1)} s${note === '' ? '' : `, ${note}`}`;
}

/** Engine against step, in Markdown, so that the last run can be in the documentation as it is. */
export function table(rows: readonly string[], columns: readonly Column[]): string {
  const head = ['', ...columns.map(({ name, version }) => `${name} (${version})`)];
  const body = rows.map((row) => [row, ...columns.map(({ outcomes }) => cell(outcomes.get(row)))]);
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
