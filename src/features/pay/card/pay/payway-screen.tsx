import { useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { PaywayContent } from './payway-content';
import { SmsSheet } from './sms-sheet';
import { usePaymentSteps } from './use-payment-steps';
import { WayView } from './way-view';

/** The loading page in its final layout: the list of cards. */
function CardsSkeleton() {
  return (
    <SkeletonPage>
      <div className="stack-2" aria-hidden="true">
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
  /** The amount in the address; never shown as the debt. */
  askedAmount: string | undefined;
};

/** Repay by a saved bank card (specification section 2, payway). */
export function PaywayScreen({ orderKey, askedAmount }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const list = useRef<HTMLDivElement>(null);
  const [wantedToPay, setWantedToPay] = useState(false);
  const payment = usePaymentSteps(orderKey);
  const { attempt, busy, chosenCardId } = payment.state;
  const { amount, query, mayPay } = payment;
  const sum = amount === null ? '' : money(amount);
  const closed = useClosedWays();
  const cards = query.data?.bankCards ?? [];
  const chosen = cards.find(({ id, bankCode }) => id === chosenCardId && !closed(bankCode));
  const waitsForCode =
    attempt?.way === 'card' && (attempt.stage === 'code' || (attempt.stage === 'confirming' && busy === 'confirm'));

  function pay(): void {
    setWantedToPay(!chosen);
    if (chosen) {
      void payment.pay(chosen.id);
      return;
    }
    list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }

  return (
    <PageShell
      title={t({ message: 'Repay by card', comment: 'Page title' })}
      tone="brand"
      footer={
        mayPay &&
        cards.length > 0 && (
          <>
            {wantedToPay && !chosen && <Notice kind="error">{t`Please choose a bank card first!`}</Notice>}
            <Button
              block
              busy={busy === 'pay'}
              busyLabel={t`Paying…`}
              disabled={amount === null}
              disabledReason={t`Nothing can be paid without an amount.`}
              onClick={pay}
            >
              {amount === null
                ? t({ message: 'Pay', comment: 'Button: pays by card' })
                : t({ message: `Pay ${sum}`, comment: 'Button: pays this amount by card' })}
            </Button>
          </>
        )
      }
    >
      <WayView payment={payment} skeleton={<CardsSkeleton />}>
        {(way) => (
          <PaywayContent
            payment={payment}
            way={way}
            askedAmount={askedAmount}
            chosenCardId={chosen?.id ?? null}
            listRef={list}
          />
        )}
      </WayView>
      {waitsForCode && <SmsSheet key={attempt.startedAt} payment={payment} attempt={attempt} />}
    </PageShell>
  );
}
