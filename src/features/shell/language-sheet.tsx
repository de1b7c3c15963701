import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { languages, parseLocale, type Locale } from '@/domain/languages';
import { retryPause } from '@/platform/offline/load-code';
import { useServices } from '@/platform/services';
import { PickList } from '@/ui/choice-list';
import { BottomSheet } from '@/ui/dialog';
import { type FallbackProps, PartNotice } from '@/ui/lazy-component';

/** The choice of the language (decision 2, language packs); closes once its texts are loaded, tries again. */
export function LanguageSheet({ offered, onClose }: { offered: readonly Locale[]; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { locale } = useServices();
  const [wanted, setWanted] = useState<{ code: Locale; state: FallbackProps['state'] } | null>(null);
  const title = t({ message: 'Language', comment: 'Button and title: choice of the language of the app' });

  async function choose(code: Locale): Promise<void> {
    setWanted({ code, state: wanted ? 'retrying' : 'pending' });
    try {
      await locale.choose(code);
      onClose();
    } catch {
      setWanted({ code, state: 'failed' });
    }
  }

  const chooseAgain = useEffectEvent(choose);
  useEffect(() => {
    if (wanted?.state !== 'failed') return undefined;
    let isOver = false;
    void retryPause().then(() => (isOver ? undefined : chooseAgain(wanted.code)));
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return (
    <BottomSheet open onClose={onClose} title={title}>
      <PickList
        label={title}
        value={parseLocale(i18n.locale)}
        options={offered.map((code) => ({ value: code, label: <span lang={code}>{languages[code].name}</span> }))}
        onPick={(code) => void choose(code)}
      />
      {wanted && wanted.state !== 'pending' && (
        <PartNotice state={wanted.state} onRetry={() => void choose(wanted.code)} />
      )}
    </BottomSheet>
  );
}
