import type { Messages } from '@lingui/core';
import type { Locale } from '@/domain/market';

type Pack = Record<Locale, () => Promise<{ messages: Messages }>>;

/** What every page says. Each pack is a chunk of its own: only the active language is downloaded. */
const base: Pack = {
  en: () => import('../../locales/en.po'),
  id: () => import('../../locales/id.po'),
  zh: () => import('../../locales/zh.po'),
};

/** Texts of the internal pages: only builds that have those pages carry them. */
const internal: Pack | null = __INTERNAL_TOOLS__
  ? {
      en: () => import('../../locales/internal/en.po'),
      id: () => import('../../locales/internal/id.po'),
      zh: () => import('../../locales/internal/zh.po'),
    }
  : null;

/**
 * Texts that only some pages show, kept out of what a borrower downloads. A route names its catalog (`locale.loadCatalog`); a new
 * catalog is one entry here and one in lingui.config.ts.
 */
const catalogs = {
  site: {
    en: () => import('../../locales/site/en.po'),
    id: () => import('../../locales/site/id.po'),
    zh: () => import('../../locales/site/zh.po'),
  },
  legal: {
    en: () => import('../../locales/legal/en.po'),
    id: () => import('../../locales/legal/id.po'),
    zh: () => import('../../locales/legal/zh.po'),
  },
  promotion: {
    en: () => import('../../locales/promotion/en.po'),
    id: () => import('../../locales/promotion/id.po'),
    zh: () => import('../../locales/promotion/zh.po'),
  },
  offers: {
    en: () => import('../../locales/offers/en.po'),
    id: () => import('../../locales/offers/id.po'),
    zh: () => import('../../locales/offers/zh.po'),
  },
  repayment: {
    en: () => import('../../locales/repayment/en.po'),
    id: () => import('../../locales/repayment/id.po'),
    zh: () => import('../../locales/repayment/zh.po'),
  },
  cards: {
    en: () => import('../../locales/cards/en.po'),
    id: () => import('../../locales/cards/id.po'),
    zh: () => import('../../locales/cards/zh.po'),
  },
  help: {
    en: () => import('../../locales/help/en.po'),
    id: () => import('../../locales/help/id.po'),
    zh: () => import('../../locales/help/zh.po'),
  },
  chat: {
    en: () => import('../../locales/chat/en.po'),
    id: () => import('../../locales/chat/id.po'),
    zh: () => import('../../locales/chat/zh.po'),
  },
  insights: {
    en: () => import('../../locales/insights/en.po'),
    id: () => import('../../locales/insights/id.po'),
    zh: () => import('../../locales/insights/zh.po'),
  },
  records: {
    en: () => import('../../locales/records/en.po'),
    id: () => import('../../locales/records/id.po'),
    zh: () => import('../../locales/records/zh.po'),
  },
} satisfies Record<string, Pack>;

export type Catalog = keyof typeof catalogs;

/**
 * Fetches texts.
 * @param wanted the catalogs; `base` is what every page says
 * @returns the messages of all of them
 */
export async function loadTexts(locale: Locale, wanted: readonly (Catalog | 'base')[]): Promise<Messages> {
  const packs = wanted.flatMap((catalog) =>
    catalog === 'base' ? [base, ...(internal ? [internal] : [])] : [catalogs[catalog]],
  );
  const loaded = await Promise.all(packs.map((pack) => pack[locale]()));
  const texts: Messages = {};
  for (const { messages } of loaded) Object.assign(texts, messages);
  return texts;
}
