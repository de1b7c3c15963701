import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../../tests/support/always';
import { calendarEvents, type EventWords } from './calendar-events';
import { calendarFile } from './calendar-file';

const words: EventWords = {
  summary: (amount) => `Repay ${amount}`,
  description: (amount, date) => `${amount} on ${date}`,
  tomorrow: (amount) => `Tomorrow ${amount}`,
  today: (amount) => `Today ${amount}`,
};
const options = { orderId: '00123', utcOffset: '+07:00', words };

describe('the entries of due dates', () => {
  it('are whole days where the server names a day, with alarms on the two mornings', () => {
    expect(calendarEvents([{ dueTime: '2026-12-01', amount: 'Rp10' }], options)).toEqual([
      {
        uid: '00123-2026-12-01@repayment',
        at: '2026-12-01',
        date: '2026-12-01',
        amount: 'Rp10',
        summary: 'Repay Rp10',
        description: 'Rp10 on 2026-12-01',
        alarms: [
          { minutes: -960, text: 'Tomorrow Rp10' },
          { minutes: 480, text: 'Today Rp10' },
        ],
      },
    ]);
  });

  it.each([
    ['2026-12-01 17:00:00', '2026-12-01T17:00:00+07:00', -33 * 60, -9 * 60],
    ['2026-12-01 07:30:00', '2026-12-01T07:30:00+07:00', -23.5 * 60, -60],
    [Date.parse('2026-11-30T20:00:00Z'), '2026-12-01T03:00:00+07:00', -19 * 60, -60],
  ])('are timed where it names a time: %s', (dueTime, instant, before, onTheDay) => {
    const [event] = calendarEvents([{ dueTime, amount: 'Rp10' }], options);
    expect(event?.at).toBe(Date.parse(instant));
    expect(event?.uid).toBe('00123-2026-12-01@repayment');
    expect(event?.alarms.map(({ minutes }) => minutes)).toEqual([before, onTheDay]);
  });

  it('are the same entry tomorrow, and another one for another order or day', () => {
    const uid = (orderId: string, dueTime: string) =>
      calendarEvents([{ dueTime, amount: String(Math.random()) }], { ...options, orderId })[0]?.uid;
    expect(uid('1', '2026-12-01')).toBe(uid('1', '2026-12-01 10:00:00'));
    expect(new Set([uid('1', '2026-12-01'), uid('2', '2026-12-01'), uid('1', '2026-12-02')]).size).toBe(3);
  });

  it('are none for a time that cannot be understood', () => {
    expect(calendarEvents([{ dueTime: 'besok sore', amount: 'Rp10' }], options)).toEqual([]);
  });

  const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });
  always(
    'always speak up before the debt is late',
    [instants, fc.constantFrom('+07:00', '+05:30', '+08:00', '-03:00'), fc.string()],
    (dueTime, utcOffset, orderId) => {
      const events = calendarEvents([{ dueTime, amount: 'x' }], { ...options, utcOffset, orderId });
      const [before, onTheDay] = events[0]?.alarms.map(({ minutes }) => minutes) ?? [];
      expect(onTheDay).toBeLessThanOrEqual(-60);
      expect(before).toBeLessThan(onTheDay ?? 0);
      expect(calendarFile(events, { maker: 'x', now: dueTime })).toContain('UID:');
    },
  );
});
