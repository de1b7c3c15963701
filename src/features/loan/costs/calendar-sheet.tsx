import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { appConfig } from '@/config/env';
import type { LoanAccount } from '@/domain/loan-account';
import type { OrderKey } from '@/domain/order-key';
import { oneLine } from '@/domain/text/text-lines';
import { installmentPlanQuery } from '@/features/pay/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { CopyButton } from '@/ui/copy-button';
import { BottomSheet } from '@/ui/dialog';
import { FileActions } from '@/ui/file-actions';
import { Rows } from '@/ui/rows';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { calendarEvents, calendarFile, type EventWords } from './calendar-file';
import { PlanView } from './plan-view';
import styles from './costs.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; onClose: () => void };

/**
 * The due dates for the phone's calendar: the plan's, fetched when the sheet opens; that of the loan if the plan has
 * none. Nothing without the plan, which names the payments: an entry with another name would be added twice.
 */
export function CalendarSheet({ orderKey, loan, onClose }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(installmentPlanQuery(api, orderKey));
  return (
    <BottomSheet open onClose={onClose} title={t`Due dates for your calendar`}>
      <p>
        <Trans>
          Your calendar reminds you: the day before, and in the morning of each due day. This page cannot remind you
          itself.
        </Trans>
      </p>
      <PlanView
        orderKey={orderKey}
        loan={loan}
        query={query}
        skeleton={
          <>
            <LoadingText />
            <Skeleton height={180} />
          </>
        }
      >
        {({ account }) => <CalendarReady orderId={orderKey.orderId} account={account} />}
      </PlanView>
    </BottomSheet>
  );
}

/** The texts of the entries in the calendar. @param productName empty if the server does not name it */
function useEventWords(productName: string): EventWords {
  const { t } = useLingui();
  return {
    summary: (amount) =>
      productName === ''
        ? t({ message: `Pay ${amount}`, comment: 'Title of an entry in the calendar, on a due day; an amount' })
        : t({
            message: `Pay ${amount}: ${productName}`,
            comment: 'Title of an entry in the calendar, on a due day; an amount and the name of the loan',
          }),
    description: (amount, date) =>
      t({
        message: `${amount} is due on ${date}. Check the app before you pay: the amount may have changed.`,
        comment: 'Text of an entry in the calendar',
      }),
    tomorrow: (amount) => t({ message: `Due tomorrow: ${amount}`, comment: 'Reminder of the calendar' }),
    today: (amount) => t({ message: `Due today: ${amount}`, comment: 'Reminder of the calendar' }),
  };
}

/** The dates, to save as a file, to share with an app, or to copy as text. */
function CalendarReady({ orderId, account }: { orderId: string; account: LoanAccount }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  const words = useEventWords(account.name);
  const events = calendarEvents(account.upcoming, { orderId, utcOffset, words, money });

  if (events.length === 0) return <p>{t`There is no due date to add.`}</p>;

  return (
    <>
      <Rows
        rows={events.map(({ date, amount }) => ({ label: <span className="tabular">{date}</span>, value: amount }))}
      />
      <FileActions
        name="repayment-dates.ics"
        type="text/calendar"
        content={() => calendarFile(events, { maker: appConfig.appName, now: clock.now() })}
        first="save"
        saveLabel={t({
          message: 'Save calendar file',
          comment: 'Button: downloads a file that the calendar of the phone opens',
        })}
        shareLabel={t({
          message: 'Send to an app',
          comment: 'Button: hands the calendar file to another app of the phone',
        })}
        results={{
          'download-started': (
            <Trans>
              The download has started: open the file to add the dates. If nothing appears, copy them below.
            </Trans>
          ),
          shared: <Trans>The dates were sent to the app you chose.</Trans>,
          failed: <Trans>That did not work here. Save the file, or copy the dates below.</Trans>,
        }}
        isResultBelow
      />
      <div className={styles.copy}>
        <span>{t`Or write them down yourself:`}</span>
        <CopyButton
          text={events.map(({ date, summary }) => oneLine(`${date}: ${summary}`)).join('\n')}
          label={t({ message: 'dates and amounts', comment: 'What is copied, after the word "Copy"' })}
        />
      </div>
    </>
  );
}
