import { oneLine } from '@/domain/text/text-lines';
import { columnSum, type Figure, type Schedule } from './schedule';
import type { ScheduleWords } from './use-words';

type Context = {
  /** Lines above the payments: the loan's name, its number, the day. */
  head: readonly string[];
  words: ScheduleWords;
  /** What the sums are called. */
  together: string;
  /** Below the payments; empty for nothing. */
  note: string;
  money: (amount: bigint | string) => string;
};

/** A schedule as plain text, one payment a line: for a message, a note, or a webview that cannot print. */
export function scheduleText({ rows, parts }: Schedule, { head, words, together, note, money }: Context): string {
  const show = (figure: Figure | undefined) =>
    figure === null || figure === undefined ? words.unknown : money(figure);
  const split = (figures: (part: (typeof parts)[number]) => Figure | undefined) =>
    parts.map((part) => `${words.parts[part]} ${show(figures(part))}`).join(', ');
  const line = (start: string, total: string, rest: string) =>
    oneLine(`${start}: ${total}${rest === '' ? '' : ` (${rest})`}`);
  return [
    ...head.filter((text) => text !== '').map(oneLine),
    '',
    ...rows.map(({ name, day, state, parts: figures, total }) =>
      line(
        `${name}, ${day}, ${words.states[state]}`,
        money(total),
        split((part) => figures[part]),
      ),
    ),
    line(
      together,
      show(columnSum(rows, 'total')),
      split((part) => columnSum(rows, part)),
    ),
    ...(note === '' ? [] : ['', note]),
  ].join('\n');
}
