import { formatsOf, languages, locales, localesOf, parseLocale } from './languages';
import { markets } from './market';

describe('a stored language', () => {
  it.each(['fr', '', null, 7, '__proto__', 'toString'])('may not be %s', (value) => {
    expect(parseLocale(value)).toBeNull();
  });

  it.each(locales)('may be %s', (locale) => expect(parseLocale(locale)).toBe(locale));
});

describe.each(locales)('the language %s', (locale) => {
  it('has plural forms, digits and a territory in the engine', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale]);
    const { locale: used, numberingSystem } = new Intl.NumberFormat(formatsOf(locale)).resolvedOptions();
    expect(used.split('-')[0]).toBe(locale);
    expect(numberingSystem).toBe('latn');
    expect(new Intl.Locale(`${locale}-${languages[locale].territory}`).region).toBe(languages[locale].territory);
  });

  it('is offered in a market', () => expect(languages[locale].markets).not.toEqual([]));
});

describe('the languages of a market', () => {
  it.each([
    ['india', ['en', 'hi']],
    ['indonesia', ['en', 'id', 'zh']],
    ['mainland', ['en', 'id', 'zh']],
  ] as const)('in %s include %s', (market, expected) => {
    expect(localesOf(market)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(Object.values(markets))('include the first language of $id', ({ id, locale }) => {
    expect(localesOf(id)).toContain(locale);
  });

  it('include the language on screen, also if it was chosen in another market', () => {
    expect(localesOf('indonesia')).not.toContain('hi');
    expect(localesOf('indonesia', 'hi')).toContain('hi');
    expect(localesOf('indonesia', 'xx')).toEqual(localesOf('indonesia'));
  });
});
