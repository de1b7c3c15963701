// @vitest-environment node
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { wait } from '@/platform/browser/wait';
import { shiftDate } from './shift-date';

const leapDay = '2028-02-29T16:59:30Z';

/** A realm of its own, whose clock stands at the moment; set as a page's is, by the function's text. */
function realmAt(now: string) {
  const realm = createContext({});
  runInContext(`(${shiftDate.toString()})(globalThis, ${JSON.stringify(now)})`, realm);
  return (code: string): unknown => runInContext(code, realm);
}

describe('a shifted clock', () => {
  it('stands at the moment, however it is asked', () => {
    const run = realmAt(leapDay);
    for (const asked of [
      'Date.now()',
      'new Date().getTime()',
      'Date.parse(Date())',
      'new (new Date(0).constructor)().getTime()',
    ]) {
      const distance = Number(run(asked)) - Date.parse(leapDay);
      expect(distance, asked).toBeGreaterThanOrEqual(-1_000);
      expect(distance, asked).toBeLessThan(10_000);
    }
  });

  it('runs on from there', async () => {
    const run = realmAt(leapDay);
    const before = Number(run('Date.now()'));
    await wait(20);
    expect(Number(run('Date.now()'))).toBeGreaterThan(before);
  });

  it('leaves given moments and dates as they are', () => {
    const run = realmAt(leapDay);
    expect(run('new Date(2026, 0, 31).getMonth()')).toBe(0);
    expect(run('new Date("2026-12-31T23:59:30Z").toISOString()')).toBe('2026-12-31T23:59:30.000Z');
    expect(run('Date.UTC(2026, 0, 1)')).toBe(Date.UTC(2026, 0, 1));
    expect(run('new Date() instanceof Date && class extends Date {}.name === ""')).toBe(true);
    expect(run('new (class Day extends Date {})() instanceof Date')).toBe(true);
  });

  it('takes no moment that is none', () => {
    expect(() => realmAt('tomorrow')).toThrow('No moment: "tomorrow"');
  });
});
