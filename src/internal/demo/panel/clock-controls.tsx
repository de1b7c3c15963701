import { Trans, useLingui } from '@lingui/macro';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { withSwitches } from '../demo-link';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

const units: Readonly<Record<string, number>> = {
  m: millisecondsInMinute,
  h: millisecondsInHour,
  d: millisecondsInDay,
};

/** ISO without milliseconds, as an address shows it best. */
const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/**
 * Moves the virtual clock on by whole days.
 * @param literal the switch as it stands: `+3d`, `-2h`, a point in time, or empty for the real time
 * @param now virtual time, epoch milliseconds
 * @returns the switch that stands so many days later; counted in days where it was, else a point in time
 */
export function daysLater(literal: string, days: number, now: number): string {
  const [, sign = '+', count = '0', unit = 'd'] =
    /^([+-])(\d+)([mhd])$/.exec(literal) ?? (literal === '' ? ['', '+', '0', 'd'] : []);
  const isPoint = literal !== '' && !/^[+-]\d+[mhd]$/.test(literal);
  if (isPoint) return iso(now + days * (units['d'] ?? 0));
  const ms = Number(`${sign}${count}`) * (units[unit] ?? 0) + days * (units['d'] ?? 0);
  const whole = ms / (units['d'] ?? 1);
  if (whole === 0) return '';
  return Number.isInteger(whole)
    ? `${whole < 0 ? '-' : '+'}${Math.abs(whole)}d`
    : `${ms < 0 ? '-' : '+'}${Math.round(Math.abs(ms) / (units['h'] ?? 1))}h`;
}

/** The switch for a point in time. @param instant epoch milliseconds */
const pointInTime = iso;

/** The hour of the due day at which the demo stops: in the morning, with the day still to go. */
const morningMs = 15 * millisecondsInHour;

/** An address without the switch leaves the clock as it was; this one sets it back. */
const realTime = '+0d';

/** The virtual clock: reviews finish, instalments fall due, interest for late days accrues as it moves. */
export function ClockControls({ controls: { backend }, href, open }: PanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const { clock } = backend.settings();
  const due = backend.nextDue();
  const set = (literal: string) =>
    open(withSwitches(href(), { clock: literal === '' ? realTime : literal, reset: '' }));
  const shown = new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, { dateStyle: 'full', timeStyle: 'short' }).format(
    backend.now(),
  );

  return (
    <Card title={t`Clock`}>
      <p className={styles['strong']}>{shown}</p>
      <div className={styles['row']}>
        <Button variant="secondary" onClick={() => set(daysLater(clock, 1, backend.now()))}>
          <Trans>+1 day</Trans>
        </Button>
        <Button variant="secondary" onClick={() => set(daysLater(clock, 7, backend.now()))}>
          <Trans>+1 week</Trans>
        </Button>
        <Button
          variant="secondary"
          disabled={due === null}
          onClick={() => due !== null && set(pointInTime(due - morningMs))}
        >
          <Trans>To the due date</Trans>
        </Button>
        <Button variant="quiet" disabled={clock === ''} onClick={() => set('')}>
          <Trans>Real time</Trans>
        </Button>
      </div>
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          const instant = Date.parse(wanted);
          if (Number.isFinite(instant)) set(pointInTime(instant));
        }}
      >
        <label htmlFor={id} className="sr-only">{t`Date and time`}</label>
        <input
          id={id}
          type="datetime-local"
          className={styles['select']}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={wanted === ''}>
          <Trans comment="Button: sets the clock">Set</Trans>
        </Button>
      </form>
    </Card>
  );
}
