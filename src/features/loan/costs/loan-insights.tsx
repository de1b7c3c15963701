import { Trans, useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import { daysBetween, lenderDate } from '@/domain/calendar-days';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { serverDate } from '@/domain/server-time';
import { useMarket, useMoney } from '@/services/market';
import { useServices } from '@/services/services';
import { freshOnly, useKeptQuery } from '@/services/use-kept-query';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Card } from '@/ui/card';
import { type QueryState, QueryView } from '@/ui/query-view';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { useDueBadge } from './due/app-badge';
import type { InsightQueries } from './insight-queries';
import { LoanCost } from './key-facts/loan-cost';
import { LedgerView } from './ledger/ledger-view';
import { readPlan } from './plan';
import { scheduleOfPlan } from './schedule/schedule';
import { ScheduleView } from './schedule/schedule-view';
import { useToday } from './use-today';
import type { ExtensionOptions } from './what-if/extend-card';
import { type WhatIfLinks, WhatIf } from './what-if/what-if';
import styles from './loan-insights.module.css';

type PlanAccordionProps = {
  name: string;
  summary: ReactNode;
  plan: QueryState<InstallmentPlan>;
  /** Told each time it is unfolded: the plan is asked for then, not before. */
  onOpen: () => void;
  children: (plan: InstallmentPlan) => ReactNode;
};

/** Something to unfold that is worked out from the payment plan: while it comes, when it fails, and when it is there. */
function PlanAccordion({ name, summary, plan, onOpen, children }: PlanAccordionProps) {
  return (
    <Accordion name={name} summary={summary} onOpen={onOpen}>
      <QueryView query={plan} skeleton={<PlanSkeleton />}>
        {children}
      </QueryView>
    </Accordion>
  );
}

function PlanSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <LoadingText />
      {[64, 100, 82, 90].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </div>
  );
}

type WhatIfAccordionProps = WhatIfLinks & {
  loan: LoanDetails;
  plan: QueryState<InstallmentPlan>;
  /** Told each time it is unfolded. */
  onOpen: () => void;
  extension: ExtensionOptions;
};

/** "What if …?", folded: nothing of it is asked for or worked out before somebody unfolds it. Only where there is something to pay. */
function WhatIfAccordion({ loan, plan, onOpen, extension, ...links }: WhatIfAccordionProps) {
  const [isOpened, setIsOpened] = useState(false);
  const { action, mayExtend } = orderStatusRule(loan.orderStatus);
  if (action !== 'repay') return null;

  function open() {
    setIsOpened(true);
    onOpen();
  }

  return (
    <PlanAccordion
      name="what-if"
      summary={
        <Trans comment="Heading of a comparison: what if one pays now, all at once, later, or late">What if …?</Trans>
      }
      plan={plan}
      onOpen={open}
    >
      {(data) => isOpened && <WhatIf plan={data} extension={loan.isDelay && mayExtend ? extension : null} {...links} />}
    </PlanAccordion>
  );
}

type LoanScheduleProps = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** The payments of a running or repaid loan. */
function LoanSchedule({ orderKey, loan, plan }: LoanScheduleProps) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const today = useToday();
  const schedule = scheduleOfPlan(readPlan(plan, today, utcOffset));
  if (schedule.rows.length === 0) return <p>{t`The lender sends no payments for this loan.`}</p>;
  return (
    <ScheduleView
      schedule={schedule}
      name={plan.productName || loan.productName}
      order={orderKey.orderId}
      today={today}
    />
  );
}

/** Marks the installed app's icon while this loan is due soon, and takes the mark away when it is not. Renders nothing. */
function DueBadge({ loan: { dueTime, orderStatus } }: { loan: LoanDetails }) {
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  const date = serverDate(dueTime, utcOffset);
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  useDueBadge(isOwed && date !== null ? daysBetween(lenderDate(clock.now(), utcOffset), date) : null);
  return null;
}

type Props = {
  orderKey: OrderKey;
  queries: InsightQueries;
  links: WhatIfLinks;
};

/**
 * What a loan costs, when it is paid, and what would happen if: last on the loan's page, folded. The plan is asked for when
 * the first of them is unfolded. Nothing for a loan without a plan.
 */
export function LoanInsights({ orderKey, queries, links }: Props) {
  const { data: loan, kept } = useKeptQuery({ ...queries.loan, enabled: false });
  if (!loan) return null;
  const { action } = orderStatusRule(loan.orderStatus);
  return (
    <>
      <DueBadge loan={loan} />
      {/* A plan of the past may be gone: then there is nothing to unfold. */}
      {action !== null && (
        <Folds
          key={orderKey.orderId}
          orderKey={orderKey}
          loan={loan}
          queries={queries}
          links={links}
          isKept={kept !== undefined}
          mayBeGone={action === 'borrow'}
        />
      )}
    </>
  );
}

/** Reads what is to be paid and until when, in one sentence of the page's language. */
function AmountAloud({ loan: { repayAmount, dueTime, orderStatus } }: { loan: LoanDetails }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const date = serverDate(dueTime, utcOffset);
  if (repayAmount === '' || date === null || orderStatusRule(orderStatus).action !== 'repay') return null;
  const amount = money(repayAmount);
  return (
    <ReadAloud text={t({ message: `You have to pay ${amount} by ${date}.`, comment: 'Read aloud by the phone' })} />
  );
}

type FoldsProps = Props & {
  loan: LoanDetails;
  /** The loan was read at an earlier visit: then so may its plan be. */
  isKept: boolean;
  mayBeGone: boolean;
};

function Folds({ orderKey, loan, isKept, queries, links, mayBeGone }: FoldsProps) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(mayBeGone);
  const lastPlan = useKeptQuery({ ...queries.plan, enabled: isWanted });
  const plan = isKept ? lastPlan : freshOnly(lastPlan);
  if (mayBeGone && !plan.data) return null;
  const want = () => setIsWanted(true);

  return (
    <Card title={t`About this loan`}>
      <AmountAloud loan={loan} />
      <PlanAccordion
        name="ledger"
        summary={<Trans comment="Heading: what was borrowed, paid, and is still owed">How the amount adds up</Trans>}
        plan={plan}
        onOpen={want}
      >
        {(data) => <LedgerView orderKey={orderKey} loan={loan} plan={data} />}
      </PlanAccordion>
      <PlanAccordion name="cost" summary={<Trans>What this loan costs</Trans>} plan={plan} onOpen={want}>
        {(data) => <LoanCost orderKey={orderKey} loan={loan} plan={data} />}
      </PlanAccordion>
      <PlanAccordion
        name="plan"
        summary={<Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>}
        plan={plan}
        onOpen={want}
      >
        {(data) => <LoanSchedule orderKey={orderKey} loan={loan} plan={data} />}
      </PlanAccordion>
      <WhatIfAccordion loan={loan} plan={plan} onOpen={want} extension={queries.extension} {...links} />
    </Card>
  );
}
