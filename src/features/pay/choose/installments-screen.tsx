import { Trans, useLingui } from '@lingui/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { endOf } from '@/domain/amount-due';
import { type Instalment, planOfLoan, waitingPayments } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { useMarket, useMoney, useToday } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { usePrefetch } from '@/platform/query/use-prefetch';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { useTapLock } from '@/ui/use-write';
import { type PaymentGate, PaymentNotices, useLoanNow, usePaymentGate, usePaymentQuestion } from '../payments/gate';
import { useNewFigures, usePayments } from '../payments/use-payments';
import { installmentPlanQuery, useDue } from '../queries';
import { instalmentTitle, periodAmount, summaryTexts, totalTexts } from './plan-texts';
import { PeriodContentSkeleton, type Selection, useSelection, WaitingPeriods } from './waiting-periods';
import styles from './installments.module.css';

/** The purpose of the payment, how much of the loan is paid back (0 to 1, by periods), and the next step. */
function PlanSummary({ fields, paidShare }: { fields: PreviewFields | null; paidShare: number }) {
  const { t } = useLingui();
  return (
    <Card tone="float">
      {/* An empty heading would still be a heading. */}
      <Slot name="product" fields={fields} as={fields ? 'h2' : 'p'} className={styles.product} />
      <Slot name="progress" fields={fields} as="p" className={styles.count} />
      <div className={cx(styles.bar, styles.progress)} aria-hidden="true">
        <span style={{ width: `${paidShare * 100}%` }} />
      </div>
      <p className="hint">{t`Choose what to pay now, then how.`}</p>
    </Card>
  );
}

function PayTotal({ fields }: { fields: PreviewFields | null }) {
  return (
    <p className="ends">
      <Slot name="totalLabel" fields={fields} className={cx('hint', styles.label)} />{' '}
      <Slot name="total" fields={fields} className={styles.sum} />
    </p>
  );
}

/** A loading period: its name, amount and due date, and the place of the amount's parts. */
function PeriodSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.face}>
      <Skeleton height={24} width={24} />
      <div className={cx('grow', styles.waiting)}>
        {children}
        <Skeleton height={8} radius={999} />
        <Skeleton height={13} width="62%" />
        <Skeleton height={13} width="46%" />
      </div>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <SkeletonPage>
      <PlanSummary fields={null} paidShare={0} />
      <div className={styles.title} aria-hidden="true">
        <Skeleton height={20} width="38%" />
      </div>
      <div className={cx('surface', styles.list)} aria-hidden="true">
        <PeriodSkeleton>
          <PeriodContentSkeleton />
        </PeriodSkeleton>
        <PeriodSkeleton>
          <Skeleton height={17} width="100%" />
          <Skeleton height={13} width="44%" />
        </PeriodSkeleton>
      </div>
    </SkeletonPage>
  );
}

/** A screen reader gets a new total after this time, not after every tap of a burst. */
const announceDelayMs = 800;

