import { Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { formatMoney } from '@/domain/money';
import styles from './late-cost.module.css';

/**
 * An amount of the loan terms, as specification section 9 writes it (decision 26, late interest): `Rs.1,000`.
 * @param minor paise
 */
function asWritten(minor: bigint): string {
  return formatMoney({ minor, currency: 'INR' }).replace('₹', 'Rs.');
}

const { defaultPenalty, lateInterest } = loanTerms;

/** The days of one step, as the terms say them. */
function Days({ from, to }: { from: number; to: number | null }) {
  return to === null ? (
    <Trans>From day {from}</Trans>
  ) : (
    <Trans>
      Days {from} to {to}
    </Trans>
  );
}

/** What being late costs, as a table (specification section 9, decision 26, late interest). */
export function LateCost() {
  const { t } = useLingui();
  const newClient = asWritten(defaultPenalty.newClient);
  const repeatClient = asWritten(defaultPenalty.repeatClient);
  return (
    <>
      <p>
        <Trans>
          If you do not pay on the due date, a single default penalty falls due: {newClient} for new clients,{' '}
          {repeatClient} for repeat clients. In addition, late interest is charged on the unpaid amount for each day:
        </Trans>
      </p>
      <table className={styles['table']}>
        <caption className="sr-only">{t`Late interest per day`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Late since the due date</Trans>
            </th>
            <th scope="col">
              <Trans>Per day, of the unpaid amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lateInterest.map(({ fromDay, toDay, percentPerDay }) => (
            <tr key={fromDay}>
              <th scope="row">
                <Days from={fromDay} to={toDay} />
              </th>
              <td>{percentPerDay}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          The amount that is really due is always the one that the app shows you. If paying becomes difficult, talk to
          us before the due date.
        </Trans>
      </p>
    </>
  );
}
