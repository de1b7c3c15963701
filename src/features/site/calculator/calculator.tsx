import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { policy } from '@/config/policy';
import { exampleLoan } from '@/domain/example-loan';
import type { OfferMarket } from '@/domain/loan-offer';
import { markets } from '@/domain/market';
import { formatMoney } from '@/domain/money';
import { Section } from '../frame/section';
import styles from './calculator.module.css';
import { amountChoices, startChoice, termChoices } from './choices';
import { ExampleResult } from './example-result';
import { Slider } from './slider';

/** What a loan would cost, as an example to play with: amount and term, and a picture of the repayment. No offer. */
export function Calculator({ market }: { market: OfferMarket }) {
  const { t } = useLingui();
  const amounts = amountChoices(market);
  const [amountAt, setAmountAt] = useState(() => amounts.indexOf(startChoice[market].amount));
  const [termAt, setTermAt] = useState(() => termChoices.indexOf(startChoice[market].termDays));
  const { currency } = markets[market];
  const money = (minor: bigint) => formatMoney({ minor, currency });
  const { exampleYearlyPercent: yearlyPercent } = policy;
  const loan = exampleLoan({ amount: amounts[amountAt] ?? 0n, termDays: termChoices[termAt] ?? 0, yearlyPercent });

  return (
    <Section
      id="calculator"
      title={t`What a loan costs: an example`}
      lead={
        <Trans>
          Move the sliders. We calculate with an example rate of {yearlyPercent}% a year on what is still owed.
        </Trans>
      }
    >
      <div className={styles['board']}>
        <div className={styles['controls']}>
          <Slider label={t`I borrow`} choices={amounts.map(money)} value={amountAt} onChange={setAmountAt} />
          <Slider
            label={t`I repay within`}
            choices={termChoices.map((days) => t`${days} days`)}
            value={termAt}
            onChange={setTermAt}
          />
          <p className={styles['caution']}>
            <Trans>
              This is an illustration, not an offer: your own rate, fees and plan depend on your application. The app
              shows them before you accept.
            </Trans>
          </p>
        </div>
        <ExampleResult loan={loan} money={money} />
      </div>
    </Section>
  );
}
