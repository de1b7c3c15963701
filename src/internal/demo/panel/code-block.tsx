import styles from './panel.module.css';

type Props = { label: string; text: string; /** Lines that are shown at most; the rest scrolls. */ most?: number };

/** Text to read, scroll by keyboard, and copy. */
export function CodeBlock({ label, text, most = 16 }: Props) {
  const rows = Math.min(most, text.split('\n').length + 1);
  return <textarea className={styles['code']} aria-label={label} readOnly rows={rows} value={text} />;
}
