/** One look at a page: in which state and language, at what, and what was found. */
export type Look = { page: string; state: string; check: string; language: string; found: readonly string[] };

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** How often it was looked, and whether anything was found. */
function mark(looks: readonly Look[]): string {
  const bad = looks.filter(({ found }) => found.length > 0).length;
  return bad === 0 ? String(looks.length) : `✗ ${bad} of ${looks.length}`;
}

/**
 * Renders the looks of a run as a Markdown table: a row for each page, a column for each thing looked at. A number says how
 * often it was looked, all without a finding.
 * @returns ends in a line break
 */
export function accessTable(looks: readonly Look[]): string {
  const pages = unique(looks.map(({ page }) => page)).sort();
  const checks = unique(looks.map(({ check }) => check));
  const states = unique(looks.map(({ page, state }) => `${page} ${state}`));
  const findings = looks.flatMap(({ page, state, language, check, found }) =>
    found.map((one) => `- ${page}, ${state}, ${language}, ${check}: ${one}`),
  );
  return [
    `**${pages.length} pages in ${states.length} states: ${looks.length} looks, ${findings.length} findings.**`,
    '',
    `| page | states | ${checks.join(' | ')} |`,
    `|---|---${'|---'.repeat(checks.length)}|`,
    ...pages.map((page) => {
      const own = looks.filter((look) => look.page === page);
      return `| ${page} | ${unique(own.map(({ state }) => state)).length} | ${checks.map((check) => mark(own.filter((look) => look.check === check))).join(' | ')} |`;
    }),
    '',
    ...(findings.length > 0 ? [...findings, ''] : []),
  ].join('\n');
}
