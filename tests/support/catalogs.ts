import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { englishChat } from '@mocks/seed/chat-en';
import { complaintTypesIn } from '@mocks/seed/complaint-types';
import { englishCopy } from '@mocks/seed/copy/en';
import config from '../../lingui.config';

/** Every catalog of the project, such as `id` or `site/id`: one per language and area. */
export const catalogNames: readonly string[] = (config.catalogs ?? []).flatMap(({ path }) =>
  config.locales.map((locale) => path.replace('<rootDir>/locales/', '').replace('{locale}', locale)),
);

export const catalogsIn = (locale: string): readonly string[] =>
  catalogNames.filter((name) => name === locale || name.endsWith(`/${locale}`));

export type Entry = { source: string; translation: string; origins: string[] };

/** @returns the messages of a catalog, without the obsolete ones */
export async function parseCatalog(po: string, locale: string): Promise<Entry[]> {
  const catalog = await formatter({ lineNumbers: false }).parse(po, {
    locale,
    sourceLocale: config.sourceLocale ?? '',
    filename: `${locale}.po`,
  });
  return Object.values(catalog)
    .filter(({ obsolete }) => !obsolete)
    .map(({ message = '', translation, origin = [] }) => ({
      source: message,
      translation: translation ?? '',
      origins: origin.map(([file]) => file),
    }));
}

export const readCatalog = (name: string): Promise<Entry[]> =>
  parseCatalog(readFileSync(`locales/${name}.po`, 'utf8'), name);

/** The messages of every catalog of a language. */
export const entriesIn = async (locale: string): Promise<Entry[]> =>
  (await Promise.all(catalogsIn(locale).map(readCatalog))).flat();

/** The server of the Indian scenarios speaks English, whatever the person has chosen. */
const serverWords = JSON.stringify([englishCopy, englishChat, complaintTypesIn('en')]);

/** English sentences that a language says otherwise, and that no server of ours says. Short ones may be names. */
export const foreignTo = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ source, translation }) => translation !== source && source.length > 3 && !serverWords.includes(source))
      .map(({ source }) => source),
  );

/** Words of a programming language that no one should read or hear: a value was missing. */
export const leaked = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b/;

/**
 * Names in braces and numbers of tags: what must survive translation. Choices by number or word are
 * translated freely inside.
 */
function placeholders(message: string): string {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[},]/g)].map(([, name]) => `{${name}}`);
  const tags = [...message.matchAll(/<\/?(\d+)\/?>/g)].map(([tag]) => tag);
  return [...new Set(names), ...tags].sort().join(' ');
}

export function findMissing(entries: Entry[]): string[] {
  return entries.filter(({ translation }) => translation.trim() === '').map(({ source }) => source);
}

/**
 * A page knows the texts of every catalog that was entered, by their English words: two catalogs may not differ in one.
 */
export function findContradictions(catalogs: ReadonlyMap<string, readonly Entry[]>): string[] {
  const met = new Map<string, { translation: string; catalog: string }>();
  return [...catalogs].flatMap(([catalog, entries]) =>
    entries.flatMap(({ source, translation }) => {
      const other = met.get(source);
      met.set(source, other ?? { translation, catalog });
      return other && other.translation !== translation
        ? [`"${source}" is "${other.translation}" in ${other.catalog}, "${translation}" in ${catalog}`]
        : [];
    }),
  );
}

/** @returns one sentence per translation that loses or adds a value or a tag */
export function findBrokenPlaceholders(entries: Entry[]): string[] {
  return entries
    .filter(
      ({ source, translation }) =>
        translation !== '' &&
        !/,\s*(?:plural|select|selectordinal)\s*,/.test(source) &&
        placeholders(source) !== placeholders(translation),
    )
    .map(({ source, translation }) => `"${source}" became "${translation}"`);
}

/**
 * @param markdown a table with one row per thing and one column per language; a word between `~~` is refused. Lines
 *   that begin with `>` are texts that the table does not judge.
 * @returns the words that each language refuses, and the texts that are quoted as they are
 */
export function readTerms(markdown: string) {
  const lines = markdown.split('\n');
  const [head = [], , ...rows] = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const refusedIn = (column: number) =>
    rows.flatMap((cells) =>
      [...(cells[column] ?? '').matchAll(/~~(.+?)~~/g)].map(([, word = '']) => ({ thing: cells[0] ?? '', word })),
    );
  return {
    refused: new Map(head.slice(1).map((locale, index) => [locale, refusedIn(index + 1)])),
    quoted: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
  };
}

/** Chinese does not part words; elsewhere a word is found from its beginning, with any ending. */
const meets = (text: string, word: string, locale: string): boolean =>
  locale === 'zh' ? text.includes(word) : new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'iu').test(text);

/** @returns one sentence per translation that names a thing by a word that the table refuses */
export function findSecondWords(
  { refused, quoted }: ReturnType<typeof readTerms>,
  locale: string,
  entries: readonly Entry[],
): string[] {
  return entries
    .filter(({ translation }) => !quoted.includes(translation))
    .flatMap(({ translation }) => {
      const text = translation.replaceAll(/\{\s*[#\w.]+/g, '{');
      return (refused.get(locale) ?? [])
        .filter(({ word }) => meets(text, word, locale))
        .map(({ thing, word }) => `"${word}" is a second word for ${thing}: ${translation}`);
    });
}

/** @returns the texts that leave the gender open with a slash, such as "सकता/सकती": the plural of respect needs none */
export const findSlashForms = (entries: readonly Entry[]): string[] =>
  entries.map(({ translation }) => translation).filter((text) => /[\u0900-\u097F]\/[\u0900-\u097F]/.test(text));
