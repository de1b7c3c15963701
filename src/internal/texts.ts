import type { Messages } from '@lingui/core';
import { loadTexts } from '@/platform/i18n/catalogs';

/** Keys are paths: `/locales/internal/demo/id.po`. */
const files = import.meta.glob<{ messages: Messages }>('/locales/internal/*/*.po');

/** Texts of the product and of `programs`, folders of `locales/internal`. @throws Error if a language lacks one */
export function textsWith(...programs: readonly ('demo' | 'desk')[]): typeof loadTexts {
  return async (locale, wanted) => {
    const own = wanted.includes('base') ? programs : [];
    const [texts, ...added] = await Promise.all([
      loadTexts(locale, wanted),
      ...own.map(async (program) => {
        const load = files[`/locales/internal/${program}/${locale}.po`];
        if (!load) throw new Error(`There are no texts of ${program} in ${locale}`);
        return (await load()).messages;
      }),
    ]);
    for (const messages of added) Object.assign(texts, messages);
    return texts;
  };
}
