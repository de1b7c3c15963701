import { Trans, useLingui } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Due } from '@/domain/amount-due';
import type { LoanAccount } from '@/domain/loan-account';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { installmentPlanQuery } from '@/features/pay/queries';
import { type LastWay, useLastWay } from '@/features/pay/records/last-way';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMoney } from '@/platform/i18n/market';
import { isInstalled } from '@/platform/offline/install-offer';
import { freshOnly, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { type Row, Rows } from '@/ui/rows';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { LoanCost } from './key-facts/cost-view';
import { type LoanRead, PlanView } from './plan-view';
import { ScheduleView } from './schedule/schedule-view';
import { WhatIf } from './what-if/what-if';
import styles from './costs.module.css';

/** How the loan's amounts add up: borrowed, paid, still owed, and due (decision 71, ledger). */
function LedgerView({ account }: { account: LoanAccount }) {
  const { t } = useLingui();
  const money = useMoney();
  const { origin, paid, dueNow, dueParts, next, owed, all, unexplained, mayLackParts } = account;
  const difference = money(unexplained < 0n ? -unexplained : unexplained);

  const rows: Row[] = [];
  const add = (label: string, amount: bigint) => rows.push({ label, value: money(amount) });
  if (origin) {
    add(t`Amount borrowed`, origin.borrowed);
    add(t({ message: 'Interest and fees', comment: 'What a loan costs altogether' }), origin.cost);
    if (origin.changed !== 0n && origin.isLateCharge) add(t`Late charges so far, paid or not`, origin.changed);
    else if (origin.changed !== 0n) add(t`Changed since: late charges, part payments, reductions`, origin.changed);
  }
  add(t`All instalments, paid and to come`, all);
  add(t({ message: 'Instalments paid so far', comment: 'Sum of the instalments that are paid in whole' }), paid);
  rows.push({
    label: t({ message: 'Total still owed', comment: 'Sum of all payments that are not made yet, due or not' }),
    value: <strong>{money(owed)}</strong>,
  });
  if (dueParts?.isLateCharge) {
    add(
      t({ message: 'Instalments as agreed', comment: 'Part of what is due now: without late charges' }),
      dueParts.instalments,
    );
    add(t({ message: 'Late charge', comment: 'What the lender adds because a payment is late' }), dueParts.charges);
  } else if (dueParts) {
    add(
      t({ message: 'Principal and interest', comment: 'Part of what is due now: without any fees' }),
      dueParts.instalments,
    );
    add(
      t({ message: 'Fees and late charge', comment: 'Part of a late payment; the lender names their sum only' }),
      dueParts.charges,
    );
  }
  if (dueNow !== 0n) add(t({ message: 'Due now', comment: 'Sum of the payments whose day has come' }), dueNow);
  else if (next)
    add(t({ message: 'Due next', comment: 'The payment that comes next; its day has not come' }), next.total);

  return (
    <div className="stack">
      <Rows rows={rows} />
      {mayLackParts && (
        <p className={styles.note}>
          <Trans>
            If part of an instalment is already paid, it is not among these sums: they have only what is left of it.
          </Trans>
        </p>
      )}
      {unexplained !== 0n && (
        <p className={styles.note}>
          <Trans comment="The difference is an amount of money">
            The amount due above and these payments differ by {difference}. Customer service can explain it.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The app's icon gets a dot at most this many days before the due day, until the loan is paid. */
const dueSoonDays = 3;

function PlanSkeleton() {
  return (
    <div className="stack-3">
      <LoadingText />
      {[64, 100, 82, 90].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </div>
  );
}

/** A dot on the icon of an installed app while this loan is due soon or late; nothing if the platform has no dots. */
function DueBadge({ due: { dueIn } }: { due: Due }) {
  const isDue = dueIn !== null && dueIn <= dueSoonDays;
  useEffect(() => {
    // Only browsers that can mark the icon of an installed app have these functions.
    const badging: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
    if (!isInstalled(window)) return;
    // The dot is an extra, so a refusal of the platform is ignored.
    if (isDue) void badging.setAppBadge?.().catch(() => undefined);
    else void badging.clearAppBadge?.().catch(() => undefined);
  }, [isDue]);
  return null;
}

/** `isStored`: the loan is an answer of an earlier visit, so its plan may be one too. `isAwaited`: see `LoanDetail`. */
type Props = { orderKey: OrderKey; loan: LoanDetails; due: Due; isStored: boolean; isAwaited: boolean };

/** The cost of a loan, its payments and "what if", each in an accordion that fetches the plan. */
export function LoanInsights(props: Props) {
  const { orderKey, loan, due, isStored } = props;
  const way = useLastWay(orderKey.orderId);
  // Both are rendered at the same time, so that nothing moves.
  if (way === undefined) return null;
  const { action } = orderStatusRule(loan.orderStatus);
  // The amount of an earlier visit may be outdated; then the server names it.
  const sum = isStored ? null : due.sum;
  return (
    <>
      {way && loan.h5Url === '' && action === 'repay' && <LastWayLink orderKey={orderKey} sum={sum} way={way} />}
      <DueBadge due={due} />
      {/* The plan of a finished loan may be deleted: then there is nothing to unfold. */}
      {action !== null && <Folds key={orderKey.orderId} {...props} mayBeGone={action === 'borrow'} />}
    </>
  );
}

/** `sum`: the amount due, minor units; `null` if the server is to name it. */
type LastWayLinkProps = { orderKey: OrderKey; sum: bigint | null; way: LastWay };

/** A link to the code of the last bank and channel (decision 80, last way). */
function LastWayLink({ orderKey, sum, way: { payType, payCode, method, name } }: LastWayLinkProps) {
  const { t } = useLingui();
  const place = [name, method].filter(Boolean).join(' · ');
  const amount = sum === null ? {} : { amount: String(sum) };
  return (
    <Link
      to="/that"
      search={{ ...orderKey, ...amount, payType, payCode, ...(method && { method }) }}
      className={buttonClass('secondary', true)}
    >
      {t({
        message: `Pay as last time: ${place}`,
        comment: 'Link to a payment code; a bank, and how one pays there',
      })}
    </Link>
  );
}

/** Reads amount and due date aloud, in one sentence of the page's language. */
function AmountAloud({ due }: { due: Due }) {
  const { t } = useLingui();
  const money = useMoney();
  // Nothing is owed, or the date cannot be parsed.
  if (due.amount === null || due.dueIn === null || due.sum === 0n) return null;
  const amount = money(due.amount);
  const date = due.day;
  return (
    <ReadAloud
      text={
        due.dueIn < 0
          ? t({ message: `You have to pay ${amount}. It was due on ${date}.`, comment: 'Read aloud by the phone' })
          : t({ message: `You have to pay ${amount} by ${date}.`, comment: 'Read aloud by the phone' })
      }
    />
  );
}

function Folds({ orderKey, loan, due, isStored, isAwaited, mayBeGone }: Props & { mayBeGone: boolean }) {
  const { t } = useLingui();
  const { api } = useServices();
  const [isWanted, setIsWanted] = useState(mayBeGone);
  const lastPlan = usePersistedQuery({ ...installmentPlanQuery(api, orderKey), enabled: isWanted });
  const plan = isStored ? lastPlan : freshOnly(lastPlan);
  if (mayBeGone && !plan.data) return null;
  /** An accordion with content from the payment plan, which is fetched when a person unfolds it. */
  const fold = (name: string, summary: ReactNode, content: (read: LoanRead) => ReactNode) => (
    <Accordion name={name} summary={summary} onOpen={() => setIsWanted(true)}>
      {() => (
        <PlanView orderKey={orderKey} loan={loan} query={plan} skeleton={<PlanSkeleton />}>
          {/* A plan without rows says nothing, not that nothing is owed. */}
          {(read) =>
            name === 'cost' || read.account.plan.payments.length > 0 ? (
              content(read)
            ) : (
              <p>{t`There is no payment plan for this loan here.`}</p>
            )
          }
        </PlanView>
      )}
    </Accordion>
  );

  return (
    <Card title={t`About this loan`}>
      {!isStored && !isAwaited && <AmountAloud due={due} />}
      {fold(
        'ledger',
        <Trans comment="Heading: what was borrowed, paid, and is still owed">How the amount adds up</Trans>,
        ({ account }) => (
          <LedgerView account={account} />
        ),
      )}
      {fold('cost', <Trans>What this loan costs</Trans>, (read) => (
        <LoanCost read={read} order={orderKey.orderId} isStored={isStored} />
      ))}
      {fold(
        'plan',
        <Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>,
        ({ account: { plan: shown, name }, asRead }) => (
          <ScheduleView plan={shown} paper={asRead.plan} name={name} order={orderKey.orderId} />
        ),
      )}
      {orderStatusRule(loan.orderStatus).action === 'repay' &&
        fold(
          'what-if',
          <Trans comment="Heading of a comparison: what if one pays now, all at once, later, or late">
            What if …?
          </Trans>,
          ({ account }) => <WhatIf orderKey={orderKey} loan={loan} plan={account.plan} />,
        )}
    </Card>
  );
}
