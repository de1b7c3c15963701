import { measure, type MarkedCall, type Meter } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import { Plural, Trans, useLingui } from '@lingui/macro';
import { useMemo, useSyncExternalStore } from 'react';
import type { DemoControls } from '@/services/demo-controls';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { AreaTable } from './area-table';
import { MeterBar } from './meter-bar';
import styles from './meter.module.css';

/** Reads the meter of this session. */
export function useMeter({ observed }: Pick<DemoControls, 'observed'>): Meter {
  const observations = useSyncExternalStore(observed.subscribe, observed.getSnapshot);
  return useMemo(() => measure(registry, observations), [observations]);
}

/** How much of the contract this session has seen, area by area; what is missing, and what strayed and how. */
export function ContractMeter({ controls }: { controls: DemoControls }) {
  const { t } = useLingui();
  const { whole, areas, calls } = useMeter(controls);
  const { seen } = whole;
  const drifted = calls.filter(({ mark }) => mark === 'drifted');
  const open = calls.filter(({ mark }) => mark === 'unseen' || mark === 'silent');
  return (
    <Card
      title={t({ message: 'Contract', comment: 'Title: how much of the interface to the server was seen and kept' })}
    >
      <MeterBar coverage={whole} />
      {drifted.length > 0 && <DriftedCalls calls={drifted} />}
      <details className={styles['details']}>
        <summary>
          <Trans>By area</Trans>
        </summary>
        <AreaTable areas={areas} />
      </details>
      {open.length > 0 && (
        <details className={styles['details']}>
          <summary>
            <Plural value={open.length} one="# call not yet answered" other="# calls not yet answered" />
          </summary>
          <ul className={styles['names']}>
            {open.map(({ call }) => (
              <li key={call}>
                <code>{call}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles['action']}>
        <Button variant="quiet" disabled={seen === 0} onClick={controls.forgetObserved}>
          <Trans>Count from nothing</Trans>
        </Button>
      </div>
    </Card>
  );
}

function DriftedCalls({ calls }: { calls: readonly MarkedCall[] }) {
  return (
    <ul className={styles['drifted']}>
      {calls.map(({ call, drift }) => (
        <li key={call}>
          <code>{call}</code>
          {drift.map((sentence) => (
            <span key={sentence} className={styles['sentence']}>
              {sentence}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
