import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import type { CostFacts, FactGap } from '@/domain/loan-account';
import { useLender } from '@/platform/i18n/lender';
import { useMoney } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { CallRow } from '@/ui/link-row';
import { type Row, Rows } from '@/ui/rows';
import type { LoanRead } from '../plan-view';
import { EarlyAccordion, OverdueAccordion, RateAccordion } from './accordions';
import { CostBar, type CostPart, partsLeft, partsOfCost } from './cost-bar';
import type { FormFacts } from './facts';
import { FormAccordion } from './form-accordion';
import { AgreedNote } from './key-facts-form';
import styles from '../costs.module.css';

const gaps: Readonly<Record<FactGap, MessageDescriptor>> = {
  paid: msg`We show no annual rate: we do not know how the payments you have made were split.`,
  late: msg`We show no annual rate: late charges are part of what is due now, so these amounts no longer say what the loan itself costs.`,
  'partly-paid': msg`We show no annual rate: part of an instalment is paid, so these amounts no longer say what the loan itself costs.`,
  payout: msg`We show no annual rate: one payment alone does not show from when the rate would count.`,
  split: msg`We show no annual rate: we do not know how the payments are split.`,
  amount: msg`We show no annual rate: not every payment comes as a number we can calculate with.`,
  date: msg`We show no annual rate: not every payment comes with a day we can calculate with.`,
  rate: msg`We show no annual rate: for these payments there is no such number.`,
};

const isMonthly = (rate: string) => /month|bulan|माह|महीन|月/i.test(rate);

/** The lender, and where to complain; from the market pack, not from the server. */
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
      <div className="stack">
        <Rows rows={rows} />
        <p className={styles.note}>{t`We call you about what you owe between ${from} and ${until} only.`}</p>
        <p className={styles.note}>{t`Something is wrong, or was not as agreed? Complaints go to:`}</p>
        <Reach {...service} />
        {grievance && (
          <>
            <p className={styles.note}>
              <Trans>If that does not solve it, contact the grievance officer:</Trans> {grievance.name}
            </p>
            <Reach {...grievance} />
          </>
        )}
        <p className={styles.note}>
          <Trans>If we do not answer, or you do not agree with the answer, contact the regulator:</Trans>{' '}
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
      <a className={cx('row', styles.mail)} href={`mailto:${email}`}>
        <Icon name="mail" size={20} />
        <span>{email}</span>
      </a>
    </div>
  );
}

/** `left`: the parts of the payments still to come; shown if the cost of the whole loan is unknown. */
type Props = {
  form: FormFacts;
  left?: readonly CostPart[];
  isOffer?: boolean;
  isOver?: boolean;
  /** The facts are of an earlier visit: no voice says them. */
  isStored?: boolean;
};

/** Rate, cost and sum, as far as they are known and the bar does not name them. */
function useCostRows(facts: CostFacts, isOffer: boolean): Row[] {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const { borrowed, interest, cost, total, rate, payout } = facts;
  const rows: Row[] = [];
  if (rate)
    rows.push({
      label:
        payout === null
          ? t`Annual rate, estimated`
          : t({ message: 'Annual rate', comment: 'Annual percentage rate of a loan' }),
      value: <strong className={styles.rate}>{percent(rate.rate, 2)}</strong>,
    });
  // The bar names the cost if it is a single part.
  if (cost !== null && (interest !== null || partsOfCost(facts).length === 0))
    rows.push({
      label: t({ message: 'Total cost', comment: 'Interest and fees of a loan together' }),
      value: money(cost),
    });
  if (total !== null && !isOffer)
    rows.push({
      label: borrowed === null ? t`All payments, made and to come` : t`Total to repay`,
      value: money(total),
    });
  return rows;
}

/** Why the annual rate is not twelve times the monthly rate, or why it is unknown. */
function RateNote({ facts: { rate, gap }, stated }: Pick<FormFacts, 'facts' | 'stated'>) {
  const { t } = useLingui();
  if (gap !== null)
    return (
      <p className={styles.note}>
        {t(gaps[gap])} <Trans>The annual rate is in your loan agreement; customer service can tell you, too.</Trans>
      </p>
    );
  return (
    rate &&
    isMonthly(stated?.rate ?? '') && (
      <p className={styles.note}>
        <Trans comment="Below the annual rate of a loan">
          Why more than 12 times the monthly rate? It also counts all fees, and that you owe less after each instalment.
        </Trans>
      </p>
    )
  );
}

/** The summary of a loan's cost; its calculation and further facts are in accordions. */
export function CostView({ form, left, isOffer = false, isOver = false, isStored = false }: Props) {
  const { t } = useLingui();
  const { facts, stated } = form;
  const { borrowed, rate, payout } = facts;
  const parts = partsOfCost(facts);
  const leftTitle = t({ message: 'Still to pay', comment: 'Heading above what the coming payments consist of' });
  const rows = useCostRows(facts, isOffer);

  return (
    <div className="stack">
      {!isStored && <ReadAloud />}
      {parts.length > 0 ? (
        <CostBar label={t`What you repay`} parts={parts} isReceivedShown={isOffer} />
      ) : (
        left &&
        left.length > 0 && (
          <div>
            <p className={styles.caption}>{leftTitle}</p>
            <CostBar label={leftTitle} parts={left} />
          </div>
        )
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      <RateNote facts={facts} stated={stated} />
      {form.isAgreed && <AgreedNote />}
      <div className={styles.folds}>
        <FormAccordion isOffer={isOffer} form={form} />
        {rate && borrowed !== null && <RateAccordion received={borrowed} rate={rate} isEstimate={payout === null} />}
        {!isOver && (
          <>
            <OverdueAccordion amount={facts.nextAmount} />
            <EarlyAccordion facts={facts} />
          </>
        )}
        <LenderAccordion />
      </div>
    </div>
  );
}

type LoanCostProps = { read: LoanRead; order: string; isStored: boolean };

/** The cost of a running or repaid loan, by the terms it was accepted on; without them, by its plan. */
export function LoanCost({ read: { account, asRead, stated }, order, isStored }: LoanCostProps) {
  const { plan, agreed, facts, left, name } = account;
  const isLate = plan.payments.some(({ state }) => state === 'late');
  return (
    <CostView
      form={{
        facts,
        payments: (agreed ?? asRead.plan).payments,
        today: asRead.plan.today,
        stated,
        name,
        order,
        isAgreed: agreed !== null,
      }}
      left={left ? partsLeft(left, isLate) : []}
      isOver={account.isOver}
      isStored={isStored}
    />
  );
}
