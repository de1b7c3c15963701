import type { ExampleInstallment } from '@/domain/example-loan';
import styles from './bars.module.css';

/** Sizes inside the picture, in its own units. */
const height = 56;
const column = 20;
const gap = 6;

/**
 * One column per payment: how the part of interest shrinks while the loan is repaid. The table
 * says the same in figures.
 */
export function InstallmentBars({ installments }: { installments: readonly ExampleInstallment[] }) {
  const most = Math.max(1, ...installments.map(({ principal, interest }) => Number(principal + interest)));
  const width = installments.length * (column + gap) - gap;
  return (
    <svg className={styles['bars']} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {installments.map(({ day, principal, interest }, index) => {
        const principalHeight = (height * Number(principal)) / most;
        const interestHeight = (height * Number(interest)) / most;
        const x = index * (column + gap);
        return (
          <g key={day}>
            <rect
              className={styles['principal']}
              x={x}
              y={height - principalHeight}
              width={column}
              height={principalHeight}
            />
            <rect
              className={styles['interest']}
              x={x}
              y={height - principalHeight - interestHeight}
              width={column}
              height={interestHeight}
            />
          </g>
        );
      })}
    </svg>
  );
}
