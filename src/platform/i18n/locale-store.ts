import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { formatsOf, type Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { attempt } from '@/platform/browser/attempt';
import { createQueue } from '@/platform/browser/wait';
import { loadTexts, type Catalog } from './catalogs';
import { chosenLocaleKey, readChosenLocale } from './chosen-locale';

/** Translates a message into the person's language. */
export type Translate = (message: MessageDescriptor) => string;

export type LocaleStore = {
  i18n: I18n;
  /** The language that the person chose; stored. */
  chosen: () => Locale | null;
  /** Activates the chosen language, else that of the market (decision 2, language packs), and loads its texts. */
  activateFor: (market: Market) => Promise<void>;
  /** Loads the texts of a catalog, in this and every later language. */
  loadCatalog: (catalog: Catalog) => Promise<void>;
  /** The catalogs whose texts are there. */
  loadedCatalogs: () => readonly Catalog[];
  /** Stores the person's choice and activates it. Rejects, without a change, if its texts do not load. */
  choose: (locale: Locale) => Promise<void>;
};

type Options = {
  /** May be missing or throw: private modes, blocked storage. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Told each change; the page's `lang` follows it. */
  onChange?: (locale: Locale) => void;
  /** Fetches texts; else the app's own. */
  load?: typeof loadTexts | undefined;
};

/** The active language of the app, and its texts. */
export function createLocaleStore({ storage, onChange, load = loadTexts }: Options = {}): LocaleStore {
  const i18n = setupI18n();
  const catalogs = new Set<Catalog>();
  const coming = new Map<Catalog, Promise<void>>();
  let override = readChosenLocale(storage);
  let active: Locale | null = null;
  /** Changes of language that are not done yet. */
  let changes = 0;

  // One change after the other: the language that was chosen last must be the last to become active.
  const queue = createQueue();
  function inTurn(change: () => Promise<void>): Promise<void> {
    changes += 1;
    return queue(change).finally(() => {
      changes -= 1;
    });
  }

  async function activate(locale: Locale): Promise<void> {
    if (active === locale) return;
    const found = new Set(catalogs);
    const messages = { ...(await load(locale, ['base', ...found])) };
    // Those that came meanwhile came in the language before.
    while (found.size < catalogs.size) {
      const missing = [...catalogs].filter((catalog) => !found.has(catalog));
      Object.assign(messages, await load(locale, missing));
      missing.forEach((catalog) => found.add(catalog));
    }
    active = locale;
    i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages });
    onChange?.(locale);
  }

  async function addCatalog(catalog: Catalog): Promise<void> {
    let locale = active;
    while (locale !== null) {
      const messages = await load(locale, [catalog]);
      if (locale === active) {
        // Not by `load`, which has everything on screen rendered again: no text on screen uses them.
        Object.assign(i18n.messages, messages);
        break;
      }
      locale = active;
    }
    catalogs.add(catalog);
  }

  return {
    i18n,
    chosen: () => override,
    // Without a change it does not wait in the queue, where the prefetched texts of other pages are.
    activateFor: async (market) => {
      if (changes > 0 || active !== (override ?? market.locale))
        await inTurn(() => activate(override ?? market.locale));
    },
    loadCatalog(catalog) {
      const found = coming.get(catalog) ?? addCatalog(catalog);
      coming.set(catalog, found);
      found.catch(() => coming.delete(catalog));
      return found;
    },
    loadedCatalogs: () => [...catalogs],
    choose(locale) {
      return inTurn(async () => {
        await activate(locale);
        override = locale;
        // Where storage is blocked the choice lasts as long as the page: losing it is not worth a message.
        attempt(() => storage?.setItem(chosenLocaleKey, locale));
      });
    },
  };
}
