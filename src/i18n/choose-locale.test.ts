import { describe, expect, it } from 'vitest';
import { chooseLocale, parseLocale } from './choose-locale';

describe('the language of a page', () => {
  it.each([
    ['/loanDetails', '1', null, 'en'],
    ['/loanDetails', undefined, null, 'id'],
    ['/loanDetails', '0', null, 'id'],
    ['/loanDetails', '', null, 'id'],
    ['/payway', '1', null, 'en'],
    ['/payway', '0', null, 'id'],
    ['/payway', '', null, 'id'],
    ['/payway', undefined, null, 'zh'],
    ['/addnormalcard', '1', null, 'en'],
    ['/addnormalcard', undefined, null, 'zh'],
    ['/alipayrepayment', '0', null, 'id'],
    ['/alipayrepayment', undefined, null, 'zh'],
    ['/borrowDetail', '1', null, 'en'],
    ['/borrowDetail/', '0', null, 'id'],
    ['/borrowDetail/', undefined, null, 'zh'],
    ['/register', undefined, null, 'zh'],
    ['/register', '1', null, 'en'],
    ['/downloadTemplate', '0', null, 'id'],
    ['/agreementTemplate', '1', null, 'en'],
    ['/payway', undefined, 'id', 'id'],
    ['/loanDetails', '1', 'zh', 'zh'],
  ] as const)('%s with pop=%s and the choice %s is %s', (path, pop, chosen, expected) => {
    expect(chooseLocale(path, pop, chosen)).toBe(expected);
  });

  it.each(['fr', '', null, 7, '__proto__'])('does not take %s for a language', (value) => {
    expect(parseLocale(value)).toBeNull();
  });
});
