import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { useResendWait } from '@/ui/send-code-button';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { useForm } from '@/ui/use-form';
import { usePaymentQuestion } from '../payments/gate';
import { addedCardKey } from '../records/book';
import { payByCard } from './pay';
import { PaywayContent } from './payway-content';
import { SmsSheet } from './sms-sheet';
import { cardEnd } from './step';
import { useCardPayment, usePayNeeds } from './use-card-payment';
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

/** Repay by a saved bank card (specification section 2, payway). The amount of the address is never shown as debt. */
export function PaywayScreen({ orderKey, askedAmount }: { orderKey: OrderKey; askedAmount: string | undefined }) {
  const { t } = useLingui();
  const money = useMoney();
  const { clock } = useServices();
  const needs = usePayNeeds();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const wait = useResendWait({ storageKey: `card-code:${orderKey.orderId}`, now: clock.now });
  const payment = useCardPayment(orderKey);
  const { payments, given, query, amount, mayPay, tap, busy } = payment;
  const closed = useClosedWays();
  const way = query.data;
  const cards = way?.bankCards ?? [];
  const byCard = payments.book?.payments.filter((one) => one.card !== null) ?? [];
  const added = useQueryClient().getQueryData(addedCardKey(orderKey.orderId));
  const cardId = chosenId ?? cards.find(({ cardNo }) => cardEnd(cardNo) === added)?.id ?? byCard.at(-1)?.card?.cardId;
  const chosen = cards.find(({ id, bankCode }) => id === cardId && !closed(bankCode));
  const withCode = byCard.find(({ stage }) => stage === 'sms' || (stage === 'confirming' && busy === 'confirm'));
  const { ask, question } = usePaymentQuestion(given, payments.unreadSince, () => {
    if (!chosen || !tap) return;
    void payment.run('pay', async () => {
      const problem = await payByCard(needs, tap, chosen);
      if (!problem) wait.start();
      return problem;
    });
  });

  const form = useForm({ card: chosen ? null : t`Please choose a bank card first!` });
  const sum = amount === null ? '' : money(amount);
  return (
    <PageShell
      tone="brand"
      footer={
        (mayPay || busy === 'pay') &&
        cards.length > 0 && (
          <>
            {form.isWrong && <Notice kind="error">{form.problem('card')}</Notice>}
            <Button
              block
              busy={busy === 'pay'}
              busyLabel={t`Paying…`}
              disabled={amount === null}
              disabledReason={t`Nothing can be paid without an amount.`}
              onClick={() => form.check() && ask()}
            >
              {amount === null
                ? t({ message: 'Pay by card', comment: 'Page title' })
                : t({ message: `Pay ${sum}`, comment: 'Button: pays this amount by card' })}
            </Button>
          </>
        )
      }
    >
      <WayView payment={payment} skeleton={<CardsSkeleton />}>
        {(data) => (
          <PaywayContent
            payment={payment}
            way={data}
            askedAmount={askedAmount}
            chosenCardId={chosen?.id ?? null}
            onChoose={setChosenId}
            listRef={form.field('card')}
          />
        )}
      </WayView>
      {withCode && (
        <SmsSheet
          key={withCode.id}
          order={orderKey}
          payment={withCode}
          way={way}
          wait={wait}
          busy={busy}
          problem={payment.problem}
          run={payment.run}
        />
      )}
      {question}
    </PageShell>
  );
}
