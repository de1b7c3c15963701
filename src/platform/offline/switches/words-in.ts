import type { SwitchTexts } from '@/platform/api/contract/switches';

/** @returns the words in the reader's language, with the language that they are in */
export function textIn(texts: SwitchTexts, locale: string): { lang: string; text: string } {
  const known = Object.entries(texts);
  const [lang, text] = known.find(([code]) => code === locale) ??
    known.find(([code]) => code === 'en') ??
    known[0] ?? ['', ''];
  return { lang, text: text ?? '' };
}
