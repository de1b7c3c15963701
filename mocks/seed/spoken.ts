import { languages, type Locale } from '@/domain/languages';

/**
 * What the demo's server says, by language; a language without words of its own is answered in
 * the one it falls back to.
 */
export type Spoken<Words> = Readonly<Partial<Record<Locale, Words>>> & { readonly en: Words };

/** @returns the words of a language */
export function wordsIn<Words>(words: Spoken<Words>, language: Locale): Words {
  return words[language] ?? words[languages[language].fallback] ?? words.en;
}
