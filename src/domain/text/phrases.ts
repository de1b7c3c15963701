/**
 * Phrases that are found in a longer text. A phrase is some words in this order, with at most two other words between
 * two of them:
 * - `tidak bisa|mampu bayar*`: one of several words; any ending;
 * - `debt+collector`: words without others between them, as always in Chinese;
 * - `-aplikasi`: the text must not have this word.
 */
export type Phrases<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>;

/** Short forms, slang and common mistakes of words, separated by spaces. */
export type Spellings = Readonly<Record<string, string>>;

type Word = { parts: readonly string[]; isBeginning: boolean };
type Phrase = { slots: readonly (readonly Word[])[]; without: readonly Word[] };
/** The usual words for each other spelling. */
type Variants = ReadonlyMap<string, readonly string[]>;

const han = /\p{Script=Han}/u;

/** The maximum of other words between two words of a phrase; a Chinese character is half a word. */
const maxSkippedWords = 2;

/** Shorter words are not corrected, because one letter more or less makes another word. */
const minCorrectedLength = 6;

/** The words of a text, normalised: apostrophes, nukta and nasal signs in Hindi, `tolooong`, `teman2`. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('\u093c', '')
      .replaceAll('\u0901', '\u0902')
      .replace(/['’‘`´]/gu, '')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/(\p{L}{3})2(?![\p{L}\p{N}])/gu, '$1')
      .replace(/\p{Script=Han}/gu, ' $& ')
      // Vowel signs of Hindi are marks, not letters.
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Whether two words differ by one letter: added, missing, replaced, or swapped with the next one. */
function differsByOneLetter(one: string, other: string): boolean {
  if (one.length > other.length) return differsByOneLetter(other, one);
  if (other.length - one.length > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

function parseWord(text: string, variants: Variants): Word {
  const isBeginning = text.endsWith('*');
  const words = text.split('+').flatMap(wordsOf);
  // A beginning has no spelling: it may be that of several words.
  return { parts: isBeginning ? words : words.flatMap((word) => variants.get(word) ?? [word]), isBeginning };
}

function parsePhrase(text: string, variants: Variants): Phrase {
  const parts = text.split(' ').filter((part) => part !== '');
  const slots = parts.filter((part) => !part.startsWith('-'));
  const without = parts.filter((part) => part.startsWith('-')).map((part) => parseWord(part.slice(1), variants));
  return { slots: slots.map((slot) => slot.split('|').map((word) => parseWord(word, variants))), without };
}

/** Whether a word of a phrase matches the text at an index; `false` after its end. */
function matchesAt(word: Word, tokens: readonly string[], at: number): boolean {
  return word.parts.every((part, index) => {
    const token = tokens[at + index] ?? '';
    return word.isBeginning && index === word.parts.length - 1 ? token.startsWith(part) : token === part;
  });
}

/** @returns letters of the remaining words of the phrase, found from an index on; 0 if they are not found */
function sizeFrom({ slots }: Phrase, slot: number, tokens: readonly string[], from: number): number {
  let skipped = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (slot > 0 && skipped > maxSkippedWords) return 0;
    for (const word of slots[slot] ?? []) {
      if (!matchesAt(word, tokens, at)) continue;
      const next = at + word.parts.length;
      const size = tokens.slice(at, next).join('').length;
      const rest = slot === slots.length - 1 ? 0 : sizeFrom({ slots, without: [] }, slot + 1, tokens, next);
      if (rest > 0 || slot === slots.length - 1) return size + rest;
    }
    skipped += han.test(tokens[at] ?? '') ? 0.5 : 1;
  }
  return 0;
}

const allWords = ({ slots, without }: Phrase) => [...slots.flat(), ...without];

/** @returns a function that finds phrases, each id once, the longest first; `size` is the letters of the found words */
export function phraseFinder<Id extends string>(
  phrases: Phrases<Id>,
  spellings: Spellings = {},
): (text: string) => { id: Id; size: number }[] {
  // The cast is safe: the keys are the ids.
  const ids = Object.keys(phrases) as Id[];
  const variants: Variants = new Map(
    Object.entries(spellings).flatMap(([words, typed]) => typed.split(' ').map((one) => [one, wordsOf(words)])),
  );
  const known = ids.map((id) => ({ id, phrases: (phrases[id] ?? []).map((one) => parsePhrase(one, variants)) }));
  const words = known.flatMap((entry) => entry.phrases.flatMap(allWords));
  const vocabulary = new Set(words.filter((word) => !word.isBeginning).flatMap(({ parts }) => parts));
  for (const own of variants.values()) for (const word of own) vocabulary.add(word);
  const beginnings = words.filter(({ isBeginning }) => isBeginning).map(({ parts }) => parts[parts.length - 1] ?? '');

  function corrected(token: string): string {
    if (token.length < minCorrectedLength || !/^[a-z]+$/u.test(token) || vocabulary.has(token)) return token;
    if (beginnings.some((beginning) => token.startsWith(beginning))) return token;
    for (const word of vocabulary)
      if (word.length >= minCorrectedLength && word[0] === token[0] && differsByOneLetter(word, token)) return word;
    return token;
  }

  return (text) => {
    const tokens = wordsOf(text).flatMap((token) => variants.get(token) ?? [corrected(token)]);
    const holds = (word: Word) => tokens.some((_, at) => matchesAt(word, tokens, at));
    return known
      .map(({ id, phrases: own }) => ({
        id,
        size: Math.max(0, ...own.map((phrase) => (phrase.without.some(holds) ? 0 : sizeFrom(phrase, 0, tokens, 0)))),
      }))
      .filter(({ size }) => size > 0)
      .sort((one, other) => other.size - one.size);
  };
}
