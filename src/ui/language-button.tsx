import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { BottomSheet } from './bottom-sheet';
import { ChoiceList } from './choice-list';
import { IconButton } from './icon-button';

type Props = {
  /** Code of the language in use. */
  current: string;
  /** Each with its name in its own language. */
  languages: readonly { code: string; name: string }[];
  onSelect: (code: string) => void;
};

/** A globe that opens the choice of languages; choosing one closes it. */
export function LanguageButton({ current, languages, onSelect }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const title = t({ message: 'Language', comment: 'Button and title: choice of the language of the app' });

  function choose(code: string) {
    setOpen(false);
    onSelect(code);
  }

  return (
    <>
      <IconButton icon="globe" label={title} onClick={() => setOpen(true)} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={title}>
        <ChoiceList
          label={title}
          value={current}
          options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
          onChange={choose}
        />
      </BottomSheet>
    </>
  );
}
