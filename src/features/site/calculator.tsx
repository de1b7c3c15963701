import { Trans, useLingui } from '@lingui/macro';
import { useId, useState } from 'react';
import { policy } from '@/config/policy';
import { loanTerms } from '@/domain/loan-terms';
import { markets, type PackMarket } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import type { TextSection } from '@/platform/i18n/page-text';
import { useRate } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import { cx } from '@/ui/cx';
import { DataTable } from '@/ui/data-table';
import { TextWords } from '@/ui/text-words';
import { useIsLive } from '@/ui/use-is-live';
import { type ExampleInstallment, type ExampleLoan, exampleLoan } from './example-loan';
import { loanOffers } from './loan-offer';
import { Section } from './site-shell';
import { onlyWords } from './text-parts';
import styles from './calculator.module.css';

type SliderProps = {
  label: string;
  choices: readonly string[];
  value: number;
  onChange: (index: number) => void;
};

/** A native slider over choices. */
export function Slider({ label, choices, value, onChange }: SliderProps) {
  const id = useId();
  const last = choices.length - 1;

  return (
    <div>
      <div className="ends">
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className={cx('tabular', styles.value)}>
          {choices[value]}
        </output>
      </div>
      <input
        id={id}
        className={styles.input}
        type="range"
        disabled={!useIsLive()}
        min={0}
        max={last}
        step={1}
        value={value}
        aria-valuetext={choices[value]}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className="hint tabular ends" aria-hidden="true">
        <span>{choices[0]}</span>
        <span>{choices[last]}</span>
      </div>
    </div>
  );
}

/** Formats an amount in minor units. */
type Money = (minor: bigint) => string;

function InstallmentTable({ installments, money }: { installments: readonly ExampleInstallment[]; money: Money }) {
  const { t } = useLingui();
  const caption = t`Payments of the example`;
  const columns = [
    t({ message: 'Day', comment: 'Column of a table of payments' }),
    t({ message: 'Payment', comment: 'Column of a table of payments' }),
    t({ message: 'including interest and fees', comment: 'Column of a table of payments' }),
  ];
  const rows = installments.map(({ day, principal, interest }) => [day, money(principal + interest), money(interest)]);
  return (
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <DataTable caption={caption} captionClass="sr-only" columns={columns} rows={rows} />
    </section>
  );
}

function ExampleResult({ loan, money }: { loan: ExampleLoan; money: Money }) {
  const { t } = useLingui();
  const count = loan.installments.length;
  const [first] = loan.installments;
  const share = (100 * Number(loan.principal)) / Number(loan.total || 1n);
  const parts = [
    [t({ message: 'Borrowed', comment: 'In the loan example' }), loan.principal, styles.principal],
    [
      t({ message: 'Interest and fees', comment: 'In the loan example: cost of the loan' }),
      loan.interest,
      styles.interest,
    ],
  ] as const;
  return (
    <section className={styles.result} aria-label={t`Result of the example`}>
      <p className={styles.label}>{t`${count} payments of about`}</p>
      <p className={cx('tabular', styles.payment)}>{first && money(first.principal + first.interest)}</p>
      {/* The shares in the total. Decorative, the list below has the same figures. */}
      <svg className={styles.cost} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.principal} width={share} height="4" />
        <rect className={styles.interest} x={share} width={100 - share} height="4" />
      </svg>
      <dl className={cx('tabular', styles.parts)}>
        {parts.map(([name, amount, colour]) => (
          <div key={colour} className={cx('ends', styles.part)}>
            <dt className="row">
              <span className={cx(styles.dot, colour)} />
              {name}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={cx('ends', styles.part, styles.total)}>
          <dt>
            <Trans comment="In the loan example">Total repaid</Trans>
          </dt>
          <dd>{money(loan.total)}</dd>
        </div>
      </dl>
      <Accordion summary={<Trans>Every payment of the example</Trans>}>
        <InstallmentTable installments={loan.installments} money={money} />
      </Accordion>
    </section>
  );
}

/** Steps of the amount slider in minor units. The range of each market is a multiple of its step. */
const amountSteps: Record<PackMarket, bigint> = { indonesia: 50_000_000n, india: 100_000n };

/** Terms to choose from in days: the shortest, the longest, and about one per month between. */
const termChoices: readonly number[] = [loanTerms.term.min, 120, 150, 180, 210, 240, 270, 300, 330, loanTerms.term.max];

/** @returns the amounts of a market on the slider, in minor units, ascending */
function amountChoices(market: PackMarket): bigint[] {
  const { min, max } = loanOffers[market].amount;
  const step = amountSteps[market];
  return Array.from({ length: Number((max - min) / step) + 1 }, (_, index) => min + BigInt(index) * step);
}

/** The first choice, a common amount in minor units and a common term in days. */
const startAmount: Record<PackMarket, bigint> = { indonesia: 500_000_000n, india: 2_000_000n };
const startTerm = 180;

/** An example of a loan's cost by amount and term. It is not an offer. */
export function Calculator({ text, market }: { text: TextSection; market: PackMarket }) {
  const { t } = useLingui();
  const amounts = amountChoices(market);
  const [amountAt, setAmountAt] = useState(() => amounts.indexOf(startAmount[market]));
  const [termAt, setTermAt] = useState(() => termChoices.indexOf(startTerm));
  const { currency } = markets[market];
  const money = (minor: bigint) => shownAmount(minor, currency);
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
      <div className={cx('surface', styles.board)}>
        <div className={styles.controls}>
          <Slider label={t`I borrow`} choices={amounts.map(money)} value={amountAt} onChange={setAmountAt} />
          <Slider
            label={t`I repay within`}
            choices={termChoices.map((days) => t`${days} days`)}
            value={termAt}
            onChange={setTermAt}
          />
          <p className="hint">
            <TextWords words={onlyWords(text.blocks)} />
          </p>
        </div>
        <ExampleResult loan={loan} money={money} />
      </div>
    </Section>
  );
}
