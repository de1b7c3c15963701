import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../../tests/support/always';
import { calendarFile, type CalendarEvent } from './calendar-file';

const options = { maker: 'Dana Terang', now: Date.parse('2026-11-21T03:04:05.678Z') };

const event = (rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '123-20261201@loan',
  at: '2026-12-01',
  summary: 'Repay ₹4,621',
  description: 'Due on 2026-12-01',
  alarms: [
    { minutes: -960, text: 'Tomorrow' },
    { minutes: 480, text: 'Today' },
  ],
  ...rest,
});

/** Takes the folds out again. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

/** What a reader makes of an escaped text. */
const read = (escaped: string) =>
  escaped.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

describe('a calendar file', () => {
  it('is, for a whole day with two alarms, this and nothing else', () => {
    expect(calendarFile([event()], options).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dana Terang//Due dates//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:123-20261201@loan',
      'DTSTAMP:20261121T030405Z',
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:Repay ₹4\\,621',
      'DESCRIPTION:Due on 2026-12-01',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT16H0M',
      'DESCRIPTION:Tomorrow',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT8H0M',
      'DESCRIPTION:Today',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names an instant in the time of Greenwich', () => {
    expect(calendarFile([event({ at: Date.parse('2026-12-01T17:30:00+05:30') })], options)).toContain(
      '\r\nDTSTART:20261201T120000Z\r\n',
    );
  });

  it.each([
    ['a comma; a semicolon', 'a comma\\; a semicolon'],
    ['C:\\new', 'C:\\\\new'],
    ['two\nlines', 'two\\nlines'],
    ['two\r\nlines', 'two\\nlines'],
    ['a\rlone return', 'a\\nlone return'],
    ['null\0bell\x07', 'nullbell'],
    ['tab\tstays', 'tab\tstays'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ])('escapes %j', (summary, expected) => {
    expect(valueOf(calendarFile([event({ summary })], options), 'SUMMARY')).toBe(expected);
  });

  const signs = fc.constantFrom(...Array.from('\r\n;,\\:💸₹中én \t\u2028'), '\ud800');
  const nasty = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: signs, maxLength: 200 }));

  always(
    'stays a calendar file with whatever the server writes: lines of at most 75 bytes, CRLF alone, whole characters',
    [nasty, nasty, nasty],
    (summary, description, maker) => {
      const file = calendarFile([event({ summary, description, alarms: [{ minutes: 1, text: summary }] })], {
        ...options,
        maker,
      });
      const bytes = new TextEncoder().encode(file);
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\ufffd/g, '')).toBe(
        file.replace(/[\ud800-\udfff\ufffd]/gu, ''),
      );
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      // A fold inside a character would leave two halves.
      const halves = (texts: string[]) =>
        texts.reduce((count, text) => count + (text.match(/[\ud800-\udfff]/gu)?.length ?? 0), 0);
      expect(halves(lines)).toBe(halves(unfolded(file)));
      const kinds = unfolded(file).flatMap((line) => /^(?:BEGIN|END):V(\w+)/.exec(line)?.[1] ?? []);
      expect(kinds).toEqual(['CALENDAR', 'EVENT', 'ALARM', 'ALARM', 'EVENT', 'CALENDAR']);
    },
  );

  const plain = fc.string({ unit: fc.constantFrom('a', ';', ',', '\\', 'n', '\n', '₹', '💸', ' '), maxLength: 200 });
  always('gives a reader back what was written', [plain], (description) => {
    const file = calendarFile([event({ description, alarms: [] })], options);
    expect(read(valueOf(file, 'DESCRIPTION'))).toBe(description);
  });
});
