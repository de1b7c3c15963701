import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { policy } from '@/config/policy';
import { exampleLoan } from '@/domain/example-loan';
import { type OfferMarket, loanOffers } from '@/domain/loan-offer';
import { loanTerms } from '@/domain/loan-terms';
import { markets } from '@/domain/market';
import { formatMoney } from '@/domain/money';
import type { TextSection } from '@/platform/i18n/page-text';
import { useRate } from '@/platform/i18n/use-percent';
import { TextWords } from '@/ui/text-words';
import { Section } from '../frame/section';
import { onlyWords } from '../frame/text-parts';
import { ExampleResult } from './example-result';
import { Slider } from './slider';
import styles from './calculator.module.css';

/** Steps of the amount slider, minor units; each range is a whole number of them. */
const amountSteps: Record<OfferMarket, bigint> = { indonesia: 50_000_000n, india: 100_000n };

/** Terms to choose from, in days: the shortest, the longest, and about every month between. */
const termChoices: readonly number[] = [loanTerms.term.min, 120, 150, 180, 210, 240, 270, 300, 330, loanTerms.term.max];

/** @returns the amounts of a market that can be chosen, minor units, rising */
function amountChoices(market: OfferMarket): bigint[] {
  const { min, max } = loanOffers[market].amount;
  const step = amountSteps[market];
  return Array.from({ length: Number((max - min) / step) + 1 }, (_, index) => min + BigInt(index) * step);
}

/** What the calculator starts with: an amount and a term that many people choose. */
const startChoice: Record<OfferMarket, { amount: bigint; termDays: number }> = {
  indonesia: { amount: 500_000_000n, termDays: 180 },
  india: { amount: 2_000_000n, termDays: 180 },
};

/** What a loan would cost, as an example to play with: amount and term, and a picture of the repayment. No offer. */
export function Calculator({ text, market }: { text: TextSection; market: OfferMarket }) {
  const { t } = useLingui();
  const amounts = amountChoices(market);
  const [amountAt, setAmountAt] = useState(() => amounts.indexOf(startChoice[market].amount));
  const [termAt, setTermAt] = useState(() => termChoices.indexOf(startChoice[market].termDays));
  const { currency } = markets[market];
  const money = (minor: bigint) => formatMoney({ minor, currency });
  const annualPercent = policy.exampleAnnualPercent[market];
  const annualRate = useRate()(annualPercent);
  const loan = exampleLoan({ amount: amounts[amountAt] ?? 0n, termDays: termChoices[termAt] ?? 0, annualPercent });

  return (
    <Section
      text={text}
      lead={
        <Trans>
          Move the sliders. We calculate with an annual rate of {annualRate}, interest and all fees included, on what is
          still owed.
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
            <TextWords words={onlyWords(text.blocks)} />
          </p>
        </div>
        <ExampleResult loan={loan} money={money} />
      </div>
    </Section>
  );
}
