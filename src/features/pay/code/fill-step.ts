/** What a step may name. */
export type StepValues = {
  /** The code to pay to. */
  vcode: string;
  /** The amount as people read it. */
  amount: string;
  /** Bank or market. */
  place: string;
};

/**
 * Fills a server's step with this payment's own number and amount: `{vcode}` or `{number}`, `{amount}`, `{place}`.
 * Anything else in braces, and a value that is not known, stays as it was written.
 */
export function fillStep(step: string, { vcode, amount, place }: StepValues): string {
  const values = new Map([
    ['vcode', vcode],
    ['number', vcode],
    ['amount', amount],
    ['place', place],
  ]);
  return step.replace(/\{\s*(\w+)\s*\}/g, (written, name: string) => values.get(name) || written);
}

/** A piece of a step, from character `at` on; `strong` is what the person has to type or to check. */
export type StepPart = { at: number; text: string; strong: boolean };

/** Splits a filled step, so that the number and the amount can be set in bold wherever the server wrote them. */
export function markValues(step: string, { vcode, amount }: StepValues): StepPart[] {
  const parts: StepPart[] = [];
  let at = 0;
  while (at < step.length) {
    const from = at;
    const found = [vcode, amount]
      .map((text) => ({ text, place: text === '' ? -1 : step.indexOf(text, from) }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place || b.text.length - a.text.length)[0];
    const end = found?.place ?? step.length;
    if (end > at) parts.push({ at, text: step.slice(at, end), strong: false });
    if (found) parts.push({ at: end, text: found.text, strong: true });
    at = end + (found?.text.length ?? 0);
  }
  return parts;
}
