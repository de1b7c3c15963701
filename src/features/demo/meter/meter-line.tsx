import { Plural, Trans } from '@lingui/macro';
import type { DemoControls } from '@/services/demo-controls';
import { useMeter } from './contract-meter';
import { MeterBar } from './meter-bar';
import styles from './meter.module.css';

/** The meter in one line, above the tabs of the panel: it grows while the app is used. */
export function MeterLine({ controls }: { controls: DemoControls }) {
  const { whole } = useMeter(controls);
  return (
    <div className={styles['line']}>
      <span className={styles['name']}>
        <Trans comment="Title: how much of the interface to the server was seen and kept">Contract</Trans>
      </span>
      <MeterBar coverage={whole} />
      {whole.drifted > 0 && (
        <strong className={styles['bad']}>
          <Plural value={whole.drifted} one="# drifted" other="# drifted" />
        </strong>
      )}
    </div>
  );
}
