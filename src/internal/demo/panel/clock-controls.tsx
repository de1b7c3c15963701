import { useLingui } from '@lingui/macro';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { formatDate } from '@/platform/i18n/format-date';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { onSubmit } from '@/ui/use-form';
import { DateField } from '../../fields';
import { marketAt, realTimeSwitch, withSwitches } from '../demo-link';
import type { PanelProps } from './panel-props';
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
