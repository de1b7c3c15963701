import { addDays } from '@/domain/calendar-days';
import { parseServerTime } from '@/domain/server-time';
import type { CalendarEvent } from './calendar-file';

/** One date to be reminded of. */
export type DueDate = {
  /** As the server wrote it. */
  dueTime: string | number;
  /** Ready to be read. */
  amount: string;
};

/** An entry, and what of it a page shows: its day (`YYYY-MM-DD`) and the amount. */
export type DueEvent = CalendarEvent & { date: string; amount: string };

/** What an entry says, in the person's language. */
export type EventWords = {
  summary: (amount: string) => string;
  description: (amount: string, date: string) => string;
  tomorrow: (amount: string) => string;
  today: (amount: string) => string;
};

type Options = {
  orderId: string;
  /** The lender's offset, e.g. `+07:00`. */
  utcOffset: string;
  words: EventWords;
};

/** The calendar speaks up at this time of the morning. */
const morning = '08:00';

/** Halves of characters, which no address can carry. */
const halves = /[\ud800-\udfff]/gu;

const minute = 60_000;
const hour = 60 * minute;

/** When the calendar speaks up: the morning before, and the morning of the day. */
function alarmMinutes(at: string | number, date: string, utcOffset: string): { before: number; onTheDay: number } {
  // A whole day begins at midnight wherever the phone is.
  if (typeof at === 'string') return { before: -16 * 60, onTheDay: 8 * 60 };
  const fromStart = (day: string) => Math.round((Date.parse(`${day}T${morning}:00${utcOffset}`) - at) / minute);
  // What is due before the morning is announced an hour ahead.
  return { before: fromStart(addDays(date, -1)), onTheDay: Math.min(fromStart(date), -hour / minute) };
}

/**
 * One entry per due date: a whole day where the server names a day, timed where it names a time.
 * @returns nothing for a time that cannot be understood
 */
export function calendarEvents(dates: readonly DueDate[], { orderId, utcOffset, words }: Options): DueEvent[] {
  return dates.flatMap(({ dueTime, amount }) => {
    const time = parseServerTime(dueTime, utcOffset);
    if (!time) return [];
    const date = time.date;
    const isWholeDay = time.time === null;
    const at = isWholeDay ? date : time.instant;
    const { before, onTheDay } = alarmMinutes(at, date, utcOffset);
    return {
      uid: `${encodeURIComponent(orderId.replace(halves, ''))}-${date}@repayment`,
      at,
      date,
      amount,
      summary: words.summary(amount),
      description: words.description(amount, date),
      alarms: [
        { minutes: before, text: words.tomorrow(amount) },
        { minutes: onTheDay, text: words.today(amount) },
      ],
    };
  });
}
