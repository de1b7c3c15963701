import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import { parseMinor } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { CodeField } from '@/ui/code-field/code-field';
import { BottomSheet } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { SendCodeButton } from '@/ui/send-code-button';
import type { ResendWait } from '@/ui/use-resend-wait';
import type { PaymentAttempt } from '../../records/card-payments';
import type { Busy } from '../attempt/payway-store';
import type { ProblemWords } from './use-problem-words';

/** Fewer digits are no code, some banks send eight (specification section 5, decision 11, SMS codes). */
const shortestCode = 6;
const longestCode = 8;
const isCode = (code: string) => code.length >= shortestCode;

type Props = {
  attempt: PaymentAttempt;
  busy: Busy | null;
  /** Of the last try; `field` when the code was wrong. */
  problem: ProblemWords | null;
  wait: ResendWait;
  /**
   * False when the server no longer knows this payment by the token it began with: then it can be
   * cancelled and made again.
   */
  canResend: boolean;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onGiveUp: () => void;
};

/**
 * The SMS code step (specification section 4, repay by card). It closes by its buttons only: a
 * slip must not end a payment.
 */
export function SmsSheet({ attempt, busy, problem, wait, canResend, onConfirm, onResend, onGiveUp }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const sum = money(parseMinor(attempt.amount) ?? attempt.amount);
  const card = `${attempt.bankName} •••• ${attempt.cardEnd}`;
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wasTooShort, setWasTooShort] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const isTooShort = wasTooShort && !isCode(code);
  const fieldError = isTooShort
    ? t`Please enter a valid verification code`
    : problem?.field && !hasChanged
      ? problem.title
      : null;

  function change(next: string): void {
    setCode(next);
    setHasChanged(true);
  }

  function confirm(): void {
    setWasTooShort(!isCode(code));
    setHasChanged(false);
    if (isCode(code)) onConfirm(code);
    else input.current?.focus();
  }

  return (
    <BottomSheet
      open
      dismissible={false}
      onClose={onGiveUp}
      title={t`Enter the SMS code`}
      actions={
        <>
          <Button variant="secondary" disabled={busy !== null} onClick={onGiveUp}>
            <Trans comment="Button: ends the payment that waits for an SMS code">Cancel payment</Trans>
          </Button>
          <Button
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
        <Trans>
          Your bank has sent a code to your phone. It confirms {sum} from {card}.
        </Trans>
      </p>
      {problem && !problem.field && (
        <Notice kind="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
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
          maxLength={longestCode}
          onChange={change}
          hint={canResend ? undefined : t`For another code, cancel this payment and pay again.`}
          error={fieldError}
          trailing={
            canResend && (
              <SendCodeButton
                wait={wait}
                label={t`Send again`}
                busy={busy === 'resend'}
                onSend={(mayStart) => mayStart && onResend()}
              />
            )
          }
        />
      </form>
    </BottomSheet>
  );
}
