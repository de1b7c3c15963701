import { useLingui } from '@lingui/macro';
import { useEffect, useRef, type Ref } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import type { CaptchaView } from './use-captcha';
import styles from './captcha-field.module.css';

type Props = {
  value: string;
  onChange: (text: string) => void;
  captcha: CaptchaView;
  /** Asks for another picture. */
  onRenew: () => void;
  error: string | null;
  inputRef: Ref<HTMLInputElement>;
};

/** The letters of a picture, and the picture itself: a tap on it brings another one (specification section 5). */
export function CaptchaField({ value, onChange, captcha, onRenew, error, inputRef }: Props) {
  const { t } = useLingui();
  const failed = captcha.state === 'failed';
  return (
    <TextField
      label={t({ message: 'Picture code', comment: 'Label: type the letters shown in the picture (captcha)' })}
      name="captcha"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      value={value}
      onChange={onChange}
      error={error ?? (failed ? t`The picture could not be loaded. Tap the box to try again.` : null)}
      inputRef={inputRef}
      trailing={<Picture captcha={captcha} onRenew={onRenew} />}
    />
  );
}

function Picture({ captcha: { state, image, reject }, onRenew }: Pick<Props, 'captcha' | 'onRenew'>) {
  const { t } = useLingui();
  const shown = state === 'ready' ? image : null;
  const name =
    state === 'none'
      ? t`Show the picture`
      : state === 'failed'
        ? t`Load the picture again`
        : t({ message: 'Another picture', comment: 'Button: the captcha itself; a tap replaces it' });
  return (
    <button
      type="button"
      className={cx(styles['picture'], 'light')}
      aria-label={name}
      aria-busy={state === 'loading' || undefined}
      onClick={onRenew}
    >
      {shown !== null && <BlobImage blob={shown} onError={reject} />}
      {state === 'loading' && <span className="spinner" aria-hidden="true" />}
      {state === 'failed' && <Icon name="refresh" size={20} />}
      {state === 'none' && (
        <span className={styles['ask']}>
          {t({ message: 'Show', comment: 'Short button text: shows the captcha picture' })}
        </span>
      )}
    </button>
  );
}

/**
 * Bytes as a picture. The client fetches them, because an `<img src>` does not reach a backend inside the page. The
 * object URL exists as long as the picture is shown.
 */
function BlobImage({ blob, onError }: { blob: Blob; onError: () => void }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={ref} className={styles['image']} alt="" onError={onError} />;
}
