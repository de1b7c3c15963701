import { useLingui } from '@lingui/macro';
import { markets } from '@/domain/market';
import { marketRules } from '@/domain/market-rules';
import { MarketProvider, useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { LateRules } from '@/ui/late-rules';
import styles from './legal.module.css';

/** The charges for late payment in the market of the page. */
function MarketLateCharges() {
  return <LateRules className={styles.points} rule={marketRules(useMarket()).lateCost} />;
}

/** The charges for late payment (decision 52, market rules): in the reader's market, or in each if it is unknown. */
export function LateCharges() {
  const { t } = useLingui();
  if (useServices().session.commonParams()['pop'] !== undefined) return <MarketLateCharges />;
  return (
    <>
      <h3>{t`Indonesia`}</h3>
      <MarketProvider market={markets.indonesia}>
        <MarketLateCharges />
      </MarketProvider>
      <h3>{t`India`}</h3>
      <MarketProvider market={markets.india}>
        <MarketLateCharges />
      </MarketProvider>
    </>
  );
}
