import { useLingui } from '@lingui/macro';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  /** Work is running: the button keeps the focus and ignores taps. */
  busy?: boolean | undefined;
  /** Replaces the text while busy ("Sending…") and is announced. */
  busyLabel?: string | undefined;
  /** Why the button is disabled: shown below it and read with it, so the button stays reachable by keyboard. */
  disabledReason?: string | undefined;
  block?: boolean | undefined;
  children: ReactNode;
};

/** A button of at least 44 px. While busy or disabled with a reason it is focusable but does nothing. */
export function Button({
  variant,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  block,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: Props) {
  const reasonId = useId();
  const reason = disabled && !busy ? disabledReason : undefined;
  const inert = busy || reason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!inert) onClick?.(event);
    // Also prevents that the Enter key submits a form.
    else event.preventDefault();
  }

  return (
    <>
      <button
        {...rest}
        type={type === 'submit' ? 'submit' : type === 'reset' ? 'reset' : 'button'}
        className={cx(buttonClass(variant, block), className)}
        disabled={disabled && !inert}
        aria-disabled={inert || rest['aria-disabled']}
        aria-busy={busy || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={press}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? (busyLabel ?? children) : children}
      </button>
      {reason !== undefined && (
        <span id={reasonId} className={cx('hint', styles.reason)}>
          {reason}
        </span>
      )}
      {busyLabel !== undefined && <output className="sr-only">{busy && busyLabel}</output>}
    </>
  );
}

/** `primary` is the one action a page is about; `danger` cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class of a button for another element, such as a link. @param block fills the width */
export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return cx(styles.button, styles[variant], block && styles.block);
}

type RetryButtonProps = { variant?: ButtonVariant; retrying?: boolean | undefined; onRetry: () => unknown };

/** Fetches again what could not be loaded. */
export function RetryButton({ variant = 'quiet', retrying, onRetry }: RetryButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant={variant} busy={retrying} busyLabel={t`Trying again…`} onClick={() => void onRetry()}>
      {t`Try again`}
    </Button>
  );
}

type IconButtonProps = {
  /** Absent if the children are an icon that only some pages have. */
  icon?: IconName;
  /** Accessible name: what the button does. */
  label: string;
  onClick: () => void;
  opensDialog?: boolean | undefined;
  /** Short visible text beside the icon, which must be part of the label; or the icon. */
  children?: ReactNode | undefined;
};

/** A 44 px button that shows an icon; its name is for screen readers. */
export function IconButton({ icon, label, onClick, opensDialog = false, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Closes what is open. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const label = t({ message: 'Close', comment: 'Button: closes what is open' });
  return <IconButton icon="close" label={label} onClick={onClose} />;
}
