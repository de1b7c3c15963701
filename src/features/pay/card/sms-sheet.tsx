import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { Payment } from '@/domain/payments/payment';
import { cardName, handedOver } from '@/domain/payments/payment-facts';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { BottomSheet } from '@/ui/dialog';
import { LongText } from '@/ui/long-text';
import { SendCodeButton, type useResendWait } from '@/ui/send-code-button';
import { useToast } from '@/ui/toast';
import { onSubmit, useForm } from '@/ui/use-form';
import { cancelCode, confirmCode, resendCode, tokenOf } from './pay';
import { ProblemNotice } from './problem-notice';
import { isWrongCode } from './step';
import { type CardPayment, usePayNeeds } from './use-card-payment';

/** Codes have six digits, of some banks eight (specification section 5, decision 11, SMS codes). */
const minCodeLength = 6;
const maxCodeLength = 8;

/** `payment`: it waits for its code. */
type Props = { payment: Payment; page: CardPayment; wait: ReturnType<typeof useResendWait> };

/** The SMS code step (specification section 4). Only its buttons close it, so that a slip does not end a payment. */
export function SmsSheet({ payment, page, wait }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const needs = usePayNeeds();
  const { busy, problem, run } = page;
  const { order } = page.payments;
  const way = page.query.data;
  const { show } = useToast();
  const sum = money(handedOver(payment));
  const card = payment.card ? cardName(payment.card) : '';
  const payingCard = way?.bankCards.find(({ id }) => id === payment.card?.cardId);
  const token = way ? tokenOf(payment, way.repayToken) : null;
  const mayResend = payingCard !== undefined && token !== null;
  const isLoading = page.query.isPending;
  const isWrong = problem !== null && isWrongCode(problem.error);
  const [code, setCode] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  const form = useForm({ code: code.length < minCodeLength ? t`Please enter a valid verification code` : null });

  function confirm(): void {
    setHasChanged(false);
    if (form.check()) void run('confirm', () => confirmCode(needs, order, payment, code));
  }

  function resend(): void {
    if (!payingCard || token === null) return;
    void run('resend', async () => {
      const failed = await resendCode(needs, order, payment, payingCard, token);
      // A message may arrive although the answer was lost.
      if (!failed || failed.isUnknown) wait.start();
      return failed;
    });
  }

  const giveUp = () =>
    void run('cancel', async () => {
      const ended = await cancelCode(needs, payment);
      if (ended?.stage === 'cancelled') show(t`Payment cancelled. Nothing was paid.`);
      return null;
    });

  return (
    <BottomSheet
      open
      dismissible={false}
      onClose={giveUp}
      title={t`Enter the SMS code`}
      actions={
        <>
          <Button variant="quiet" block disabled={busy !== null} onClick={giveUp}>
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
        <LongText
          text={t`The code was sent to the mobile number registered with your bank. It pays ${sum} from ${card}.`}
        />
      </p>
      {problem && !isWrong && <ProblemNotice problem={problem} />}
      <form noValidate onSubmit={onSubmit(confirm)}>
        <CodeField
          label={t`Verification code`}
          inputRef={form.field('code')}
          value={code}
          maxLength={maxCodeLength}
          onChange={(next) => {
            setCode(next);
            setHasChanged(true);
          }}
          hint={mayResend || isLoading ? undefined : t`For another code, cancel this payment and pay again.`}
          error={form.problem('code') ?? (isWrong && !hasChanged ? t`Wrong verification code` : null)}
          trailing={
            (mayResend || isLoading) && (
              <SendCodeButton
                wait={wait}
                label={t`Send again`}
                busy={isLoading || busy === 'resend'}
                onSend={(mayStart) => mayStart && resend()}
              />
            )
          }
        />
      </form>
    </BottomSheet>
  );
}
