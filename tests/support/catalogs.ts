import { formatter } from '@lingui/format-po';
import config from '../../lingui.config';

/** Every catalog of the project, such as `id` or `site/id`: one per language and area. */
export const catalogNames: readonly string[] = (config.catalogs ?? []).flatMap(({ path }) =>
  config.locales.map((locale) => path.replace('<rootDir>/locales/', '').replace('{locale}', locale)),
);

/** One message of a catalog. */
export type Entry = { source: string; translation: string; origins: string[] };

/**
 * @param po text of a catalog
 * @returns its messages, without the obsolete ones
 */
export async function readCatalog(po: string, locale: string): Promise<Entry[]> {
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

/**
 * Names in braces and numbers of tags: what must survive translation. Choices by number or word are
 * translated freely inside.
 */
function placeholders(message: string): string {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[},]/g)].map(([, name]) => `{${name}}`);
  const tags = [...message.matchAll(/<\/?(\d+)\/?>/g)].map(([tag]) => tag);
  return [...new Set(names), ...tags].sort().join(' ');
}

/** @returns the messages that have no translation */
export function findMissing(entries: Entry[]): string[] {
  return entries.filter(({ translation }) => translation.trim() === '').map(({ source }) => source);
}

/**
 * A page knows the texts of every catalog that was entered, and a text is known by its English words: said otherwise by
 * another catalog, it changes under the eyes of whoever reads it.
 * @param catalogs name of a catalog to its messages, all of one language
 * @returns one sentence per text that two catalogs translate differently
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
