import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { useLender } from '@/platform/i18n/lender';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Icon } from '@/ui/icon';
import { CallRow } from '@/ui/link-row';
import { type Row, Rows } from '@/ui/rows';
import { CostBar, type CostPart, partsOfCost } from './cost-bar';
import type { FactGap, Facts } from './facts';
import { RateAccordion } from './rate-accordion';
import { EarlyAccordion, OverdueAccordion } from './terms-accordions';
import styles from './key-facts.module.css';

/** Why there is no annual rate, and where it stands. */
function GapNote({ gap }: { gap: FactGap }) {
  return (
    <p className={styles['note']}>
      <Reason gap={gap} /> <Trans>The annual rate is in your loan agreement; customer service can tell you, too.</Trans>
    </p>
  );
}

function Reason({ gap }: { gap: FactGap }) {
  if (gap === 'paid')
    return (
      <Trans>
        We show no annual rate: the lender does not tell us how the payments you have made were split, nor when the
        money was paid out.
      </Trans>
    );
  if (gap === 'late')
    return (
      <Trans>
        We show no annual rate: late charges are part of what is due now, so these amounts no longer say what the loan
        itself costs.
      </Trans>
    );
  if (gap === 'partly-paid')
    return (
      <Trans>
        We show no annual rate: part of a period is paid, so these amounts no longer say what the loan itself costs.
      </Trans>
    );
  if (gap === 'payout')
    return (
      <Trans>
        We show no annual rate: the lender does not tell us when the money was paid out, and one payment alone does not
        show it.
      </Trans>
    );
  if (gap === 'split')
    return <Trans>We show no annual rate: the lender does not tell us how the payments are split.</Trans>;
  if (gap === 'amount')
    return <Trans>We show no annual rate: not every payment comes as a number we can calculate with.</Trans>;
  if (gap === 'date')
    return <Trans>We show no annual rate: not every payment comes with a day we can calculate with.</Trans>;
  return <Trans>We show no annual rate: for these payments there is no such number.</Trans>;
}

/** The lender, and where to complain: from the market's pack, not from the server. */
function LenderAccordion() {
  const { t } = useLingui();
  const { lender, service, grievance, authority, collection } = useLender();
  const { from, until } = collection;
  const rows: Row[] = [
    { label: t({ message: 'Lender', comment: 'Label of a company name' }), value: lender.name },
    { label: t({ message: 'Licence', comment: 'Label: permission of a company to lend' }), value: lender.licence },
    { label: t({ message: 'Address', comment: 'Label of a postal address' }), value: lender.address },
  ];
  return (
    <Accordion name="lender" summary={<Trans>Your lender, and complaints</Trans>}>
      <div className={styles['lender']}>
        <Rows rows={rows} />
        <p className={styles['lenderFoldNote']}>
          <Trans>
            We call you about what you owe between {from} and {until} only.
          </Trans>
        </p>
        <p className={styles['lenderFoldNote']}>
          <Trans>Something is wrong, or was not as agreed? Complaints go to:</Trans>
        </p>
        <Reach {...service} />
        {grievance && (
          <>
            <p className={styles['lenderFoldNote']}>
              <Trans>If that does not settle it, the grievance officer hears you:</Trans> {grievance.name}
            </p>
            <Reach {...grievance} />
          </>
        )}
        <p className={styles['lenderFoldNote']}>
          <Trans>If we do not answer, or you do not agree with the answer, turn to the authority:</Trans>{' '}
          {authority.name}
        </p>
        <CallRow telephone={authority.phone} />
      </div>
    </Accordion>
  );
}

function Reach({ phone, email }: { phone: string; email: string }) {
  return (
    <div>
      <CallRow telephone={phone} />
      <a className={styles['mail']} href={`mailto:${email}`}>
        <Icon name="mail" size={20} />
        <span>{email}</span>
      </a>
    </div>
  );
}

type Props = {
  facts: Facts;
  /** What the payments still to come consist of; shown where the whole loan's cost is not known. */
  left?: readonly CostPart[];
  /** Where the figures come from. */
  source?: ReactNode;
  /** All of it is paid: being late or early is no longer possible. */
  isOver?: boolean;
  /** More to unfold. */
  children?: ReactNode;
};

/**
 * What a loan costs, at a glance; how it is calculated, and what else a borrower has to know before agreeing, folded.
 */
export function CostView({ facts, left, source, isOver = false, children }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const { borrowed, cost, total, rate, gap, isEstimate } = facts;
  const parts = partsOfCost(facts);

  const tiles: Row[] = [];
  if (cost !== null)
    tiles.push({
      label: t({ message: 'Total cost', comment: 'Interest and fees of a loan together' }),
      value: money(cost),
      key: 'cost',
    });
  if (rate)
    tiles.push({
      label: isEstimate
        ? t`Annual rate, estimated`
        : t({ message: 'Annual rate', comment: 'Annual percentage rate of a loan' }),
      value: percent(rate.rate),
      key: 'rate',
    });

  const rows: Row[] = [];
  if (borrowed !== null) rows.push({ label: t`Amount borrowed`, value: money(borrowed) });
  if (total !== null)
    rows.push({
      label: borrowed === null ? t`All payments, made and to come` : t`Total to repay`,
      value: money(total),
    });

  return (
    <div className={styles['view']}>
      <ReadAloud />
      {tiles.length > 0 && (
        <dl className={styles['tiles']}>
          {tiles.map(({ label, value, key }) => (
            <div key={key} className={styles['tile']}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.length > 0 ? <CostBar label={t`What you repay`} parts={parts} /> : left && <LeftBar parts={left} />}
      {rows.length > 0 && <Rows rows={rows} />}
      {gap !== null && <GapNote gap={gap} />}
      {source}
      <div className={styles['folds']}>
        {children}
        {rate && borrowed !== null && <RateAccordion received={borrowed} rate={rate} isEstimate={isEstimate} />}
        {!isOver && <OverdueAccordion amount={facts.nextAmount} />}
        {!isOver && (
          <EarlyAccordion
            payout={facts.payout ?? rate?.payout ?? null}
            lastDue={facts.lastDue}
            isEstimate={facts.payout === null}
          />
        )}
        <LenderAccordion />
      </div>
    </div>
  );
}

function LeftBar({ parts }: { parts: readonly CostPart[] }) {
  const { t } = useLingui();
  if (parts.length === 0) return null;
  const label = t({ message: 'Still to pay', comment: 'Heading above what the coming payments consist of' });
  return (
    <div>
      <p className={styles['caption']}>{label}</p>
      <CostBar label={label} parts={parts} />
    </div>
  );
}
