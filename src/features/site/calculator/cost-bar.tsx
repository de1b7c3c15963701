import styles from './bars.module.css';

type Props = { principal: bigint; interest: bigint };

/** How much of what is repaid is the loan itself, and how much its cost. The figures stand beside it. */
export function CostBar({ principal, interest }: Props) {
  const share = (100 * Number(principal)) / Number(principal + interest || 1n);
  return (
    <svg className={styles['cost']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['principal']} width={share} height="4" />
      <rect className={styles['interest']} x={share} width={100 - share} height="4" />
    </svg>
  );
}
