import { setupI18n, type I18n } from '@lingui/core';
import { formatsOf, type Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { loadTexts, type Catalog } from './catalogs';
import { choiceKey, readChoice } from './read-choice';

export type LocaleStore = {
  i18n: I18n;
  /** What the person chose, over the market's own pack; kept over reloads. */
  chosen: () => Locale | null;
  /**
   * Makes the pack active that the person chose, else the market's own (decision 2, language packs). Resolves when
   * texts can be rendered.
   */
  activateFor: (market: Market) => Promise<void>;
  /** Adds the texts of a catalog to the active pack, for this and every later language. Resolves when they can be rendered. */
  loadCatalog: (catalog: Catalog) => Promise<void>;
  /** The catalogs whose texts are there. */
  loadedCatalogs: () => readonly Catalog[];
  /** Takes the person's choice, for this and every later page; one whose texts do not come is none. Rejects then. */
  choose: (locale: Locale) => Promise<void>;
};

type Options = {
  /** May be missing or throw: private modes, blocked storage. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Told each change; the page's `lang` follows it. */
  onChange?: (locale: Locale) => void;
  /** Fetches texts; else the app's own. */
  load?: typeof loadTexts;
};

/** The languages of the app: which pack is active, why, and how to change it. */
export function createLocaleStore({ storage, onChange, load = loadTexts }: Options = {}): LocaleStore {
  const i18n = setupI18n();
  const catalogs = new Set<Catalog>();
  let override = readChoice(storage);
  let active: Locale | null = null;

  // One change at a time: two packs under way must not end in the language that was wanted first, nor without a catalog.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn(change: () => Promise<void>): Promise<void> {
    const turn = last.then(change, change);
    last = turn;
    return turn;
  }

  async function activate(locale: Locale): Promise<void> {
    if (active === locale) return;
    const messages = await load(locale, ['base', ...catalogs]);
    active = locale;
    i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages });
    onChange?.(locale);
  }

  async function addCatalog(catalog: Catalog): Promise<void> {
    if (catalogs.has(catalog)) return;
    if (active !== null) i18n.load(active, await load(active, [catalog]));
    catalogs.add(catalog);
  }

  return {
    i18n,
    chosen: () => override,
    activateFor: (market) => inTurn(() => activate(override ?? market.locale)),
    loadCatalog: (catalog) => inTurn(() => addCatalog(catalog)),
    loadedCatalogs: () => [...catalogs],
    choose(locale) {
      return inTurn(async () => {
        await activate(locale);
        override = locale;
        try {
          storage?.setItem(choiceKey, locale);
        } catch {
          // The choice then lasts as long as the page: losing a language setting is not worth a message.
        }
      });
    },
  };
}
