import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { millisecondsInHour } from 'date-fns/constants';
import { useRef, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useMoney } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { giveUpOtherWay, tokenOf } from '../attempt/pay';
import { CheckingCard, UnreadCard, useOutcome } from '../outcome';
import { repaymentWayQuery } from '../queries';
import { usePaymentDeps, usePayway } from '../use-payway';
import { dueAmount, hasChanged } from './due-card';
import { PaywayContent } from './payway-content';
import { SmsSheet } from './sms-sheet';
import { useCardPayment } from './use-card-payment';
import { useProblemWords } from './use-problem-words';
import { WayView } from './way-view';
import styles from '../card.module.css';

/** The page before its data, in its final layout: the list of cards. */
function CardsSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles['cards']} aria-hidden="true">
        <Skeleton height={24} width="40%" />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
      </div>
    </SkeletonPage>
  );
}

type Props = {
  orderKey: OrderKey;
  /** Sum that the address names; never shown as the debt. */
  askedAmount: string | undefined;
};

/** How long a payment that came to nothing is mentioned, milliseconds. */
const recent = millisecondsInHour;

/** Repay by a saved bank card (specification section 2, payway). */
export function PaywayScreen({ orderKey, askedAmount }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const loan = useQuery(loanDetailsQuery(api, orderKey)).data;
  const { show } = useToast();
  const money = useMoney();
  const words = useProblemWords();
  const list = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  const [wantedToPay, setWantedToPay] = useState(false);
  const { payway, state } = usePayway(orderKey.orderId);
  const { attempt, busy, problem, unreadSince } = state;
  const deps = usePaymentDeps(orderKey);
  const query = useQuery(repaymentWayQuery(api, orderKey.orderId));
  const way = query.data;
  const due = dueAmount(way, loan);
  const sum = due === null ? '' : money(due);
  const payment = useCardPayment({ payway, orderKey, deps, way, loan, amount: due, onDone: leave });
  const { isBlocking, checkAgain } = useOutcome(payway, state, deps, leave);
  const closed = useClosedWays();
  const chosen = way?.bankCards.find(({ id, bankCode }) => id === state.chosenCardId && !closed(bankCode));
  const waitsForCode =
    attempt?.way === 'card' && (attempt.stage === 'code' || (attempt.stage === 'confirming' && busy === 'confirm'));

  /** The answer of the payment and the look at the loan may both say that it is done. */
  function leave(): void {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate({ to: '/borrowDetail', search: orderKey, replace: true });
  }

  function pay(): void {
    setWantedToPay(!chosen);
    if (chosen) {
      void payment.pay(chosen.id);
      return;
    }
    show(t`Please choose a bank card first!`, { kind: 'error' });
    list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }

  return (
    <PageShell
      title={t({ message: 'Repay by card', comment: 'Page title' })}
      tone="brand"
      footer={
        state.isReady &&
        way &&
        way.bankCards.length > 0 &&
        !isBlocking &&
        unreadSince === null && (
          <Button
            block
            busy={busy === 'pay'}
            busyLabel={t`Paying…`}
            disabled={due === null}
            disabledReason={t`Nothing can be paid without an amount.`}
            onClick={pay}
          >
            {due === null ? (
              <Trans comment="Button: pays by card">Pay</Trans>
            ) : (
              <Trans comment="Button: pays this amount by card">Pay {sum}</Trans>
            )}
          </Button>
        )
      }
    >
      {isBlocking && attempt ? (
        <CheckingCard
          orderKey={orderKey}
          attempt={attempt}
          lastLook={state.lastLook}
          onCheckAgain={checkAgain}
          onNotPaid={attempt.stage === 'away' ? () => void giveUpOtherWay(payway, deps) : undefined}
        />
      ) : unreadSince !== null ? (
        <UnreadCard orderKey={orderKey} since={unreadSince} onNotPaid={payway.payAnyway} />
      ) : (
        <WayView query={query} isReady={state.isReady} skeleton={<CardsSkeleton />}>
          {(data) => (
            <PaywayContent
              orderKey={orderKey}
              way={data}
              loan={loan}
              state={state}
              isRecent={attempt !== null && payway.now() - attempt.stageAt < recent}
              amount={due}
              amountHasChanged={hasChanged(askedAmount, due)}
              isMissing={wantedToPay && !chosen}
              listRef={list}
              onChoose={payway.choose}
              onEnterCode={payment.enterCodeAgain}
            />
          )}
        </WayView>
      )}
      {waitsForCode && (
        <SmsSheet
          key={attempt.startedAt}
          attempt={attempt}
          busy={busy}
          problem={problem ? words(problem) : null}
          wait={payment.wait}
          canResend={way === undefined || tokenOf(attempt, [state.repayToken, way.repayToken]) !== null}
          onConfirm={(code) => void payment.confirm(code)}
          onResend={() => void payment.resend()}
          onGiveUp={payment.giveUp}
        />
      )}
    </PageShell>
  );
}
