import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useLender } from '@/platform/i18n/lender';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { PrintSheet } from '@/ui/print-sheet';
import { ShareButton } from '@/ui/share-button';
import { canPrint } from '../can-print';
import type { Schedule } from './schedule';
import { ScheduleTable } from './schedule-table';
import { scheduleText } from './schedule-text';
import { useWords } from './use-words';
import styles from './paper-actions.module.css';

type Props = { schedule: Schedule; name: string; order?: string | undefined; today: string };

/** Takes a schedule out of the page: on paper where the browser prints, else as text. */
export function PaperActions({ schedule, name, order, today }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { lender } = useLender();
  const words = useWords();
  const [isPrinting, setIsPrinting] = useState(false);
  const title = t({ message: 'Payment plan', comment: 'Heading: the payments of a loan, by date' });
  const heading = `${title}: ${name}`;
  const lines = [
    order === undefined ? '' : t`Order ${order}`,
    t({ message: `As of ${today}`, comment: 'A date, above a printed payment plan' }),
  ];
  const note =
    schedule.parts.length === 0
      ? t`The lender names the payments only, not how each is split into principal, interest and fees.`
      : '';
  const text = scheduleText(schedule, {
    head: [lender.name, heading, ...lines],
    words,
    together: t({ message: 'Together', comment: 'Last row of a table: the sum' }),
    note,
    money,
  });

  return (
    <div className={styles['actions']}>
      {canPrint() ? (
        <Button variant="secondary" onClick={() => setIsPrinting(true)}>
          <Icon name="download" size={18} />
          <Trans comment="Button: print the payment plan, or save it as a PDF">Print</Trans>
        </Button>
      ) : (
        <ShareButton title={title} text={text}>
          <Trans comment="Button: hand the payment plan to another app">Share</Trans>
        </ShareButton>
      )}
      <CopyButton text={text} label={t({ message: 'payment plan', comment: 'What is copied: "Copy payment plan"' })} />
      {isPrinting && (
        <PrintSheet className={styles['paper']} onDone={() => setIsPrinting(false)}>
          <p className={styles['lender']}>{lender.name}</p>
          <p className={styles['title']}>{heading}</p>
          {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
          <ScheduleTable schedule={schedule} limit={schedule.rows.length} isPaper />
          {note !== '' && <p className={styles['note']}>{note}</p>}
        </PrintSheet>
      )}
    </div>
  );
}
