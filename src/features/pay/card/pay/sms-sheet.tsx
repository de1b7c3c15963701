import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import { readShownAmount } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { BottomSheet } from '@/ui/dialog';
import { LongText } from '@/ui/long-text';
import { SendCodeButton } from '@/ui/send-code-button';
import { cardName, type PaymentAttempt } from '../../records/card-payments';
import { isWrongCode } from '../attempt/payment';
import { ProblemNotice } from './problem-notice';
import type { PaymentSteps } from './use-payment-steps';

/** Codes have six digits, of some banks eight (specification section 5, decision 11, SMS codes). */
const minCodeLength = 6;
const maxCodeLength = 8;
const isCode = (code: string) => code.length >= minCodeLength;

type Props = { payment: PaymentSteps; attempt: PaymentAttempt };

/** The SMS code step (specification section 4). Only its buttons close it, so that a slip does not end a payment. */
export function SmsSheet({ payment: { state, canResend, wait, ...steps }, attempt }: Props) {
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
