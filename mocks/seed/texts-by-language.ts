import type { Locale } from '@/domain/languages';

/** Texts of the demo's server by language; a language without texts uses English. */
export type TextsByLanguage<Words> = Readonly<Partial<Record<Locale, Words>>> & { readonly en: Words };

/** @returns the words of a language */
export function textsIn<Words>(words: TextsByLanguage<Words>, language: Locale): Words {
  return words[language] ?? words.en;
}
