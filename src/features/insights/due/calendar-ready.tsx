import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { canSaveFiles, saveFile } from '@/ui/save-file';
import { canShareFile, shareFile, type ShareOutcome } from '@/ui/share-file';
import { calendarEvents, type DueDate, type EventWords } from './calendar-events';
import { calendarFile } from './calendar-file';
import styles from './calendar-ready.module.css';

/**
 * What the entries in the calendar say, in the person's language.
 * @param productName empty when the server does not name it
 */
function useEventWords(productName: string): EventWords {
  const { t } = useLingui();
  return {
    summary: (amount) =>
      productName === ''
        ? t({ message: `Repay ${amount}`, comment: 'Title of an entry in the calendar, on a due day; an amount' })
        : t({
            message: `Repay ${amount}: ${productName}`,
            comment: 'Title of an entry in the calendar, on a due day; an amount and the name of the loan',
          }),
    description: (amount, date) =>
      t({
        message: `${amount} is due on ${date}. Look into the app before you pay: the amount may have changed.`,
        comment: 'Text of an entry in the calendar',
      }),
    tomorrow: (amount) => t({ message: `Due tomorrow: ${amount}`, comment: 'Reminder of the calendar' }),
    today: (amount) => t({ message: `Due today: ${amount}`, comment: 'Reminder of the calendar' }),
  };
}

type Props = { orderId: string; productName: string; dates: readonly DueDate[] };

type Outcome = 'none' | ShareOutcome | 'download-started';

/** The dates, and the ways to take them along: as a file, to another app, or as a text to copy. */
export function CalendarReady({ orderId, productName, dates }: Props) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  const words = useEventWords(productName);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const events = calendarEvents(dates, { orderId, utcOffset, words });
  const makeFile = () =>
    new File([calendarFile(events, { maker: appConfig.appName, now: clock.now() })], 'repayment-dates.ics', {
      type: 'text/calendar',
    });

  if (events.length === 0) return <p>{t`There is no due date to add.`}</p>;

  function save() {
    saveFile(makeFile());
    setOutcome('download-started');
  }

  async function share() {
    setOutcome(await shareFile(makeFile()));
  }

  const isSavable = canSaveFiles();
  const isShareable = canShareFile(makeFile());
  return (
    <>
      <Rows
        rows={events.map(({ uid, date, amount }) => ({
          key: uid,
          label: <span className="tabular">{date}</span>,
          value: amount,
        }))}
      />
      <div className={styles['ways']}>
        {isSavable && (
          <Button block onClick={save}>
            {t({
              message: 'Save calendar file',
              comment: 'Button: downloads a file that the calendar of the phone opens',
            })}
          </Button>
        )}
        {isShareable && (
          <Button block variant={isSavable ? 'secondary' : 'primary'} onClick={() => void share()}>
            {t({ message: 'Send to an app', comment: 'Button: hands the calendar file to another app of the phone' })}
          </Button>
        )}
      </div>
      <Result outcome={outcome} />
      <div className={styles['copy']}>
        <span>
          <Trans>Or write them down yourself:</Trans>
        </span>
        <CopyButton
          text={events.map(({ date, summary }) => `${date}  ${summary}`).join('\n')}
          label={t({ message: 'dates and amounts', comment: 'What is copied, after the word "Copy"' })}
        />
      </div>
    </>
  );
}

/** What became of it, no more than is known. */
function Result({ outcome }: { outcome: Outcome }) {
  return (
    <output>
      {outcome === 'download-started' && (
        <Notice kind="info">
          <Trans>The download has started: open the file to add the dates. If nothing appears, copy them below.</Trans>
        </Notice>
      )}
      {outcome === 'shared' && (
        <Notice kind="success">
          <Trans>The dates were handed to the app you chose.</Trans>
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice kind="warning">
          <Trans>That did not work here. Save the file, or copy the dates below.</Trans>
        </Notice>
      )}
    </output>
  );
}
