import { readFileSync } from 'node:fs';
import { locales } from '@/domain/languages';
import { catalogsIn } from '../../support/catalogs';

const messageOf = (text: string) =>
  new RegExp(`^msgid ${JSON.stringify(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\nmsgstr (".*")$`, 'm');

/** A text of the product in every language. @throws Error where no catalog has it */
function inEveryLanguage(english: string): string[] {
  return locales.map((locale) => {
    for (const file of catalogsIn(locale)) {
      const found = messageOf(english).exec(readFileSync(`locales/${file}.po`, 'utf8'))?.[1];
      if (found) return String(JSON.parse(found));
    }
    throw new Error(`No catalog of ${locale} says "${english}"`);
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for a text of the product in any language; what the code puts into it may be anything. */
export function anyLanguage(english: string): RegExp {
  const ways = inEveryLanguage(english).map((text) => escaped(text).replaceAll(/\\\{\w+\\\}/g, '.+'));
  return new RegExp(`^(?:${ways.join('|')})$`);
}

export const languageButton = anyLanguage('Language');

/** What the demo's badge says: it comes with the living page, never with its rendering in the HTML. */
export const demoBadge = new RegExp(anyLanguage('Demo: nothing leaves this device').source.replace(/\$$/, ''));

/** What a screen reader hears while a page waits. */
export const loading = anyLanguage('Loading');
