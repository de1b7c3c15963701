import { msg, useLingui } from '@lingui/macro';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { isComposingKey, useTextInput } from '@/ui/use-text-input';
import styles from './chat.module.css';

/** Maximum UTF-16 units of one message. */
const textLimit = 500;

const hint = msg({ message: 'Message…', comment: 'In the empty field of the chat; one short word' });

/** The input while the chat opens. Like every part of a page that is loading, it is hidden from screen readers. */
export function ComposerPlace() {
  const { t } = useLingui();
  return (
    <div className={cx('row', styles.form)} aria-hidden="true" inert>
      <div className={cx('grow', styles.field)}>
        <textarea className={styles.input} rows={1} readOnly tabIndex={-1} placeholder={t(hint)} />
      </div>
      <span className={styles.send} aria-disabled>
        <Icon name="send" size={22} />
      </span>
    </div>
  );
}

type Props = {
  value: string;
  onChange: (value: string) => void;
  onSend: (text: string) => void;
};

/** The input of the chat: Enter sends, Shift and Enter begin a new line (specification section 5). */
export function Composer({ value, onChange, onSend }: Props) {
  const { t } = useLingui();
  const countId = useId();
  const [wasCut, setWasCut] = useState(false);

  function write(text: string) {
    if (text.length < value.length) setWasCut(false);
    onChange(text);
  }

  const typing = useTextInput<HTMLTextAreaElement>({
    value,
    onChange: write,
    limit: textLimit,
    onCut: () => setWasCut(true),
  });
  const isNearLimit = typing.value.length > textLimit - 100;

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const text = value.trim();
    if (text === '') return;
    setWasCut(false);
    onSend(text);
  }

  function press(event: KeyboardEvent) {
    // Enter that confirms a word of an input method must not send.
    if (event.key === 'Enter' && !event.shiftKey && !isComposingKey(event.nativeEvent)) send(event);
  }

  return (
    <form className={cx('row', styles.form)} onSubmit={send}>
      <div className={cx('grow', styles.field)}>
        <textarea
          {...typing}
          className={styles.input}
          rows={Math.min(4, value.split('\n').length + Math.floor(value.length / 26))}
          aria-label={t`Your message`}
          aria-describedby={isNearLimit ? countId : undefined}
          placeholder={t(hint)}
          enterKeyHint="send"
          onKeyDown={press}
        />
        {isNearLimit && (
          <span id={countId} className={styles.count}>
            {typing.value.length}/{textLimit}
          </span>
        )}
        <div aria-live="polite">
          {wasCut && (
            <Notice kind="warning">{t`Only the first ${textLimit} characters fit. The rest was left out.`}</Notice>
          )}
        </div>
      </div>
      <button
        type="submit"
        className={styles.send}
        aria-label={t({ message: 'Send', comment: 'Button: sends the chat message' })}
        aria-disabled={value.trim() === '' || undefined}
      >
        <Icon name="send" size={22} />
      </button>
    </form>
  );
}
