/** The rules of a check of a real server; each is a group of the report. */
export const rules = {
  shape: 'Questions and answers as the contract says',
  caps: 'Nothing beyond the caps of the market',
  date: 'A Date that sets the page’s clock',
  caching: 'Answers that are not cached',
  type: 'A content type that says what the answer is',
  cors: 'Answers that a page of another origin may read',
  idempotency: 'The same key twice counts once',
  errors: 'Errors that the page understands',
} as const;

export type Rule = keyof typeof rules;

/** A fault that breaks a page. */
export type Finding = {
  rule: Rule;
  /** Name of the call, or title of the probe. */
  call: string;
  /** What is wrong, and its effect on a page; never a value of the server or of the launch. */
  text: string;
};

/** The findings of one rule for a call, each sentence once. */
export function findingsOf(findings: readonly Finding[], rule: Rule, call: string): string[] {
  return [...new Set(findings.filter((one) => one.rule === rule && one.call === call).map(({ text }) => text))];
}
