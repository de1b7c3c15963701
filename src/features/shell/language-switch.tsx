import { useLingui } from '@lingui/macro';
import { languageNames, locales, parseLocale } from '@/i18n/choose-locale';
import { useServices } from '@/services/services';
import { LanguageButton } from '@/ui/language-button';

const languages = locales.map((code) => ({ code, name: languageNames[code] }));

/** Lets the person read every page in any of the languages; the choice is kept over reloads (decision 2). */
export function LanguageSwitch() {
  const { i18n } = useLingui();
  const { locale } = useServices();

  async function select(code: string): Promise<void> {
    const chosen = parseLocale(code);
    if (chosen) await locale.choose(chosen);
  }

  return <LanguageButton current={i18n.locale} languages={languages} onSelect={select} />;
}
