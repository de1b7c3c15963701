import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { formatsOf, type Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { attempt } from '@/platform/browser/attempt';
import { createQueue } from '@/platform/browser/wait';
import { loadTexts, type Catalog } from './catalogs';
import { chosenLocaleKey, readChosenLocale } from './chosen-locale';

/** Translates a message into the person's language. */
export type Translate = (message: MessageDescriptor) => string;

export type LocaleStore = ReturnType<typeof createLocaleStore>;

type Options = {
  /** May be missing or throw: private modes, blocked storage. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Called after each change, to set the page's `lang`. */
  onChange?: (locale: Locale) => void;
  load?: typeof loadTexts | undefined;
};

/** The active language of the app, and its texts. */
export function createLocaleStore({ storage, onChange, load = loadTexts }: Options = {}) {
  const i18n = setupI18n();
  const catalogs = new Set<Catalog>();
  const loading = new Map<Catalog, Promise<void>>();
  let chosen = readChosenLocale(storage);
  let active: Locale | null = null;
  /** Changes of language that have not ended yet. */
  let changes = 0;

  // One change after the other, so that the language that was chosen last becomes active last.
  const queue = createQueue();
  function enqueue(change: () => Promise<void>): Promise<void> {
    changes += 1;
    return queue(change).finally(() => {
      changes -= 1;
    });
  }

  async function activate(locale: Locale): Promise<void> {
    if (active === locale) return;
    const found = new Set(catalogs);
    const messages = { ...(await load(locale, ['base', ...found])) };
    // Catalogs that were loaded meanwhile have the earlier language.
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
        // Not by `i18n.load`, which renders the whole screen again: no text on screen uses this catalog yet.
        Object.assign(i18n.messages, messages);
        break;
      }
      locale = active;
    }
    catalogs.add(catalog);
  }

  return {
    i18n,
    chosen: () => chosen,
    /** Activates the chosen language, or the market's, with its texts; without a change it does not wait. */
    activateFor: async (market: Market) => {
      if (changes > 0 || active !== (chosen ?? market.locale)) await enqueue(() => activate(chosen ?? market.locale));
    },
    /** Loads the texts of a catalog, in this and every later language. */
    loadCatalog(catalog: Catalog): Promise<void> {
      const found = loading.get(catalog) ?? addCatalog(catalog);
      loading.set(catalog, found);
      found.catch(() => loading.delete(catalog));
      return found;
    },
    loadedCatalogs: (): readonly Catalog[] => [...catalogs],
    /** Stores the person's choice and activates it. Rejects, without a change, if its texts do not load. */
    choose(locale: Locale): Promise<void> {
      return enqueue(async () => {
        await activate(locale);
        chosen = locale;
        // With blocked storage the choice is lost with the page; that needs no message.
        attempt(() => storage?.setItem(chosenLocaleKey, locale));
      });
    },
  };
}
