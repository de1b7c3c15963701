/** The ids of the markets; each has a currency and a clock (market.ts). */
export const marketIds = ['indonesia', 'india', 'mainland'] as const;

export type MarketId = (typeof marketIds)[number];

type Language = {
  /** The language's name in that language, for the list of languages. */
  readonly name: string;
  /** Where it is spoken, for search engines: with the code it makes `hi_IN`. */
  readonly territory: string;
  readonly direction: 'ltr' | 'rtl';
  /** The markets whose borrowers may choose it. */
  readonly markets: readonly MarketId[];
};

/** The languages by their code (BCP 47), in the order in which they are offered (decision 70, languages). */
const table = {
  en: { name: 'English', territory: 'IN', direction: 'ltr', markets: marketIds },
  hi: { name: 'हिन्दी', territory: 'IN', direction: 'ltr', markets: ['india'] },
  id: { name: 'Bahasa Indonesia', territory: 'ID', direction: 'ltr', markets: ['indonesia', 'mainland'] },
  zh: { name: '简体中文', territory: 'CN', direction: 'ltr', markets: ['indonesia', 'mainland'] },
} as const satisfies Record<string, Language>;

/** Code of a language. */
export type Locale = keyof typeof table;

export const languages: Readonly<Record<Locale, Language>> = table;

/** The codes of all languages. The cast is safe: the keys of the table are the codes. */
export const locales = Object.keys(table) as readonly Locale[];

/** @returns one value for each language */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  // The cast is safe: all codes are keys.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** Parses a stored or received code; null if it is unknown. */
export function parseLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The languages that a person may choose. @param current that on screen: it may be a choice in another market */
export function localesOf(market: MarketId, current?: string): readonly Locale[] {
  return locales.filter((locale) => locale === current || languages[locale].markets.includes(market));
}

/** @returns the locale for `Intl`: the language with the digits 0 to 9, such as `hi-u-nu-latn` */
export function formatsOf(locale: Locale): string {
  return `${locale}-u-nu-latn`;
}
