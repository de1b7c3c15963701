import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { cx } from './cx';
import styles from './choice-list.module.css';

/** One row; `hint` is below the label, `icon` before it; `lang` is the language of both texts. */
type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  lang?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type Props<T extends string> = {
  label: string;
  /** Shows the label above the list; otherwise it is for screen readers only. */
  showLabel?: boolean | undefined;
  options: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** Called when the person taps the option that is already selected. */
  onReselect?: () => void;
};

/** One choice of several as rows with a large tap target: a native radio group. `null`: nothing is selected yet. */
export function RadioList<T extends string>({ label, showLabel, options, value, onChange, onReselect }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={showLabel ? styles.legend : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(styles.choice, option.disabled && styles.off)}>
          <input
            type="radio"
            className="cover"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            onClick={option.value === value ? onReselect : undefined}
          />
          <span className={styles.face}>
            {option.icon && <span className={cx('disc', styles.icon)}>{option.icon}</span>}
            <span className={styles.text} lang={option.lang}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={cx('hint', styles.note)}>{keepNumbersTogether(option.hint)}</span>}
            </span>
            <span className={styles.dot} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type PickProps<T extends string> = Omit<Props<T>, 'onChange' | 'onReselect'> & { onPick: (value: T) => void };

/** A choice in a sheet that it closes: a tap or Enter picks, arrow keys only move through the list. */
export function PickList<T extends string>({ value, onPick, ...list }: PickProps<T>) {
  const [at, setAt] = useState(value);
  const byArrow = useRef(false);

  function noteKey(event: KeyboardEvent): void {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter' || at === null) return;
    // Otherwise the same key would also press the button that gets the focus back.
    event.preventDefault();
    onPick(at);
  }

  function change(next: T): void {
    setAt(next);
    if (!byArrow.current) onPick(next);
  }

  return (
    <div role="presentation" onKeyDown={noteKey} onPointerDown={() => (byArrow.current = false)}>
      <RadioList {...list} value={at} onChange={change} onReselect={() => at !== null && onPick(at)} />
    </div>
  );
}

/** Props of an option that cannot be chosen: disabled, with the reason as hint. Empty if `why` is null. */
export function disabledOption(why: { lang: string; text: string } | null) {
  return why ? { disabled: true, hint: <span lang={why.lang}>{why.text}</span> } : {};
}
