import { translate, translationsElementId, type Translation } from '@/platform/preview/translation';

/** Written by the same build as this script. */
function isTranslations(value: unknown): value is Partial<Record<string, Translation>> {
  return typeof value === 'object' && value !== null;
}

/*
 * Runs inside the HTML of a page that waits, behind its markup: the early start has found out the language. The page is
 * said in it, where it is another than the one that stands there.
 */
window.startEarly?.();
const root = document.getElementById('root');
const translations: unknown = JSON.parse(document.getElementById(translationsElementId)?.textContent ?? 'null');
const translation = isTranslations(translations) ? translations[document.documentElement.lang] : undefined;
if (root && translation) translate(root, translation);
