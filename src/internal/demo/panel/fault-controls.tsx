import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { useId } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { withSwitches } from '../demo-link';
import { Cable } from '../stage/cable';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

const faults: readonly { value: string; label: MessageDescriptor }[] = [
  { value: '', label: msg`None: everything works` },
  { value: 'slow', label: msg`A slow network` },
  { value: 'offline', label: msg`No network` },
  { value: 'timeout', label: msg`No answer for a minute` },
  { value: 'http500', label: msg`The server fails` },
  { value: 'html', label: msg`A page instead of data` },
  { value: 'truncated', label: msg`Answers cut off half-way` },
  { value: 'empty', label: msg`Empty answers` },
  { value: 'code:4001', label: msg`The server refuses` },
];

/** What goes wrong on request, for each call from now on. */
export function FaultControls({ controls: { backend }, href, open }: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const present = backend.settings().faults;
  const known = faults.some(({ value }) => value === present);
  const set = (literal: string) => open(withSwitches(href(), { faults: literal, reset: '' }));

  return (
    <Card title={t`Faults`}>
      <div className={styles['cable']}>
        <Cable isPulled={present === 'offline'} />
        <Button variant="secondary" onClick={() => set(present === 'offline' ? '' : 'offline')}>
          {present === 'offline' ? <Trans>Plug the cable in</Trans> : <Trans>Pull the cable</Trans>}
        </Button>
      </div>
      <label htmlFor={id} className="sr-only">{t`Faults`}</label>
      <select id={id} className={styles['select']} value={present} onChange={(event) => set(event.target.value)}>
        {!known && <option value={present}>{present}</option>}
        {faults.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </Card>
  );
}
