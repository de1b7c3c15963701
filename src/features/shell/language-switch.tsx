import { useLingui } from '@lingui/macro';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { useServices } from '@/platform/services';
import { LanguageButton } from '@/ui/language-button';

/**
 * Lets the person read every page in another language; the choice is kept over reloads (decision 2, language packs).
 */
export function LanguageSwitch({ offered }: { offered: readonly Locale[] }) {
  const { i18n } = useLingui();
  const { locale } = useServices();

  async function select(code: string): Promise<void> {
    const chosen = parseLocale(code);
    if (chosen) await locale.choose(chosen);
  }

  return (
    <LanguageButton
      current={i18n.locale}
      languages={offered.map((code) => ({ code, name: languages[code].name }))}
      onSelect={select}
    />
  );
}
