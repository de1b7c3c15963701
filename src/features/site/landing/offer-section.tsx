import { Trans, useLingui } from '@lingui/macro';
import type { OfferMarket } from '@/domain/loan-offer';
import { RadioTabs } from '@/ui/radio-tabs';
import { Section } from '../frame/section';
import { OfferFacts } from './offer-facts';
import styles from './offer-section.module.css';

type Props = { market: OfferMarket; onChoose: (market: OfferMarket) => void };

/** How much, for whom, for how long: the facts of one market (specification section 1). */
export function OfferSection({ market, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Section
      id="offer"
      title={t`The loan at a glance`}
      lead={<Trans>What we lend depends on where you live and earn.</Trans>}
    >
      <div className={styles['choice']}>
        <RadioTabs
          label={t`Country`}
          value={market}
          onChange={onChoose}
          options={[
            { value: 'indonesia', label: t`Indonesia` },
            { value: 'india', label: t`India` },
          ]}
        />
      </div>
      <OfferFacts market={market} />
    </Section>
  );
}
