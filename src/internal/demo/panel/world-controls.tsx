import { Trans, useLingui } from '@lingui/macro';
import { useId, useState, type ChangeEvent } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DigitsField } from '@/ui/digits-field';
import { Notice } from '@/ui/notice';
import { saveFile } from '@/ui/share';
import { withSwitches } from '../demo-link';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

/** Larger files are no snapshot of this demo. */
const maxSnapshotBytes = 20_000_000;

async function readWorld(file: File): Promise<unknown> {
  if (file.size > maxSnapshotBytes) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** The demo's data: its seed, its end, its copies. */
export function WorldControls({ controls: { backend }, href, open }: PanelProps) {
  const { t } = useLingui();
  const fileId = useId();
  const { seed: present, scenario } = backend.settings();
  const [seed, setSeed] = useState(String(present));
  const [told, setTold] = useState<'unreadable' | 'no-money' | null>(null);

  async function takeIn({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(target.files ?? []);
    target.value = '';
    if (!file) return;
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
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          open(withSwitches(href(), { seed: seed === '1' ? '' : seed, reset: '1' }));
        }}
      >
        <div className={styles['grow']}>
          <DigitsField label={t`Seed of the generated data`} value={seed} onChange={setSeed} maxDigits={9} />
        </div>
        <Button type="submit" variant="secondary" disabled={seed === ''}>
          <Trans comment="Button: uses the number">Use</Trans>
        </Button>
      </form>
      <div className={styles['row']}>
        <Button variant="secondary" onClick={() => void letMoneyArrive()}>
          <Trans>Let the awaited payment arrive</Trans>
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            void backend
              .snapshot()
              .then((world) =>
                saveFile(new File([JSON.stringify(world)], `demo-${scenario}.json`, { type: 'application/json' })),
              )
          }
        >
          <Trans>Save a snapshot</Trans>
        </Button>
        <label htmlFor={fileId} className={styles['file']}>
          <Trans>Open a snapshot</Trans>
          <input
            id={fileId}
            type="file"
            accept="application/json,.json"
            className="cover"
            onChange={(event) => void takeIn(event)}
          />
        </label>
        <Button variant="danger" onClick={() => open(withSwitches(href(), { reset: '1' }))}>
          <Trans>Start over</Trans>
        </Button>
      </div>
      {told === 'unreadable' && (
        <Notice kind="error">
          <Trans>This file is no snapshot that this build can read. Nothing was changed.</Trans>
        </Notice>
      )}
      {told === 'no-money' && (
        <Notice kind="info">
          <Trans>No payment is awaited: no virtual account has been made since the last one was paid.</Trans>
        </Notice>
      )}
      {!backend.isLasting() && (
        <Notice kind="warning">
          <Trans>This browser keeps nothing: the demo begins anew with each reload.</Trans>
        </Notice>
      )}
    </Card>
  );
}
