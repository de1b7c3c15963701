import { Plural, Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import { loanTerms } from '@/domain/loan-terms';
import { markets, type PackMarket } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { lenderOf } from '@/platform/i18n/lender';
import { usePageText } from '@/platform/i18n/use-page-text';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { TextWords } from '@/ui/text-words';
import { loanOffers } from './loan-offer';
import { Section } from './site-shell';
import { firstWords, plainText, pointsOf, sectionOf } from './text-parts';
import styles from './site.module.css';

/** Icons of the reasons, in the order of the text. */
const icons = ['receipt', 'shield', 'phone', 'chat'] as const;

/** Reasons to trust us: on the landing page and on the page about the company. */
export function Trust() {
  const text = sectionOf(usePageText('site/home'), 'trust');
  return (
    <Section text={text} lead={<TextWords words={firstWords(text.blocks)} />}>
      <ul className={styles.reasons}>
        {pointsOf(text.blocks).map((reason, index) => (
          <li key={plainText(reason.title)} className={cx('surface', styles.box)}>
            <Icon name={icons[index] ?? 'chat'} size={28} />
            <h3>
              <TextWords words={reason.title} />
            </h3>
            <p className={styles.note}>
              <TextWords words={reason.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { term } = loanTerms;

type FactProps = { icon: IconName; name: ReactNode; note: ReactNode; children: ReactNode };

function Fact({ icon, name, note, children }: FactProps) {
  return (
    <li className={cx('surface row', styles.fact)}>
      <span className={cx('disc', styles.icon)}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className="hint">{name}</span>
        <strong className={styles.value}>{children}</strong>
        <span className="hint">{note}</span>
      </span>
    </li>
  );
}

/** Amount, salary, decision and term of one market (specification sections 1 and 9). */
export function OfferFacts({ market }: { market: PackMarket }) {
  const { amount, salaryFrom } = loanOffers[market];
  const { approvalHours, decisionDays, creditDays } = lenderOf(market).promises;
  const { currency } = markets[market];
  const [minAmount, maxAmount, salary] = [amount.min, amount.max, salaryFrom].map((minor) =>
    shownAmount(minor, currency),
  );
  return (
    <ul className={styles.facts}>
      <Fact icon="card" name={<Trans>Loan amount</Trans>} note={<Trans>paid out to your own bank account</Trans>}>
        <span className="whole">{minAmount} –</span> <span className="whole">{maxAmount}</span>
      </Fact>
      <Fact icon="user" name={<Trans>For salaries from</Trans>} note={<Trans>a month, with a regular employer</Trans>}>
        {salary}
      </Fact>
      <Fact
        icon="clock"
        name={<Trans>Decision</Trans>}
        note={
          approvalHours === null ? (
            <Trans>
              money within {creditDays.from} to {creditDays.to} calendar days of acceptance
            </Trans>
          ) : (
            <Trans>
              in most cases; never more than <Plural value={decisionDays} one="# day" other="# days" />; money within{' '}
              {creditDays.from} to {creditDays.to} calendar days of acceptance
            </Trans>
          )
        }
      >
        {approvalHours === null ? (
          <Plural value={decisionDays} one={`within ${decisionDays} day`} other={`within ${decisionDays} days`} />
        ) : (
          <Plural value={approvalHours} one={`within ${approvalHours} hour`} other={`within ${approvalHours} hours`} />
        )}
      </Fact>
      <Fact icon="calendar" name={<Trans>Loan term</Trans>} note={<Trans>repaid in instalments</Trans>}>
        <Trans>
          {term.min}–{term.max} days
        </Trans>
      </Fact>
    </ul>
  );
}
