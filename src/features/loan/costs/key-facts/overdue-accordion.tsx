import { Trans, useLingui } from '@lingui/macro';
import { lateCost } from '@/domain/late-cost';
import { marketRules } from '@/domain/market-rules';
import { percentOf } from '@/domain/percent';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Accordion } from '@/ui/accordion';
import { LateRules } from '../what-if/late-rules';
import styles from './cost-view.module.css';

type Props = {
  /** A coming payment, minor units; `null` where none is known: then only the rules are told. */
  amount: bigint | null;
};

/** The example's days. */
const lateDays = 5;

/**
 * What being late costs: the rules of the market, and an example with the person's own payment (decision 52, market
 * rules).
 */
export function OverdueAccordion({ amount }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const rule = marketRules(useMarket()).lateCost;
  const unpaid = amount ?? 0n;
  const costs = [false, true].map((isRepeatClient) => ({
    client: isRepeatClient ? 'repeat' : 'new',
    ...lateCost({ unpaid, days: lateDays, rule, isRepeatClient }),
  }));
  const differ = new Set(costs.map(({ total }) => total)).size > 1;
  const columns = differ ? costs : costs.slice(0, 1);
  const ceiling = rule.ceilingPercent === null || amount === null ? null : percentOf(amount, rule.ceilingPercent);
  const payment = money(unpaid);

  return (
    <Accordion name="late" summary={<Trans>If you pay late</Trans>}>
      <div className={styles['stack']}>
        <div className={styles['bulleted']}>
          <LateRules rule={rule} isLate={false} ceiling={ceiling} />
        </div>
        {unpaid > 0n && (
          <table className={styles['table']}>
            <caption className={styles['text']}>
              <Trans comment="An amount; a number of days, always more than one">
                For example, {payment} paid {lateDays} days late:
              </Trans>
            </caption>
            {differ && (
              <thead>
                <tr>
                  <th scope="col">
                    {t({ message: 'Late charge', comment: 'Column of a table of late charges: what is charged' })}
                  </th>
                  <th scope="col">{t({ message: 'New client', comment: 'Column of a table of late charges' })}</th>
                  <th scope="col">
                    {t({ message: 'Repeat client', comment: 'Column of a table of late charges: has borrowed before' })}
                  </th>
                </tr>
              </thead>
            )}
            <tbody>
              {rule.penalty !== null && (
                <tr>
                  <th scope="row">{t({ message: 'Penalty, once', comment: 'Row of a table of late charges' })}</th>
                  {columns.map(({ client, penalty }) => (
                    <td key={client}>{money(penalty)}</td>
                  ))}
                </tr>
              )}
              <tr>
                <th scope="row">{t({ message: 'Late interest', comment: 'Row of a table of late charges' })}</th>
                {columns.map(({ client, interest }) => (
                  <td key={client}>{money(interest)}</td>
                ))}
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  {t({ message: 'More to pay', comment: 'Last row of a table of late charges: the sum' })}
                </th>
                {columns.map(({ client, total }) => (
                  <td key={client}>{money(total)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        )}
        {unpaid > 0n && (
          <p className={styles['note']}>
            <Trans>This is an estimate by the loan terms. What is really due is what the lender bills.</Trans>
          </p>
        )}
      </div>
    </Accordion>
  );
}
