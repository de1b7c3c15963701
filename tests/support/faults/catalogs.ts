import { byLocale, locales, type Locale } from '@/domain/languages';
import { loadTexts } from '@/platform/i18n/catalogs';

const catalogs = [
  'site',
  'legal',
  'promotion',
  'offers',
  'repayment',
  'cards',
  'help',
  'chat',
  'insights',
  'records',
] as const;

/** Sentences without a blank to fill in, by their id. */
async function sentencesOf(locale: Locale): Promise<Map<string, string>> {
  const texts = Object.entries(await loadTexts(locale, ['base', ...catalogs]));
  return new Map(
    texts.flatMap(([id, text]) => {
      const parts: unknown = typeof text === 'string' ? [text] : text;
      return Array.isArray(parts) && parts.length === 1 && typeof parts[0] === 'string'
        ? [[id, parts[0]] as const]
        : [];
    }),
  );
}

const sentences = await Promise.all(locales.map(sentencesOf));
const packs = byLocale((locale) => sentences[locales.indexOf(locale)] ?? new Map<string, string>());

/** @returns a sentence of the code as the language says it: every translation, where contexts differ */
export function inLanguage(english: string, locale: Locale): string[] {
  return [...packs.en].flatMap(([id, text]) => (text === english ? [packs[locale].get(id) ?? english] : []));
}

/** English sentences that another language says otherwise. Short ones may be names. */
export function foreignTo(locale: Locale): ReadonlySet<string> {
  return new Set(
    [...packs.en].flatMap(([id, text]) => (packs[locale].get(id) !== text && text.length > 3 ? [text] : [])),
  );
}
