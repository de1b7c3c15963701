import { describe, expect, it } from 'vitest';
import { formatsOf, languages, locales, localesOf, parseLocale } from './languages';
import { markets } from './market';

describe('a kept language', () => {
  it.each(['fr', '', null, 7, '__proto__', 'toString'])('does not take %s for a language', (value) => {
    expect(parseLocale(value)).toBeNull();
  });

  it.each(locales)('takes %s for one', (locale) => expect(parseLocale(locale)).toBe(locale));
});

describe.each(locales)('the language %s', (locale) => {
  it('is one that the engine has plural forms, digits and a name for', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale]);
    const { locale: used, numberingSystem } = new Intl.NumberFormat(formatsOf(locale)).resolvedOptions();
    expect(used.split('-')[0]).toBe(locale);
    expect(numberingSystem).toBe('latn');
    expect(new Intl.Locale(`${locale}-${languages[locale].territory}`).region).toBe(languages[locale].territory);
  });

  it('is offered in a market', () => {
    expect(languages[locale].markets).not.toEqual([]);
  });
});

describe('the languages of a market', () => {
  it.each([
    ['india', ['en', 'hi']],
    ['indonesia', ['en', 'id', 'zh']],
    ['mainland', ['en', 'id', 'zh']],
  ] as const)('in %s have %s among them', (market, expected) => {
    expect(localesOf(market)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(Object.values(markets))('have that of $id itself among them', ({ id, locale }) => {
    expect(localesOf(id)).toContain(locale);
  });

  it('show the one on screen as well, chosen in another market', () => {
    expect(localesOf('indonesia')).not.toContain('hi');
    expect(localesOf('indonesia', 'hi')).toContain('hi');
    expect(localesOf('indonesia', 'xx')).toEqual(localesOf('indonesia'));
  });
});
