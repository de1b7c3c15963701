/** Where people borrow, and in which clock and money (market.ts). */
export type MarketId = 'indonesia' | 'india' | 'mainland';

type Language<Code> = {
  /** What the language calls itself, as a list of languages shows it. */
  readonly name: string;
  /** Where it is spoken, for programs that read pages: with the code it makes `hi_IN`. */
  readonly territory: string;
  readonly direction: 'ltr' | 'rtl';
  /** Digits of numbers and dates, by their name in CLDR: `latn` is 0 to 9. Amounts of money always have these. */
  readonly numerals: string;
  /** The markets whose borrowers may choose it. */
  readonly markets: readonly MarketId[];
  /** The language that is read where a backend does not speak this one. */
  readonly fallback: Code;
};

/** The languages by their code (BCP 47), in the order in which they are offered (decision 70, languages). */
const table = {
  en: {
    name: 'English',
    territory: 'IN',
    direction: 'ltr',
    numerals: 'latn',
    markets: ['india', 'indonesia', 'mainland'],
    fallback: 'en',
  },
  hi: { name: 'हिन्दी', territory: 'IN', direction: 'ltr', numerals: 'latn', markets: ['india'], fallback: 'en' },
  id: {
    name: 'Bahasa Indonesia',
    territory: 'ID',
    direction: 'ltr',
    numerals: 'latn',
    markets: ['indonesia', 'mainland'],
    fallback: 'en',
  },
  zh: {
    name: '简体中文',
    territory: 'CN',
    direction: 'ltr',
    numerals: 'latn',
    markets: ['indonesia', 'mainland'],
    fallback: 'en',
  },
} as const satisfies Record<string, Language<string>>;

/** Code of a language. */
export type Locale = keyof typeof table;

export const languages: Readonly<Record<Locale, Language<Locale>>> = table;

/** The codes; TypeScript takes the keys of the table for any strings. */
export const locales = Object.keys(table) as readonly Locale[];

/** @returns one thing for each language */
export function byLocale<Thing>(make: (locale: Locale) => Thing): Record<Locale, Thing> {
  // The same: the keys are all of them.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Thing>;
}

/** Reads a stored or received code; anything unknown is none. */
export function parseLocale(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/**
 * The languages that a person may choose.
 * @param current the one on screen: chosen in another market, it can be seen here as well
 */
export function localesOf(market: MarketId, current?: string): readonly Locale[] {
  return locales.filter((locale) => locale === current || languages[locale].markets.includes(market));
}

/** @returns what `Intl` writes numbers and dates by: the language with its digits, `hi-u-nu-latn` */
export function formatsOf(locale: Locale): string {
  return `${locale}-u-nu-${languages[locale].numerals}`;
}
