import { useLingui, Trans } from '@lingui/macro';
import { useRef, useState } from 'react';
import { readShownAmount } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { BottomSheet } from '@/ui/dialog';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { SendCodeButton } from '@/ui/send-code-button';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { cardName, type PaymentAttempt } from '../../records/card-payments';
import { isWrongCode } from '../attempt/payment';
import { PaywayContent } from './payway-content';
import { ProblemNotice } from './problem-notice';
import { usePaymentSteps, type PaymentSteps } from './use-payment-steps';
import { WayView } from './way-view';

/** Codes have six digits, of some banks eight (specification section 5, decision 11, SMS codes). */
const minCodeLength = 6;
const maxCodeLength = 8;
const isCode = (code: string) => code.length >= minCodeLength;

type SmsSheetProps = { payment: PaymentSteps; attempt: PaymentAttempt };

/** The SMS code step (specification section 4). Only its buttons close it, so that a slip does not end a payment. */
function SmsSheet({ payment: { state, canResend, wait, ...steps }, attempt }: SmsSheetProps) {
  const { t } = useLingui();
  const money = useMoney();
  const sum = money(readShownAmount(attempt.amount));
  const card = cardName(attempt);
  const { busy, problem } = state;
  const isWrong = problem !== null && isWrongCode(problem.error);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wasTooShort, setWasTooShort] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const isTooShort = wasTooShort && !isCode(code);
  const fieldError = isTooShort
    ? t`Please enter a valid verification code`
    : isWrong && !hasChanged
      ? t`Wrong verification code`
      : null;

  function change(next: string): void {
    setCode(next);
    setHasChanged(true);
  }

  function confirm(): void {
    setWasTooShort(!isCode(code));
    setHasChanged(false);
    if (isCode(code)) void steps.confirm(code);
    else input.current?.focus();
  }

  return (
    <BottomSheet
      open
      dismissible={false}
      onClose={steps.giveUp}
      title={t`Enter the SMS code`}
      actions={
        <>
          <Button variant="quiet" block disabled={busy !== null} onClick={steps.giveUp}>
            <Trans comment="Button: ends the payment that waits for an SMS code">Cancel payment</Trans>
          </Button>
          <Button
            block
            disabled={busy !== null && busy !== 'confirm'}
            busy={busy === 'confirm'}
            busyLabel={t`Confirming…`}
            onClick={confirm}
          >
            <Trans comment="Button: sends the SMS code">Confirm</Trans>
          </Button>
        </>
      }
    >
      <p>
        <LongText text={t`The code was sent to the mobile number that your bank has. It pays ${sum} from ${card}.`} />
      </p>
      {problem && !isWrong && <ProblemNotice problem={problem} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <CodeField
          label={t`Verification code`}
          inputRef={input}
          value={code}
          maxLength={maxCodeLength}
          onChange={change}
          hint={canResend ? undefined : t`For another code, cancel this payment and pay again.`}
          error={fieldError}
          trailing={
            canResend && (
              <SendCodeButton
                wait={wait}
                label={t`Send again`}
                busy={busy === 'resend'}
                onSend={(mayStart) => mayStart && void steps.resend()}
              />
            )
          }
        />
      </form>
    </BottomSheet>
  );
}

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
    if (chosen) void payment.pay(chosen.id);
    else list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
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
