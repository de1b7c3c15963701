import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Select } from '../../fields';
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

/** Faults for each call from now on. */
export function FaultControls({ controls: { backend }, href, open }: PanelProps) {
  const { t } = useLingui();
  const present = backend.settings().faults;
  const known = faults.some(({ value }) => value === present);
  const set = (literal: string) => open(withSwitches(href(), { faults: literal, reset: '' }));

  return (
    <Card title={t`Faults`}>
      <div className={styles.cable}>
        <Cable isPulled={present === 'offline'} />
        <Button variant="secondary" onClick={() => set(present === 'offline' ? '' : 'offline')}>
          {present === 'offline' ? t`Plug the cable in` : t`Pull the cable`}
        </Button>
      </div>
      <Select
        label={t`Faults`}
        isLabelHidden
        value={present}
        options={[
          ...(known ? [] : [{ value: present, label: present }]),
          ...faults.map(({ value, label }) => ({ value, label: t(label) })),
        ]}
        onChange={set}
      />
    </Card>
  );
}
