import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { attempt } from '@/platform/browser/attempt';
import { formatDate } from '@/platform/i18n/format-date';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DigitsField } from '@/ui/digits-field';
import { Notice } from '@/ui/notice';
import { onSubmit } from '@/ui/use-form';
import { DateField, FilePicker, saveJson, Select } from '../../controls';
import type { DemoControls } from '../demo-controls';
import { marketAt, realTimeSwitch, withSwitches } from '../demo-link';
import { Cable } from '../stage/cable';
import staff from '../../staff.module.css';
import styles from './panel.module.css';

const units: Readonly<Record<string, number>> = {
  m: millisecondsInMinute,
  h: millisecondsInHour,
  d: millisecondsInDay,
};

/** The switch for a point in time: ISO without milliseconds. @param instant epoch milliseconds */
const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** Moves a clock (`+3d`, `-2h`, a point in time, or empty) on by whole days. @param now virtual, epoch milliseconds */
export function daysLater(literal: string, days: number, now: number): string {
  const relative = /^([+-]\d+)([mhd])$/.exec(literal);
  const [, count = '0', unit = 'd'] = relative ?? [];
  const moved = days * millisecondsInDay;
  if (literal !== '' && !relative) return iso(now + moved);
  const ms = Number(count) * (units[unit] ?? 0) + moved;
  if (ms === 0) return '';
  const [size, name] = ms % millisecondsInDay === 0 ? [millisecondsInDay, 'd'] : [millisecondsInHour, 'h'];
  return `${ms < 0 ? '-' : '+'}${Math.round(Math.abs(ms) / size)}${name}`;
}

/** The hour of the due day to which the demo moves: in the morning, before the end of the day. */
const morningMs = 15 * millisecondsInHour;

/** The virtual clock: when it moves, reviews finish, instalments fall due, and late interest accrues. */
export function ClockControls({ controls: { backend }, href, open }: PanelProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const { clock } = backend.settings();
  const due = backend.nextDue();
  const set = (literal: string) =>
    open(withSwitches(href(), { clock: literal === '' ? realTimeSwitch : literal, reset: '' }));
  const { utcOffset, clockName } = marketAt(href());

  return (
    <Card title={t`Clock`}>
      <p className={staff['strong']}>{`${formatDate(backend.now(), utcOffset)} ${clockName}`}</p>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => set(daysLater(clock, 1, backend.now()))}>
          {t`+1 day`}
        </Button>
        <Button variant="secondary" onClick={() => set(daysLater(clock, 7, backend.now()))}>
          {t`+1 week`}
        </Button>
        <Button variant="secondary" disabled={due === null} onClick={() => due !== null && set(iso(due - morningMs))}>
          {t`To the due date`}
        </Button>
        <Button variant="quiet" disabled={clock === ''} onClick={() => set('')}>
          {t`Real time`}
        </Button>
      </div>
      <form
        className={styles.row}
        onSubmit={onSubmit(() => {
          const instant = Date.parse(wanted + utcOffset);
          if (Number.isFinite(instant)) set(iso(instant));
        })}
      >
        <DateField label={t`Date and time`} isLabelHidden type="datetime-local" value={wanted} onChange={setWanted} />
        <Button type="submit" variant="secondary" disabled={wanted === ''}>
          {t({ message: 'Set', comment: 'Button: sets the clock' })}
        </Button>
      </form>
    </Card>
  );
}

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

/** Larger files are not snapshots of this demo. */
const maxSnapshotBytes = 20_000_000;

async function readWorld(file: File): Promise<unknown> {
  const text = file.size > maxSnapshotBytes ? '' : await file.text();
  return attempt((): unknown => JSON.parse(text));
}

/** The demo's data: seed, reset, snapshots. */
export function WorldControls({ controls: { backend }, href, open }: PanelProps) {
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
          {t`No payment is awaited: no virtual account has been made since the last one was paid.`}
        </Notice>
      )}
      {!backend.isLasting() && (
        <Notice kind="warning">{t`This browser keeps nothing: the demo begins anew with each reload.`}</Notice>
      )}
    </Card>
  );
}

export type PanelProps = {
  controls: DemoControls;
  /** Address of the page that the controls change. */
  href: () => string;
  open: (href: string) => void;
};
