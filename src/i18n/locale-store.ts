import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@/domain/market';
import { chooseLocale, parseLocale } from './choose-locale';

const storageKey = 'locale';

/** Each pack is a chunk of its own: only the active one is downloaded. */
const packs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  id: () => import('../../locales/id.po'),
  zh: () => import('../../locales/zh.po'),
};

/** Texts of the internal pages: only builds that have those pages carry them. */
const internalPacks: typeof packs | null = __INTERNAL_TOOLS__
  ? {
      en: () => import('../../locales/internal/en.po'),
      id: () => import('../../locales/internal/id.po'),
      zh: () => import('../../locales/internal/zh.po'),
    }
  : null;

async function loadMessages(locale: Locale): Promise<Messages> {
  const [pack, internal] = await Promise.all([packs[locale](), internalPacks?.[locale]()]);
  return internal ? { ...pack.messages, ...internal.messages } : pack.messages;
}

export type LocaleStore = {
  i18n: I18n;
  /** What the person chose, over the market's own pack; kept over reloads. */
  chosen: () => Locale | null;
  /** Makes the pack of a page the active one. Resolves when texts can be drawn. */
  activateFor: (path: string, pop: string | undefined) => Promise<void>;
  /** Takes the person's choice, for this and every later page. */
  choose: (locale: Locale) => Promise<void>;
};

type Options = {
  /** May be missing or throw: private modes, blocked storage. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Told each change; the page's `lang` follows it. */
  onChange?: (locale: Locale) => void;
};

/** The languages of the app: which pack is active, why, and how to change it. */
export function createLocaleStore({ storage, onChange }: Options = {}): LocaleStore {
  const i18n = setupI18n();
  let override = readChoice(storage);

  async function activate(locale: Locale): Promise<void> {
    if (i18n.locale === locale) return;
    const messages = await loadMessages(locale);
    i18n.loadAndActivate({ locale, messages });
    onChange?.(locale);
  }

  return {
    i18n,
    chosen: () => override,
    activateFor: (path, pop) => activate(chooseLocale(path, pop, override)),
    async choose(locale) {
      override = locale;
      try {
        storage?.setItem(storageKey, locale);
      } catch {
        // The choice then lasts as long as the page: losing a language setting is not worth a message.
      }
      await activate(locale);
    },
  };
}

function readChoice(storage: Options['storage']): Locale | null {
  try {
    return parseLocale(storage?.getItem(storageKey));
  } catch {
    return null;
  }
}
