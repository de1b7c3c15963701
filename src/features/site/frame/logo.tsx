import styles from './logo.module.css';

/** The product's mark, as in public/icon.svg, in the colours of the brand. */
export function Logo() {
  return (
    <svg className={styles['logo']} width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="18" />
      <path d="M18 44V20h13a12 12 0 0 1 0 24z" />
      <circle cx="45" cy="45" r="7" />
    </svg>
  );
}
