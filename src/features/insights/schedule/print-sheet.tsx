import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { appConfig } from '@/config/env';
import type { Schedule } from './schedule';
import { ScheduleTable } from './schedule-table';
import styles from './print-sheet.module.css';

type Props = {
  schedule: Schedule;
  /** What it is, of which loan, and as of when. */
  head: readonly string[];
  note: string;
  onDone: () => void;
};

/** Marks the page as being printed: the style sheet then shows nothing but the sheet. */
const PRINTING = 'data-printing-schedule';

/** A browser that never says that it has printed has done so by then; milliseconds. */
const printTimeoutMs = 60_000;

/** A schedule on paper: black on white, with the lender, the loan and the day. Mounted means: print now. */
export function PrintSheet({ schedule, head, note, onDone }: Props) {
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const { body } = document;
    const finish = () => done();
    body.setAttribute(PRINTING, '');
    // Some browsers print at once and go on when the dialog is closed, others only begin to.
    window.addEventListener('afterprint', finish);
    const start = setTimeout(() => window.print());
    const end = setTimeout(finish, printTimeoutMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      window.removeEventListener('afterprint', finish);
      body.removeAttribute(PRINTING);
    };
  }, []);

  const [title = '', ...lines] = head;
  return createPortal(
    <div className={styles['sheet']} data-print-sheet="">
      <p className={styles['lender']}>{appConfig.companyName}</p>
      <p className={styles['title']}>{title}</p>
      {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
      <ScheduleTable schedule={schedule} limit={schedule.rows.length} isPaper />
      {note !== '' && <p className={styles['note']}>{note}</p>}
    </div>,
    document.body,
  );
}
