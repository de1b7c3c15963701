import type { Messages } from '@lingui/core';
import type { Locale } from '@/domain/languages';

/** Every file is a separate chunk: only the active language is downloaded. Keys are paths: `/locales/site/id.po`. */
type Files = Record<string, () => Promise<{ messages: Messages }>>;

/** The texts of every page, and the catalogs of some; those about reports only in builds with reports. */
const files: Files = {
  ...import.meta.glob<{ messages: Messages }>(['/locales/*.po', '/locales/*/*.po', '!/locales/reports/*']),
  ...(__REPORT_URL__ ? import.meta.glob<{ messages: Messages }>('/locales/reports/*.po') : {}),
};

/** The areas with a catalog, which a route names; each is one line in lingui.config.ts. */
export type Catalog =
  | 'site'
  | 'legal'
  | 'promotion'
  | 'offers'
  | 'repayment'
  | 'cards'
  | 'help'
  | 'chat'
  | 'insights'
  | 'records'
  | 'reports';

/** Loads the texts of catalogs; `base` has those of every page. @throws Error if a language lacks a catalog */
export async function loadTexts(locale: Locale, wanted: readonly (Catalog | 'base')[]): Promise<Messages> {
  const paths = wanted.map((catalog) => `/locales/${catalog === 'base' ? '' : `${catalog}/`}${locale}.po`);
  const loaded = await Promise.all(
    paths.map((path) => {
      const load = files[path];
      if (!load) throw new Error(`There is no ${path}`);
      return load();
    }),
  );
  const texts: Messages = {};
  for (const { messages } of loaded) Object.assign(texts, messages);
  return texts;
}
