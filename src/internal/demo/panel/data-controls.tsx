import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { attempt } from '@/platform/browser/attempt';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DigitsField } from '@/ui/digits-field';
import { Notice } from '@/ui/notice';
import { onSubmit } from '@/ui/use-form';
import { FilePicker } from '../../file-picker';
import { withSwitches } from '../demo-link';
import { saveJson } from '../save-json';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

/** Larger files are not snapshots of this demo. */
const maxSnapshotBytes = 20_000_000;

async function readWorld(file: File): Promise<unknown> {
  const text = file.size > maxSnapshotBytes ? '' : await file.text();
  return attempt((): unknown => JSON.parse(text));
}

/** The demo's data: seed, reset, snapshots. */
export function DataControls({ controls: { backend }, href, open }: PanelProps) {
  const { t } = useLingui();
  const { seed: present, scenario } = backend.settings();
  const [seed, setSeed] = useState(String(present));
  const [told, setTold] = useState<'unreadable' | 'no-money' | null>(null);

  const startWithSeed = () => open(withSwitches(href(), { seed: seed === '1' ? '' : seed, reset: '1' }));

  async function takeIn(file: File) {
    const isRead = await backend.restore(await readWorld(file));
    setTold(isRead ? null : 'unreadable');
    if (isRead) open(withSwitches(href(), { demo: '', seed: '', clock: '', reset: '' }));
  }

  async function letMoneyArrive() {
    const wasAwaited = await backend.moneyArrives();
    setTold(wasAwaited ? null : 'no-money');
    if (wasAwaited) open(href());
  }

  return (
    <Card title={t`Data`}>
      <form className={styles.row} onSubmit={onSubmit(startWithSeed)}>
        <div className="grow">
          <DigitsField label={t`Seed of the generated data`} value={seed} onChange={setSeed} maxDigits={9} />
        </div>
        <Button type="submit" variant="secondary" disabled={seed === ''}>
          {t({ message: 'Use', comment: 'Button: uses the number' })}
        </Button>
      </form>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => void letMoneyArrive()}>
          {t`Let the awaited payment arrive`}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            void backend.snapshot().then((world) => saveJson(`demo-${scenario}.json`, JSON.stringify(world)))
          }
        >
          {t`Save a snapshot`}
        </Button>
        <FilePicker accept="application/json,.json" onFile={(file) => void takeIn(file)}>
          {t`Open a snapshot`}
        </FilePicker>
        <Button variant="danger" onClick={() => open(withSwitches(href(), { reset: '1' }))}>
          {t`Start over`}
        </Button>
      </div>
      {told === 'unreadable' && (
        <Notice kind="error">{t`This file is no snapshot that this build can read. Nothing was changed.`}</Notice>
      )}
      {told === 'no-money' && (
        <Notice kind="info">
          {t`No payment is awaited: no virtual account has been made since the last one was paid, or it has run out.`}
        </Notice>
      )}
      {!backend.isLasting() && (
        <Notice kind="warning">{t`This browser keeps nothing: the demo begins anew with each reload.`}</Notice>
      )}
    </Card>
  );
}
