/** Kinds of what a check of a real server looks at; each is a group of the report. */
export const rules = {
  shape: 'Questions and answers as the contract says',
  caps: 'Nothing beyond the caps of the market',
  date: 'A Date that sets the page’s clock',
  caching: 'Answers that nobody keeps',
  type: 'A content type that says what the answer is',
  cors: 'Answers that a page of another origin may read',
  idempotency: 'The same key twice counts once',
  errors: 'Errors that the page understands',
} as const;

export type Rule = keyof typeof rules;

/** Something that breaks a page. */
export type Finding = {
  rule: Rule;
  /** Entry of the contract, or what was tried. */
  call: string;
  /** What is wrong and what it does to a page; never a value of the server’s or of the launch. */
  text: string;
};

/** What one rule found, each sentence once. */
export function findingsOf(findings: readonly Finding[], rule: Rule, call: string): string[] {
  return [...new Set(findings.filter((one) => one.rule === rule && one.call === call).map(({ text }) => text))];
}
