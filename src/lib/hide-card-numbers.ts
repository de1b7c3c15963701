import { passesLuhn } from './digits';

/** Digits, full-width ones too, with what people write between the groups of a long number. */
const RUN = /[0-9０-９](?:[ \t\u00a0\u2009.\-\u2010-\u2015]{0,2}[0-9０-９])+/g;
const GROUP = /[0-9０-９]+/g;

/** How long a card number is. */
const shortest = 13;
const longest = 19;

type Group = { start: number; end: number; digits: string };

/** @returns how many groups from `from` on make a card number, and its digits; `null` when none do */
function cardAt(groups: readonly Group[], from: number): { count: number; digits: string } | null {
  let digits = '';
  for (let count = 1; from + count <= groups.length && digits.length < longest; count += 1) {
    digits += groups[from + count - 1]?.digits ?? '';
    if (digits.length >= shortest && digits.length <= longest && passesLuhn(digits)) return { count, digits };
  }
  return null;
}

function hideIn(run: string): string {
  const groups = Array.from(run.matchAll(GROUP), ({ 0: text, index }): Group => ({
    start: index,
    end: index + text.length,
    digits: text.normalize('NFKC'),
  }));
  let hidden = '';
  let done = 0;
  let from = 0;
  while (from < groups.length) {
    const card = cardAt(groups, from);
    if (card) {
      hidden += `${run.slice(done, groups[from]?.start)}•••• ${card.digits.slice(-4)}`;
      done = groups[from + card.count - 1]?.end ?? done;
    }
    from += card?.count ?? 1;
  }
  return hidden + run.slice(done);
}

/**
 * Leaves no more than the last four digits of what may be a payment card's number in a text that somebody wrote. Whole
 * groups of digits are looked at, so that a longer number does not count as a card by a part of it.
 */
export function hideCardNumbers(text: string): string {
  return text.replace(RUN, hideIn);
}
