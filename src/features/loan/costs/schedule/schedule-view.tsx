import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { lateDaysOf, type LoanPlan, type Payment } from '@/domain/loan-plan';
import { oneLine } from '@/domain/text/text-lines';
import { useLender } from '@/platform/i18n/lender';
import { useMoney } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { canPrint, PrintSheet } from '@/ui/print-sheet';
import { canShare, share, type SharedText } from '@/ui/share';
import { useTapLock } from '@/ui/use-write';
import { PaymentList } from '../../plan/payment-list';
import { columnsOf, type LedgerPartKind, ledgerParts, ScheduleTable, useScheduleWords } from './schedule-table';
import styles from '../costs.module.css';

type Props = {
  /** The payments as of today. */
  plan: LoanPlan;
  /** The payments as of the day when they were read, for the paper and the text. */
  paper: LoanPlan;
  name: string;
  order: string;
};

/** The payments of a running or repaid loan by date; to print, or as text if the browser does not print. */
export function ScheduleView({ plan, paper, name, order }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { lender } = useLender();
  const words = useScheduleWords();
  const { payments, today, total } = paper;
  const columns = columnsOf(payments);
  const [isPrinting, setIsPrinting] = useState(false);
  const title = t({ message: 'Payment plan', comment: 'Heading: the payments of a loan, by date' });
  const heading = `${title}: ${name}`;
  const lines = [t`Loan ${order}`, t({ message: `As of ${today}`, comment: 'A date, above a printed payment plan' })];
  const note =
    columns.length === 0 ? t`We only have the payments, not how each is split into principal, interest and fees.` : '';
  const parts: Record<LedgerPartKind, string> = {
    ...words.columns,
    'late-charge': t({ message: 'Late charge', comment: 'What the lender adds because a payment is late' }),
    charges: t({ message: 'Fees and late charge', comment: 'Part of a late payment; the lender names their sum only' }),
  };
  const partsOf = (payment: Payment) =>
    ledgerParts(payment)
      .map(({ kind, amount }) => `${parts[kind]} ${money(amount)}`)
      .join(' · ');
  const lineOf = (payment: Payment) => {
    const names = partsOf(payment);
    const line = `${payment.name}, ${payment.day}, ${words.states[payment.state]}: ${money(payment.total)}`;
    return names === '' ? line : `${line} (${names})`;
  };
  const together = t({ message: 'Total', comment: 'Last row of a table: the sum' });
  // A text for messages, notes, and webviews that cannot print: one payment a line.
  const text = [
    ...[lender.name, heading, ...lines].map(oneLine),
    '',
    ...payments.map((payment) => oneLine(lineOf(payment))),
    ...(total === null ? [] : [`${together}: ${money(total)}`]),
    note,
  ].join('\n');

  return (
    <div className="stack">
      <PaymentList
        payments={plan.payments}
        Mark={StateMark}
        note={(payment) => keepNumbersTogether(partsOf(payment))}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {canPrint() ? (
          <Button variant="secondary" onClick={() => setIsPrinting(true)}>
            <Icon name="download" size={18} />
            <Trans comment="Button: print the payment plan, or save it as a PDF">Print</Trans>
          </Button>
        ) : (
          <ShareButton title={title} text={text} />
        )}
        <CopyButton
          text={text}
          label={t({ message: 'payment plan', comment: 'What is copied: "Copy payment plan"' })}
        />
      </div>
      {isPrinting && (
        <PrintSheet className={styles.paper} onDone={() => setIsPrinting(false)}>
          <p>{lender.name}</p>
          <p className={styles.title}>{heading}</p>
          {lines.map((line) => (
            <p key={line}>{keepNumbersTogether(line)}</p>
          ))}
          <ScheduleTable payments={payments} columns={columns} />
          {note !== '' && <p>{note}</p>}
        </PrintSheet>
      )}
    </div>
  );
}

const tones = { paid: 'success', late: 'error', next: 'warning', ahead: undefined, unknown: undefined };

/** The late days of a payment, or its state in a word. */
function StateMark({ payment }: { payment: Payment }) {
  const { states } = useScheduleWords();
  const late = lateDaysOf(payment);
  return (
    <span className={cx('pill hint', styles.state)} data-tone={tones[payment.state]}>
      {late > 0 ? <Plural value={late} one={`${late} day late`} other={`${late} days late`} /> : states[payment.state]}
    </span>
  );
}

/** Shares the plan with another app, without a result, because a copy button is beside it; absent if it cannot. */
function ShareButton(plan: SharedText) {
  const once = useTapLock();
  if (!canShare(plan)) return null;
  return (
    <Button variant="secondary" onClick={() => void once(() => share(plan))}>
      <Icon name="share" size={18} />
      <Trans comment="Button: hand the payment plan to another app">Share</Trans>
    </Button>
  );
}