/** A polite live region for screen readers; the first text is read with the page. */
export function SpokenTotal({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const lastText = useRef(text);

  useEffect(() => {
    if (lastText.current === text) return undefined;
    const timer = setTimeout(() => {
      lastText.current = text;
      setSpoken(text);
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  return <output className="sr-only">{spoken}</output>;
}

type FooterProps = { orderKey: OrderKey; before: PaymentGate; selection: Selection };

/** The sum of the selection, and the button to pay it (specification section 2). */
function PayFooter({ orderKey, before, selection: { count, total } }: FooterProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const fields = totalTexts(count, total, usePreviewContext());
  const once = useTapLock();
  const choice = { to: '/individual', search: { ...orderKey, amount: total.toString(), display: '0' } } as const;
  usePrefetch(() => router.preloadRoute(choice), total > 0n);
  const { ask, question } = usePaymentQuestion(before, () => void once(() => navigate(choice)));
  const sum = fields.total.text;
  const reason = count === 0 ? t`Choose at least one instalment.` : t`There is nothing to pay for this choice.`;

  return (
    <>
      <PayTotal fields={fields} />
      <SpokenTotal text={t`Total: ${sum}`} />
      <Button block disabled={total <= 0n} disabledReason={reason} onClick={ask}>
        <Trans comment="Main button below the amount: pay it now">Pay now</Trans>
      </Button>
      {question}
    </>
  );
}

function PaidPeriods({ periods }: { periods: readonly Instalment[] }) {
  const { i18n } = useLingui();
  const { currency } = useMarket();
  const count = periods.length;
  if (count === 0) return null;
  return (
    <Card>
      <div className={styles.fold}>
        <Accordion
          summary={
            <Trans comment="Title of a folded list: the instalments paid already and their number">
              Paid ({count})
            </Trans>
          }
        >
          <ol className="divided">
            {periods.map((period, index) => (
              <li key={`${period.title}/${String(index)}`} className={styles.paid}>
                <span className="ends">
                  <span>{i18n._(instalmentTitle(period.name))}</span>
                  <span className="tabular">{periodAmount(period, currency)}</span>
                </span>
                <span className="hint">{keepNumbersTogether(period.words.state)}</span>
              </li>
            ))}
          </ol>
        </Accordion>
      </div>
    </Card>
  );
}

type NoInstalmentProps = { isPaidBack: boolean; orderKey: OrderKey; children: ReactNode };

/** A plan without unpaid periods: what the loan itself says. @param children below it, once nothing moves any more */
function NoInstalment({ isPaidBack, orderKey, children }: NoInstalmentProps) {
  const { t } = useLingui();
  const money = useMoney();
  const navigate = useNavigate();
  const { details, isAsking } = useLoanNow(orderKey);
  const due = useDue(details);
  if (!details && isAsking) return <SkeletonPage />;
  const isRepaid = endOf(details) === 'repaid';
  const mayPay = !isRepaid && orderStatusRule(details?.orderStatus ?? '').action === 'repay' && due?.sum !== 0n;
  const amount = due?.sum ? { amount: due.sum.toString() } : {};
  const sum = money(due?.amount ?? '');
  const repaid = isPaidBack
    ? t`Every instalment of this loan is paid. Thank you.`
    : t`No instalment of this loan is waiting to be paid.`;
  const open =
    mayPay && sum !== ''
      ? t`By your loan, ${sum} is due. You can pay it here.`
      : t`Check your loan, or ask customer service whether anything is still owed.`;
  return (
    <>
      <EmptyState
        title={isRepaid ? t`Nothing to pay` : t`There are no instalments for this loan`}
        text={isRepaid ? repaid : open}
        illustration={isRepaid && isPaidBack ? <SuccessArt /> : undefined}
        action={
          <div className="stack">
            {mayPay && (
              <Button block onClick={() => void navigate({ to: '/individual', search: { ...orderKey, ...amount } })}>
                <Trans comment="Main button below the amount: pay it now">Pay now</Trans>
              </Button>
            )}
            <Button block variant="quiet" onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
              <Trans comment="Button: to the page about this loan">See the loan</Trans>
            </Button>
          </div>
        }
      />
      {children}
    </>
  );
}

const none: readonly Instalment[] = [];

/** Choice of the instalments to pay now, with their sum (specification section 2; decision 7, instalment choice). */
export function InstallmentsScreen({ orderKey }: { orderKey: OrderKey }) {
  const { api } = useServices();
  const payments = usePayments(orderKey);
  const before = usePaymentGate(payments, { purpose: 'loan', by: 'code', loan: undefined });
  const query = usePersistedQuery(installmentPlanQuery(api, orderKey));
  useNewFigures(payments, query.refetch);
  const { data, error, stale } = query;
  const { utcOffset } = useMarket();
  const today = useToday();
  const plan = useMemo(() => data && planOfLoan(data, { today, utcOffset }), [data, today, utcOffset]);
  const periods = useMemo(() => (plan ? waitingPayments(plan) : none), [plan]);
  const selection = useSelection(periods);
  // The page has the skeleton's tone while the skeleton is rendered (QueryView).
  const isOver = useDeferredValue(data !== undefined && periods.length === 0);
  const all = plan?.payments ?? none;
  const paid = all.filter(({ state }) => state === 'paid');
  const fields = summaryTexts(data?.productName ?? '', paid.length, all.length, usePreviewContext());

  return (
    <PageShell
      stale={stale}
      tone={isOver || (error && !data) ? 'plain' : 'brand'}
      footer={
        data
          ? periods.length > 0 && <PayFooter orderKey={orderKey} before={before} selection={selection} />
          : !error && (
              <>
                <PayTotal fields={null} />
                <Skeleton height={52} radius={14} />
              </>
            )
      }
    >
      <QueryView query={query} skeleton={<PlanSkeleton />}>
        {({ note }) => {
          const below = (
            <>
              {note !== '' && (
                <Notice kind="info">
                  <LongText text={note} />
                </Notice>
              )}
              <PaidPeriods periods={paid} />
            </>
          );
          return (
            <>
              <PaymentNotices payments={payments} given={before} />
              {periods.length > 0 ? (
                <>
                  <PlanSummary fields={fields} paidShare={paid.length / all.length} />
                  <WaitingPeriods periods={periods} selection={selection} />
                  {below}
                </>
              ) : (
                <NoInstalment orderKey={orderKey} isPaidBack={paid.length > 0}>
                  {below}
                </NoInstalment>
              )}
            </>
          );
        }}
      </QueryView>
    </PageShell>
  );
}
