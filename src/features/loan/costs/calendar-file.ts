import { addDays } from '@/domain/calendar-days';
import type { LoanAccount } from '@/domain/loan-account';

/** The texts of an entry in the person's language. */
export type EventWords = {
  summary: (amount: string) => string;
  description: (amount: string, date: string) => string;
  tomorrow: (amount: string) => string;
  today: (amount: string) => string;
};

/** Hour of the reminders in the morning. */
const morning = 8;

/** Unpaired surrogates, which an address cannot contain. */
const halves = /[\ud800-\udfff]/gu;

/** Minutes from the beginning of an entry to the morning of its day, or of the one before (`days` -1). */
function morningOf(at: string | number, date: string, utcOffset: string, days: 0 | -1): number {
  // A whole day begins at midnight in the zone of the phone.
  if (typeof at === 'string') return (24 * days + morning) * 60;
  return Math.round((Date.parse(`${addDays(date, days)}T0${morning}:00:00${utcOffset}`) - at) / 60_000);
}

type Context = { orderId: string; utcOffset: string; words: EventWords; money: (amount: bigint | string) => string };

/** One entry per due date, with its day (`YYYY-MM-DD`) and amount for the page. */
export function calendarEvents(dates: LoanAccount['upcoming'], { orderId, utcOffset, words, money }: Context) {
  return dates.flatMap(({ name, at, date, total }, index) => {
    if (at === null || date === null) return [];
    const amount = money(total);
    // Without the day and the amount, which an extension changes. A server may give two payments one name.
    const sameName = dates.slice(0, index).filter((other) => other.name === name).length;
    const id = [orderId, name, ...(sameName === 0 ? [] : [String(sameName + 1)])];
    return {
      uid: `${id.map((part) => encodeURIComponent(part.replace(halves, ''))).join('/')}@repayment`,
      at,
      date,
      amount,
      summary: words.summary(amount),
      description: words.description(amount, date),
      alarms: [
        { minutes: morningOf(at, date, utcOffset, -1), text: words.tomorrow(amount) },
        { minutes: morningOf(at, date, utcOffset, 0), text: words.today(amount) },
      ],
    };
  });
}

/** A reminder of one due date. Its texts are escaped. */
export type CalendarEvent = {
  /** The same in every file for the same payment, so that a calendar changes the entry instead of adding another. */
  uid: string;
  /** A whole day (`YYYY-MM-DD`), or an instant (epoch milliseconds). */
  at: string | number;
  summary: string;
  description: string;
  alarms: readonly CalendarAlarm[];
};

/** `minutes` from the event's beginning (of a whole day: midnight in the zone of the phone); negative before it. */
type CalendarAlarm = { minutes: number; text: string };

/** Bytes of a line without its end (RFC 5545, 3.1). */
const lineLimit = 75;

/** Escapes a text (RFC 5545, 3.3.11), without control characters except tab and line break. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Folds a line at 75 bytes; never inside a character. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (used + size > lineLimit) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

const instantText = (epochMs: number): string => new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');

function alarmLines({ minutes, text }: CalendarAlarm): string[] {
  const size = Math.abs(minutes);
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${minutes < 0 ? '-' : ''}PT${Math.floor(size / 60)}H${size % 60}M`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VALARM',
  ];
}

function eventLines({ uid, at, summary, description, alarms }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    typeof at === 'string' ? `DTSTART;VALUE=DATE:${at.replace(/-/g, '')}` : `DTSTART:${instantText(at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(alarmLines),
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) of at least one event, with CRLF, for UTF-8. @param now epoch milliseconds */
export function calendarFile(events: readonly CalendarEvent[], { maker, now }: { maker: string; now: number }): string {
  const stamp = instantText(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker).replace(/\//g, ' ')}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
