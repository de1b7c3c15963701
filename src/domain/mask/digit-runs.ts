/** Digits that stand together: `0812`. Offsets are UTF-16 units of the text. */
type DigitGroup = { start: number; end: number; digits: string };

/** Groups with at most a few separators between neighbours, as people write long numbers: `+62 812-3456-7890`. */
export type DigitRun = {
  groups: readonly DigitGroup[];
  /** `separators[i]` stands between group i and i + 1. */
  separators: readonly string[];
  /** Right after the last digit: an `X` that may end a Chinese identity number. */
  hasCheckX: boolean;
  /** Right before the first digit, blanks and brackets aside. */
  hasPlus: boolean;
};

/** Full-width digits count: Chinese keyboards write them. */
const GROUP = /[0-9０-９]+/g;
const SEPARATOR = /^[ \t\u00a0\u2009\u200b-\u200d\u2060.\-\u2010-\u2015()/（）]{1,3}$/;

function toGroup(match: RegExpMatchArray): DigitGroup {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length, digits: match[0].normalize('NFKC') };
}

/** What stands for a masked digit. */
export const MASK = '•';

/** Finds everything in a text that could be one long number. What is left of a masked one is not looked at again. */
export function findDigitRuns(text: string): DigitRun[] {
  const groups = Array.from(text.matchAll(GROUP), toGroup).filter(({ start }) => text[start - 1] !== MASK);
  const runs: { groups: DigitGroup[]; separators: string[] }[] = [];
  for (const group of groups) {
    const run = runs[runs.length - 1];
    const last = run?.groups[run.groups.length - 1];
    const between = last ? text.slice(last.end, group.start) : '';
    if (run && SEPARATOR.test(between)) {
      run.groups.push(group);
      run.separators.push(between);
    } else {
      runs.push({ groups: [group], separators: [] });
    }
  }
  return runs.map((run) => {
    const start = run.groups[0]?.start ?? 0;
    const end = run.groups[run.groups.length - 1]?.end ?? 0;
    return {
      ...run,
      hasPlus: /[+＋][ (（]{0,2}$/.test(text.slice(Math.max(0, start - 3), start)),
      hasCheckX: /^[xX](?![A-Za-z0-9])/.test(text.slice(end, end + 2)),
    };
  });
}
