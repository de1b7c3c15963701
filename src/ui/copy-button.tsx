import { useLingui } from '@lingui/macro';
import { useState, type MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './button';
import { useTimeout } from './component-life';
import { cx } from './cx';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { copyText } from './share';
import styles from './button.module.css';

type Props = {
  text: string;
  /** What is copied, for the button's accessible name ("account number"). */
  label: string;
  /** As a button over the whole width, which names what it copies. */
  wide?: ButtonVariant;
  onCopy?: () => void;
};

const copiedMs = 2000;

/** An empty box of the button's size while there is nothing to copy yet; `isHidden`: the place alone. */
export function CopyRoom({ isHidden = false }: { isHidden?: boolean }) {
  const { t } = useLingui();
  return (
    <span className={cx(styles.copy, isHidden ? styles.hidden : styles.room)} aria-hidden="true">
      <Icon name="copy" size={18} />
      <span>{t({ message: 'Copy', comment: 'Button: put the text on the clipboard' })}</span>
    </span>
  );
}

/** Copies a text. "Copied" appears only on success; if the browser refuses, the text is shown to copy by hand. */
export function CopyButton({ text, label, wide, onCopy }: Props) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copied = outcome === 'copied';

  useTimeout(copied && copiedMs, () => setOutcome('none'));

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const host = event.currentTarget.closest('dialog') ?? document.body;
    setOutcome((await copyText(text, host)) ? 'copied' : 'refused');
    onCopy?.();
  }

  const done = t({ message: 'Copied', comment: 'The text is on the clipboard' });
  return (
    <>
      <button
        type="button"
        className={wide ? buttonClass(wide, true) : styles.copy}
        aria-label={copied ? t`Copied: ${label}` : t`Copy ${label}`}
        onClick={(event) => void copy(event)}
      >
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied
          ? done
          : wide
            ? t`Copy ${label}`
            : t({ message: 'Copy', comment: 'Button: put the text on the clipboard' })}
      </button>
      <output className="sr-only">{copied && done}</output>
      <Dialog open={outcome === 'refused'} onClose={() => setOutcome('none')} title={t`Copy ${label}`}>
        <p>{t`Press and hold the text to copy it.`}</p>
        <input
          className={styles.field}
          readOnly
          value={text}
          aria-label={label}
          data-autofocus=""
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}
