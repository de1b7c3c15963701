import { day } from '@mocks/clock';
import { always } from '@tests/support/always';
import fc from 'fast-check';
import { dueDayOf } from '@/domain/amount-due';
import { lenderDate } from '@/domain/calendar-days';
import { type CalendarEvent, calendarEvents, calendarFile, type EventWords } from './calendar-file';

const words: EventWords = {
  summary: (amount) => `Pay ${amount}`,
  description: (amount, date) => `${amount} on ${date}`,
  tomorrow: (amount) => `Tomorrow ${amount}`,
  today: (amount) => `Today ${amount}`,
};
const eventOptions = { orderId: '00123', utcOffset: '+07:00', words, money: String };

/** A payment of Rp10. */
const dueOn = (name: string, dueTime: string | number, utcOffset = '+07:00') => ({
  name,
  total: 'Rp10',
  ...dueDayOf(dueTime, utcOffset, '2026-11-21'),
});

it('a calendar entry is a whole day if the server sends a day, with alarms on two mornings', () => {
  const whole = { uid: '00123/2@repayment', at: '2026-12-01', date: '2026-12-01' };
  const texts = { amount: 'Rp10', summary: 'Pay Rp10', description: 'Rp10 on 2026-12-01' };
  const alarms = [
    { minutes: -960, text: 'Tomorrow Rp10' },
    { minutes: 480, text: 'Today Rp10' },
  ];
  const events = calendarEvents([dueOn('2', '2026-12-01')], eventOptions);
  expect(events).toEqual([{ ...whole, ...texts, alarms }]);
});

it.each([
  ['2026-12-01 17:00:00', '2026-12-01T17:00:00+07:00', -33 * 60, -9 * 60],
  ['2026-12-01 00:00:00', '2026-12-01T00:00:00+07:00', -16 * 60, 8 * 60],
  ['2026-12-01 07:30:00', '2026-12-01T07:30:00+07:00', -23.5 * 60, 30],
  ['2026-12-01 24:00:00', '2026-12-01T23:59:59+07:00', -40 * 60, -16 * 60],
  [Date.parse('2026-11-30T20:00:00Z'), '2026-12-01T03:00:00+07:00', -19 * 60, 5 * 60],
])('a calendar entry has a time if the server sends one: %s', (dueTime, instant, before, onTheDay) => {
  const [event] = calendarEvents([dueOn('1', dueTime)], eventOptions);
  expect(event?.at).toBe(Date.parse(instant));
  expect(event?.alarms.map(({ minutes }) => minutes)).toEqual([before, onTheDay]);
});

it('the id of a calendar entry names the order and the payment, also after an extension', () => {
  const uids = (orderId: string, payments: [name: string, dueTime: string][]) =>
    calendarEvents(
      payments.map(([name, dueTime]) => ({ ...dueOn(name, dueTime), total: String(Math.random()) })),
      { ...eventOptions, orderId },
    ).map(({ uid }) => uid);
  expect(uids('1', [['1', '2026-12-31 10:00:00']])).toEqual(uids('1', [['1', '2026-12-01']]));
  const sameDay = uids('1', [
    ['1', '2026-12-05'],
    ['2', '2026-12-05'],
    ['2', '2026-12-05'],
    ['2/2', '2026-12-05'],
  ]);
  expect(new Set([...sameDay, ...uids('2', [['1', '2026-12-05']])]).size).toBe(5);
});

it('an unreadable time gives no calendar entry', () => {
  expect(calendarEvents([dueOn('1', 'besok sore')], eventOptions)).toEqual([]);
});

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });
always(
  'the reminders of a calendar entry come at eight, the day before and on the due day',
  [instants, fc.constantFrom('+07:00', '+05:30', '+08:00', '-03:00'), fc.string()],
  (dueTime, utcOffset, text) => {
    const due = [dueOn(text, dueTime, utcOffset)];
    const [event] = calendarEvents(due, { ...eventOptions, utcOffset, orderId: text });
    const today = Date.parse(`${lenderDate(dueTime, utcOffset)}T08:00:00${utcOffset}`);
    for (const [index, wanted] of [today - day, today].entries())
      expect(Math.abs(dueTime + (event?.alarms[index]?.minutes ?? 0) * 60_000 - wanted)).toBeLessThanOrEqual(30_000);
    expect(calendarFile(event ? [event] : [], { maker: 'x', now: dueTime })).toContain('UID:');
  },
);

const fileOptions = { maker: 'Dana Terang', now: Date.parse('2026-11-21T03:04:05.678Z') };

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

/** Undoes the escaping, as a calendar application does. */
const read = (escaped: string) =>
  escaped.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

it('a calendar file of a whole day with two alarms has these lines', () => {
  expect(calendarFile([event()], fileOptions).split('\r\n')).toEqual([
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

it('a calendar file has times in UTC', () => {
  const file = calendarFile([event({ at: Date.parse('2026-12-01T17:30:00+05:30') })], fileOptions);
  expect(file).toContain('\r\nDTSTART:20261201T120000Z\r\n');
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
])('a calendar file escapes %j', (summary, expected) => {
  expect(valueOf(calendarFile([event({ summary })], fileOptions), 'SUMMARY')).toBe(expected);
});

const signs = fc.constantFrom(...Array.from('\r\n;,\\:💸₹中én \t\u2028'), '\ud800');
const nasty = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: signs, maxLength: 200 }));

always('a calendar file has lines of at most 75 bytes', [nasty, nasty, nasty], (summary, description, maker) => {
  const file = calendarFile([event({ summary, description, alarms: [{ minutes: 1, text: summary }] })], {
    ...fileOptions,
    maker,
  });
  const bytes = new TextEncoder().encode(file);
  const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\ufffd/g, '');
  expect(decoded).toBe(file.replace(/[\ud800-\udfff\ufffd]/gu, ''));
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
});

const plain = fc.string({ unit: fc.constantFrom('a', ';', ',', '\\', 'n', '\n', '₹', '💸', ' '), maxLength: 200 });
always('a reader of a calendar file gets the text that was written', [plain], (description) => {
  const file = calendarFile([event({ description, alarms: [] })], fileOptions);
  expect(read(valueOf(file, 'DESCRIPTION'))).toBe(description);
});
