import { cx } from './cx';
import styles from './button.module.css';

/** `primary` is the one action a page is about; `danger` cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * Gives the look of a button to something else, such as a link.
 * @param variant weight of the action, `primary` unless told
 * @param block whether it fills the width it is given
 */
export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return cx(styles['button'], styles[variant], block && styles['block']);
}
