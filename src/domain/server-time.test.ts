import { always } from '@tests/support/always';
import fc from 'fast-check';
import { addDays, lenderClock, lenderDate } from './calendar-days';
import { parseServerTime, serverDate } from './server-time';

/** Times beside those of the property below, by the lender's clock at `+07:00`: day, time, and instant. */
const forms: [sent: unknown, date: string, time: string | null, instant?: string][] = [
  ['2026-12-01', '2026-12-01', null, '2026-12-01T23:59:59+07:00'],
  ['2026/12/1 9:05', '2026-12-01', '09:05:00'],
  ['2026-12-01 00:00:00', '2026-12-01', '00:00:00'],
  // The end of a day, not the beginning of the next one.
  ['2026-12-01 24:00', '2026-12-01', '23:59:59'],
  ['2026-12-31T24:00:00.000+07:00', '2026-12-31', '23:59:59'],
  ['2026-12-01 10:00:00 UTC', '2026-12-01', '17:00:00'],
  ['2026-12-01 20:00:00 GMT', '2026-12-02', '03:00:00'],
  ['2026-12-01 10:00:00 UTC+07:00', '2026-12-01', '10:00:00'],
  ['2026-12-01 10:00 GMT+07', '2026-12-01', '10:00:00'],
  ['2026-12-01T10:00+07:00[Asia/Jakarta]', '2026-12-01', '10:00:00'],
  ['2026-12-01T10:00Z[UTC]', '2026-12-01', '17:00:00'],
  ['20261201T100000', '2026-12-01', '10:00:00'],
  ['20261201T100000Z', '2026-12-01', '17:00:00'],
  ['20261201T1000+0530', '2026-12-01', '11:30:00'],
  [1_764_583_200, '2025-12-01', '17:00:00'],
  [1_764_583_200.5, '2025-12-01', '17:00:00'],
  [100_000_000, '1973-03-03', '16:46:40'],
  [9_999_999_999_999, '2286-11-21', '00:46:39', '2286-11-20T17:46:39.999Z'],
];

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York'])('parseServerTime on a device in %s', (zone) => {
  it.each(forms)('reads %s as %s %s', (sent, date, time, instant = `${date}T${time ?? ''}+07:00`) => {
    vi.stubEnv('TZ', zone);
    expect(parseServerTime(sent, '+07:00')).toEqual({ date, time, instant: Date.parse(instant) });
  });
});

const noTimes = [
  null,
  {},
  -5,
  'besok',
  '2026-02-30',
  '2026-12-01 99:00',
  '2026-12-01 24:30',
  '2026-12-01-07',
  // Another zone than the named one, half a day that is not named, a day or a month first.
  '2026-12-01 10:00 EST',
  '2026-12-01 10:00 +99',
  '2026-12-01 10:00 PM',
  '01/12/2026',
  '20261301T100000Z',
];
/** Days and times without separators, which are not counts of seconds. */
const compact = [20260301, '2026112810', 2026112810, '202611281000', '20260301100000'];
it.each([...noTimes, ...compact, '17645832000', 99_999_999, 8.64e15, Number.NaN])('%s is not a time', (sent) => {
  expect(parseServerTime(sent, '+07:00')).toBeNull();
});

/** An instant from 2001, when milliseconds got their thirteenth digit, in all forms that a server may write. */
const instants = fc
  .integer({ min: 1e9, max: Date.UTC(2090, 0, 1) / 1000 })
  // `2026112810` may be a day with its hour.
  .filter((seconds) => !/^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-4])$/.test(String(seconds)))
  .map((seconds) => seconds * 1000);
const offsets = fc.constantFrom('+07:00', '+05:30', '-03:30', '+00:00');
const form = fc.record({
  separator: fc.constantFrom('-', '/', '.'),
  isShort: fc.boolean(),
  between: fc.constantFrom('T', 't', ' ', '  '),
  fraction: fc.constantFrom('', '.000', '.5', ',123456'),
  zone: fc.constantFrom('none', 'Z', 'z', ' +05:30', '+0530', '-03', '+00'),
  around: fc.constantFrom('', ' ', '\n'),
});

always(
  'every form of an instant is read as that instant, and its day is the day of the lender’s clock',
  [instants, offsets, form],
  (instant, utcOffset, { separator, isShort, between, fraction, zone, around }) => {
    const written = zone === 'none' ? utcOffset : zone.trim().toUpperCase();
    const ahead =
      written === 'Z' ? '+00:00' : written.replace(/^([+-]\d\d)(\d\d)?$/, (_, h: string, m = '00') => `${h}:${m}`);
    const { date, time } = lenderClock(instant, ahead);
    const short = (text: string) => (isShort ? text.replace(/(?<=^|\D)0(?=\d(\D|$))/g, '') : text);
    const day = short(date).replaceAll('-', separator);
    const [hour = '', ...rest] = time.split(':');
    const clock = `${isShort ? hour.replace(/^0/, '') : hour}:${rest.join(':')}${fraction}`;
    const text = `${around}${day}${between}${clock}${zone === 'none' ? '' : zone}${around}`;
    const second = (sent: unknown) => {
      const found = parseServerTime(sent, utcOffset);
      return found && { ...found, instant: Math.floor(found.instant / 1000) * 1000 };
    };
    const expected = { instant, ...lenderClock(instant, utcOffset) };
    for (const sent of [text, instant, String(instant), instant / 1000, `${String(instant / 1000)}.25`])
      expect([sent, second(sent)]).toEqual([sent, expected]);
    expect(parseServerTime(day, ahead)).toEqual({ instant: Date.parse(`${date}T23:59:59${ahead}`), date, time: null });
    expect(parseServerTime(`${day} 24:00:00`, ahead)).toMatchObject({ date, time: '23:59:59' });
  },
);

describe('the calendar day of a server time', () => {
  it.each([
    ['2026-03-05T18:30:00Z', '2026-03-06'],
    [Date.UTC(2026, 2, 5, 16, 59), '2026-03-05'],
    [Date.UTC(2026, 2, 5, 17), '2026-03-06'],
    ['0001-01-01', null],
    [8.64e15, null],
    ['9999-12-31', null],
  ])('of %s is %s', (value, expected) => expect(serverDate(value, '+07:00')).toBe(expected));

  const isoDate = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const sent = fc.oneof(fc.string(), fc.double(), fc.integer(), isoDate);
  always('can be used for calculations, whatever a server sends', [sent], (value) => {
    const date = serverDate(value, '+05:30');
    if (date !== null) expect(addDays(date, 3_660)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  const piece = fc.constantFrom(
    ...'0 1 9 12 24 30 59 2026 1764583200 - / . : T Z + UTC GMT +07 -0330 24:00:00'.split(' '),
  );
  const pieces = fc.array(piece, { maxLength: 12 }).map((all) => all.join(''));
  const edited = fc
    .tuple(fc.constantFrom(...forms.map(([text]) => String(text))), fc.nat(30), pieces)
    .map(([text, at, more]) => text.slice(0, at) + more + text.slice(at + more.length));
  always(
    'names the same day as the instant, whatever a server sends',
    [fc.oneof(sent, edited), offsets],
    (value, zone) => {
      const time = parseServerTime(value, zone);
      if (time) expect(lenderDate(time.instant, zone)).toBe(time.date);
    },
  );
});
