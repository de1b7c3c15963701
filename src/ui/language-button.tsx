import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { IconButton } from './button';
import { RadioList } from './choice-list';
import { BottomSheet } from './dialog';
import { PartNotice, type FallbackProps } from './lazy-component';

type Props = {
  /** Code of the current language. */
  current: string;
  languages: readonly { code: string; name: string }[];
  /** Resolves when its texts can be rendered. */
  onSelect: (code: string) => Promise<void>;
};

/** A globe that opens the choice of languages. It closes when the texts of the selected language are loaded. */
export function LanguageButton({ current, languages, onSelect }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<{ code: string; state: FallbackProps['state'] } | null>(null);
  const title = t({ message: 'Language', comment: 'Button and title: choice of the language of the app' });

  async function choose(code: string): Promise<void> {
    setWanted({ code, state: wanted ? 'retrying' : 'pending' });
    try {
      await onSelect(code);
      close();
    } catch {
      setWanted({ code, state: 'failed' });
    }
  }

  function close(): void {
    setOpen(false);
    setWanted(null);
  }

  return (
    <>
      <IconButton icon="globe" label={title} onClick={() => setOpen(true)} />
      <BottomSheet open={open} onClose={close} title={title}>
        <RadioList
          label={title}
          value={wanted?.code ?? current}
          options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
          onChange={(code) => void choose(code)}
          onReselect={() => !wanted && close()}
        />
        {wanted && wanted.state !== 'pending' && (
          <PartNotice state={wanted.state} onRetry={() => void choose(wanted.code)} />
        )}
      </BottomSheet>
    </>
  );
}
