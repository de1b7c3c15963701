import { asciiDigits } from './digits';

/** Accents, which a search word may lack. In Hindi and most other scripts a mark is a vowel, and must be there. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Invisible characters: some keyboards add them to Hindi words, and some web pages to all words. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Normalises for a search: no case, width, accents (Latin, Greek, Cyrillic), dots of Hindi letters; ASCII digits. */
export function comparable(text: string): string {
  return asciiDigits(text.replace(invisible, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '$1')
    .replace(/\u093c/g, '')
    .normalize('NFKC');
}

/** Whether a text contains every word of a query, in any order; a query without words is in every text. */
export function holdsWords(text: string, query: string): boolean {
  const compared = comparable(text);
  return comparable(query)
    .split(/\s+/)
    .every((word) => compared.includes(word));
}
