import { useLingui } from '@lingui/macro';
import type { Coverage } from '@/api/conformance/meter';
import styles from './meter.module.css';

const share = (part: number, total: number) => `${total === 0 ? 0 : (part * 100) / total}%`;

/** The contract as a bar: kept, strayed, and what is still open. */
export function MeterBar({ coverage: { total, kept, drifted, percent } }: { coverage: Coverage }) {
  const { t } = useLingui();
  return (
    <div className={styles['meter']}>
      <meter className="sr-only" aria-label={t`Coverage of the contract`} min={0} max={100} value={percent} />
      <div className={styles['bar']} aria-hidden="true">
        <span className={styles['kept']} style={{ width: share(kept, total) }} />
        <span className={styles['strayed']} style={{ width: share(drifted, total) }} />
      </div>
      <strong className={styles['percent']}>{percent} %</strong>
    </div>
  );
}
