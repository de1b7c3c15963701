/** A reminder of one due date. Texts may hold anything: they are escaped. */
export type CalendarEvent = {
  /** The same for the same thing, in every file: a calendar then changes the entry instead of adding another. */
  uid: string;
  /** A whole day (`YYYY-MM-DD`), or an instant (epoch milliseconds). */
  at: string | number;
  summary: string;
  description: string;
  /** When the calendar speaks up. */
  alarms: readonly CalendarAlarm[];
};

type CalendarAlarm = {
  /** Minutes from the event's beginning; negative before it. A whole day begins at midnight, where the phone is. */
  minutes: number;
  text: string;
};

type Options = {
  /** Who made the file, e.g. the app's name. */
  maker: string;
  /** Epoch milliseconds. */
  now: number;
};

/** Bytes of a line, its end not counted (RFC 5545, 3.1). */
const lineLimit = 75;

/** Control characters have no place in a calendar file; tab and line break have. */
function isAllowed(character: string): boolean {
  return character === '\t' || character === '\n' || (character >= ' ' && character !== '\u007f');
}

/** A text as the format wants it (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  return Array.from(lines)
    .filter(isAllowed)
    .join('')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const bytesOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4;

/** Folds a line at 75 bytes; never inside a character. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
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

function durationText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}PT${Math.floor(size / 60)}H${size % 60}M`;
}

function alarmLines({ minutes, text }: CalendarAlarm): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${durationText(minutes)}`,
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

/**
 * A calendar file (RFC 5545).
 * @param events at least one
 * @returns its text, with CRLF; to be written as UTF-8
 */
export function calendarFile(events: readonly CalendarEvent[], { maker, now }: Options): string {
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
