import { Trans, useLingui } from '@lingui/macro';
import { lenderDate } from '@/domain/calendar-days';
import { type Market, markets } from '@/domain/market';
import { capOn, marketRules } from '@/domain/market-rules';
import { shownAmount } from '@/domain/money';
import { useMarket } from '@/platform/i18n/market';
import { useRate } from '@/platform/i18n/use-percent';
import { useServices } from '@/platform/services';
import { DataTable } from '@/ui/data-table';

/** An amount as in the loan terms (specification section 9): `Rs.1,000`. @param minor paise */
function asWritten(minor: bigint): string {
  return shownAmount(minor, 'INR').replace('₹', 'Rs.');
}

function MarketLateCost({ market }: { market: Market }) {
  const { t } = useLingui();
  const { lateCost, caps } = marketRules(market);
  const { penalty, steps, ceilingPercent } = lateCost;
  const { clock } = useServices();
  const rate = useRate();
  const total = capOn(caps.total, lenderDate(clock.now(), market.utcOffset));
  const most = ceilingPercent === null ? null : rate(ceilingPercent);
  const mostTotal = total ? rate(total.percent) : null;
  return (
    <>
      <p>
        {penalty === null ? (
          <Trans>
            If you do not pay on the due date, a late charge is added for each day. There is no fixed penalty.
          </Trans>
        ) : (
          <Trans>
            If you do not pay on the due date, a penalty is charged once: {asWritten(penalty.newClient)} for new
            clients, {asWritten(penalty.repeatClient)} for repeat clients. In addition, a late charge on the unpaid
            amount is added for each day:
          </Trans>
        )}
      </p>
      <DataTable
        caption={t`Late charge per day`}
        captionClass="sr-only"
        columns={[t`Late since the due date`, t`Per day, of the unpaid amount`]}
        rows={steps.map(({ fromDay: from, toDay: to, percentPerDay }) => [
          to === null ? t`From day ${from}` : t`Days ${from} to ${to}`,
          rate(percentPerDay),
        ])}
      />
      {most !== null && <p>{t`Late charges together never exceed ${most} of the unpaid amount.`}</p>}
      {mostTotal !== null && (
        <p>
          <Trans>
            Interest, fees and late charges of a loan together never exceed {mostTotal} of the amount you borrowed.
          </Trans>
        </p>
      )}
    </>
  );
}

/** The cost of late payment (decision 52, market rules): in the reader's market, or in each market if it is unknown. */
export function LateCostTables() {
  const { t } = useLingui();
  const { session } = useServices();
  const market = useMarket();
  const isKnown = session.commonParams()['pop'] !== undefined;
  if (isKnown) return <MarketLateCost market={market} />;
  return (
    <>
      <h3>{t`Indonesia`}</h3>
      <MarketLateCost market={markets.indonesia} />
      <h3>{t`India`}</h3>
      <MarketLateCost market={markets.india} />
    </>
  );
}
