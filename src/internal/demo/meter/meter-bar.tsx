import type { Coverage } from '@contract/conformance/meter';
import { Trans, useLingui } from '@lingui/macro';
import styles from './meter.module.css';

const share = (part: number, total: number) => `${total === 0 ? 0 : (part * 100) / total}%`;

/** The contract as a bar, kept, strayed, and what is still open; and what was seen of it so far, in words. */
export function MeterBar({ coverage }: { coverage: Coverage }) {
  const { t } = useLingui();
  const { total, kept, drifted, percent } = coverage;
  return (
    <div className={styles['meter']}>
      <meter className="sr-only" aria-label={t`Coverage of the contract`} min={0} max={100} value={percent} />
      <div className={styles['bar']} aria-hidden="true">
        <span className={styles['kept']} style={{ width: share(kept, total) }} />
        <span className={styles['strayed']} style={{ width: share(drifted, total) }} />
      </div>
      <strong className={styles['soFar']}>
        <SoFar coverage={coverage} />
      </strong>
    </div>
  );
}

/** The share of all calls grows with the use, and says nothing of the product: what was seen, and whether it went as agreed. */
function SoFar({ coverage: { seen, total, kept, drifted } }: { coverage: Coverage }) {
  if (seen === 0) return <Trans>None of {total} calls seen yet</Trans>;
  if (drifted > 0)
    return (
      <Trans>
        {seen} of {total} calls seen, {drifted} not as agreed
      </Trans>
    );
  if (kept < seen)
    return (
      <Trans>
        {seen} of {total} calls seen, {kept} answered, all as agreed
      </Trans>
    );
  return (
    <Trans>
      {seen} of {total} calls seen, all as agreed
    </Trans>
  );
}
