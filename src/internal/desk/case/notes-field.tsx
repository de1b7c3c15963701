import { Trans, useLingui } from '@lingui/macro';
import { useId, useState, type Ref } from 'react';
import { isComposingKey } from '@/lib/composing-key';
import type { WriteOutcome } from '@/storage/store';
import { useTypingKeeper } from '@/ui/kept-typing';
import { useTextInput } from '@/ui/use-text-input';
import { longestNote } from '../storage/support-cases';
import styles from './case.module.css';

type Props = {
  /** As they are kept. */
  notes: string;
  onChange: (notes: string) => Promise<WriteOutcome>;
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** What the agent notes: written down as it is typed, and said to be kept once it is. */
export function NotesField({ notes, onChange, fieldRef }: Props) {
  const { t } = useLingui();
  const id = useId();
  const keeper = useTypingKeeper();
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<WriteOutcome | null>(null);

  const typing = useTextInput<HTMLTextAreaElement>({
    value: typed ?? notes,
    limit: longestNote,
    onChange(value) {
      setTyped(value);
      setOutcome(null);
      keeper.touch(() => void write(value));
    },
  });

  async function write(next: string): Promise<void> {
    setOutcome(await onChange(next));
  }

  return (
    <div className={styles['notes']}>
      <label htmlFor={id} className={styles['label']}>
        <Trans comment="What a support agent notes about a case">Notes</Trans>
      </label>
      <textarea
        {...typing}
        id={id}
        ref={fieldRef}
        className={styles['field']}
        rows={5}
        placeholder={t`What you found, what you promised`}
        onBlur={keeper.flush}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return;
          event.stopPropagation();
          event.currentTarget.blur();
        }}
      />
      <output className={styles['kept']}>
        {outcome === 'saved' && <Trans>Kept on this device.</Trans>}
        {outcome === 'memory' && <Trans>Kept until this page is closed.</Trans>}
        {outcome === 'full' && <Trans>This device has no room for it. Copy your note.</Trans>}
      </output>
    </div>
  );
}
