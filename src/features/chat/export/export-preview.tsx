import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { maskTotal, type MaskCount } from '@/domain/mask/mask-text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import styles from './export-preview.module.css';

type Props = {
  /** Exactly what leaves. */
  text: string;
  /** Places that were masked in it. */
  masked: MaskCount;
};

/** More than this is rendered only when asked for. */
const SHOWN_AT_FIRST = 20_000;

/** What leaves, word for word, and how much of it was masked. */
export function ExportPreview({ text, masked }: Props) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const total = maskTotal(masked);
  const isCut = !isWhole && text.length > SHOWN_AT_FIRST;
  return (
    <div className={styles['preview']}>
      <p className={styles['masked']}>
        <Icon name="shield" size={20} />
        {total === 0 ? (
          <Trans>No telephone, card or identity number was found in it.</Trans>
        ) : (
          <Plural
            value={total}
            one="# telephone, card or identity number is masked."
            other="# telephone, card and identity numbers are masked."
          />
        )}
      </p>
      <textarea
        className={styles['text']}
        readOnly
        aria-label={t`What is shared`}
        value={isCut ? text.slice(0, SHOWN_AT_FIRST) : text}
      />
      {isCut && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Trans>Show everything</Trans>
        </Button>
      )}
    </div>
  );
}
