// @vitest-environment jsdom
import { hash53 } from '@/platform/session/owner-id';
import { saveReportChoice, mayReport, readReportChoice } from './report-choice';

const yes = `yes ${hash53('u:1')}`;

describe('the choice about reports (the example packs: opt-out in Indonesia, opt-in in India)', () => {
  it.each([
    [null, 'u:1', 'indonesia', true],
    [null, 'u:1', 'mainland', true],
    [null, 'u:1', 'india', false],
    ['no', 'u:1', 'indonesia', false],
    [yes, 'u:1', 'india', true],
    [yes, 'u:2', 'india', false],
    [yes, 'u:2', 'indonesia', true],
    [`yes ${hash53('')}`, '', 'india', true],
    ['yes u:1', 'u:1', 'india', false],
    ['nonsense', 'u:1', 'india', false],
  ] as const)('%j for %s in %s allows reports: %s', (saved, owner, market, expected) => {
    expect(mayReport(saved, owner, market)).toBe(expected);
  });

  it('is saved on the device, or for the page if the device saves nothing', () => {
    saveReportChoice(window.localStorage, false, 'u:1');
    expect(window.localStorage.getItem('loan-web.reports')).toBe('no');
    expect(readReportChoice(window.localStorage)).toBe('no');
    const full: Storage = Object.assign(Object.create(window.localStorage), {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    saveReportChoice(full, true, 'u:1');
    expect(readReportChoice(full)).toBe(yes);
    saveReportChoice(window.localStorage, false, 'u:1');
  });
});
