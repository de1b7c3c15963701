import { asciiDigits } from './digits';

/** Marks that may be missing where a word is looked for: accents. In Hindi and most other scripts a mark is a vowel. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Invisible signs: some keyboards put them into Hindi words, and some web pages into all. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * The form in which searches compare texts and search words: without case, width, the script of digits, accents of
 * Latin, Greek and Cyrillic letters, and the dot below Hindi letters (nukta), which many people leave out.
 */
export function comparable(text: string): string {
  return asciiDigits(text.replace(unseen, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '$1')
    .replace(/\u093c/g, '')
    .normalize('NFKC');
}

/** Whether a text holds every word of a query, in any order; a query without words is in every text. */
export function holdsWords(text: string, query: string): boolean {
  const compared = comparable(text);
  return comparable(query)
    .split(/\s+/)
    .every((word) => compared.includes(word));
}
