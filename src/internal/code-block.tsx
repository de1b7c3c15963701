import { cx } from '@/ui/cx';
import styles from './staff.module.css';

/** Code to read, scroll by keyboard, and copy. More than 16 lines scroll. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  const rows = Math.min(16, text.split('\n').length + 1);
  const classes = cx(styles.code, styles.sunken);
  return <textarea className={classes} aria-label={label} readOnly rows={rows} value={text} />;
}
