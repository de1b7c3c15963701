import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { lateDaysOf, type Payment } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMoney } from '@/platform/i18n/market';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import { Accordion } from '@/ui/accordion';
import { type Row, Rows } from '@/ui/rows';
import { useAgreedPlan } from './agreed-terms';
import { factsOfPlan } from './key-facts/facts';
import { type LedgerGroup, ledgerOf, type LedgerPartKind, ledgerParts } from './ledger';
import { useScheduleWords } from './schedule/schedule-table';
import styles from './loan-insights.module.css';

function usePartWords(): Record<LedgerPartKind, string> {
  const { t } = useLingui();
  return {
    ...useScheduleWords().columns,
    'late-charge': t({ message: 'Late charge', comment: 'What the lender adds because a payment is late' }),
    charges: t({ message: 'Fees and late charge', comment: 'Part of a late payment; the lender names their sum only' }),
  };
}

/** One payment: its day, its amount, and what the amount is made of. */
function Line({ payment }: { payment: Payment }) {
  const money = useMoney();
  const words = usePartWords();
  const { name: no, day, state, total } = payment;
  const lateDays = lateDaysOf(payment);
  const parts = ledgerParts(payment);
  return (
    <li className={styles['line']}>
      <p className={styles['head']}>
        <span>
          <Trans comment="Number of an instalment, then its day">
            No. {no}, {wholeFigures(day)}
          </Trans>
          {lateDays > 0 && (
            <span className={styles['late']}>
              {' '}
              <Plural value={lateDays} one={`${lateDays} day late`} other={`${lateDays} days late`} />
            </span>
          )}
        </span>
        <strong className="tabular">{money(total)}</strong>
      </p>
      {parts.length > 0 ? (
        <dl className={styles['parts']}>
          {parts.map(({ kind, amount: part }) => (
            <div key={kind}>
              <dt>{words[kind]}</dt>
              <dd className="tabular">{money(part)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        state !== 'paid' && (
          <p className={styles['note']}>
            <Trans>The lender names this amount only, not what it is made of.</Trans>
          </p>
        )
      )}
    </li>
  );
}

type GroupProps = { label: ReactNode; group: LedgerGroup; children?: ReactNode };

/** A sum that unfolds into its payments. Nothing without any. */
function Group({ label, group: { payments, sum }, children }: GroupProps) {
  const money = useMoney();
  if (payments.length === 0) return null;
  return (
    <Accordion
      summary={
        <span className={styles['summary']}>
          <span>{label}</span> <span className="tabular">{money(sum)}</span>
        </span>
      }
    >
      <ul className={styles['lines']}>
        {payments.map((payment, index) => (
          <Line key={`${String(index)} ${payment.name}`} payment={payment} />
        ))}
      </ul>
      {children}
    </Accordion>
  );
}

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/**
 * How the loan's amounts add up: borrowed, paid, still owed, and which payments make up what is
 * due (decision 71, ledger).
 */
export function LedgerView({ orderKey, loan, plan: answer }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const read = useAgreedPlan(orderKey, loan, answer);
  if (!read) return null;
  const { plan, agreed, isPartlyPaid } = read;
  const facts = isPartlyPaid ? null : factsOfPlan(plan, agreed, isPartlyPaid);
  const { origin, paid, due, later, owed, all, unexplained } = ledgerOf(plan, loan.repayAmount, facts);

  const rows: Row[] = [];
  if (origin) {
    rows.push({ label: t`Amount borrowed`, value: money(origin.borrowed), key: 'borrowed' });
    rows.push({
      label: t({ message: 'Interest and fees', comment: 'What a loan costs altogether' }),
      value: money(origin.cost),
      key: 'cost',
    });
    if (origin.added !== 0n)
      rows.push({
        label:
          origin.added > 0n ? t`Added since by the lender, such as late charges` : t`Taken off since by the lender`,
        value: money(origin.added),
        key: 'added',
      });
  }
  rows.push(
    { label: t`All payments, made and to come`, value: money(all), key: 'all' },
    { label: t({ message: 'Paid so far', comment: 'Sum of the payments made' }), value: money(paid.sum), key: 'paid' },
    {
      label: t({ message: 'Still owed in all', comment: 'Sum of all payments that are not made yet, due or not' }),
      value: <strong>{money(owed)}</strong>,
      key: 'owed',
    },
  );

  return (
    <div className={styles['ledger']}>
      <Rows rows={rows} />
      {isPartlyPaid && (
        <p className={styles['note']}>
          <Trans>
            Part of the next instalment is already paid. The lender names only what is left of it, so that part is not
            among these sums.
          </Trans>
        </p>
      )}
      <div className={styles['groups']}>
        <Group label={t({ message: 'Due now', comment: 'Payments to be made first, with their sum' })} group={due}>
          {unexplained !== 0n && (
            <p className={styles['note']}>
              <Trans comment="Two amounts of money">
                The amount due above is the lender’s figure: {money(unexplained)} of it does not follow from these
                payments. Customer service can explain it.
              </Trans>
            </p>
          )}
        </Group>
        <Group label={t({ message: 'Due later', comment: 'Payments to come, with their sum' })} group={later} />
        <Group label={t({ message: 'Paid so far', comment: 'Sum of the payments made' })} group={paid} />
      </div>
      <p className={styles['note']}>
        <Trans>Every figure here is the lender’s, or the sum of the lender’s figures.</Trans>
      </p>
    </div>
  );
}
