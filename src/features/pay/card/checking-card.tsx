import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { Payment, Stage } from '@/domain/payments/payment';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Rows } from '@/ui/rows';
import { HelpButton } from '@/ui/state-views';
import { useWrite } from '@/ui/use-write';
import { useLookTime, useUnclearWords } from '../payments/payment-words';
import type { OrderPayments } from '../payments/use-payments';
import { giveUpOtherWay } from './pay';
import { usePaymentRows } from './payment-rows';
import { usePayNeeds } from './use-card-payment';
import styles from './card.module.css';

/** A payment under way in words, with a warning what not to do. */
function useStageWords(stage: Stage): { title: string; text: string } {
  const { t } = useLingui();
  const words: Partial<Record<Stage, { title: string; text: string }>> = {
    accepted: {
      title: t`We have your payment request`,
      text: t`It is being booked to your loan. This usually takes a moment; please do not pay again.`,
    },
    away: {
      title: t`Did you finish paying?`,
      text: t`We are checking whether the money has arrived. If you have paid, please wait and do not pay again.`,
    },
    unknown: {
      title: t`We do not know yet whether your payment went through`,
      text: t`We are checking whether your payment arrived. Please do not pay again until we know.`,
    },
  };
  return (
    words[stage] ?? {
      title: t`A payment is under way`,
      text: t`It was started in another window or just before this page was opened. We are checking how it ends.`,
    }
  );
}

type Props = { payments: OrderPayments; payment: Payment };

/** A payment with an unknown outcome, and the result of the last check (decision 12, unknown payment). */
export function CheckingCard({ payments, payment }: Props) {
  const { title, text } = useStageWords(payment.stage);
  const rows = usePaymentRows(payment);
  const needs = usePayNeeds();
  // A loan that cannot be read leaves the payment as it is.
  const { send, isSending } = useWrite('not-paid', () => giveUpOtherWay(needs, payments.order, payment));
  const heading = useRef<HTMLHeadingElement>(null);

  // The card replaces a longer page, so the focused element and the scroll position are lost.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Card tone="float">
      <div className={cx('row', styles.head)}>
        <span className="spinner" aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1} className="grow">
          {title}
        </h2>
      </div>
      <p>{text}</p>
      <output className={styles.found}>
        <LastCheckText payments={payments} payment={payment} />
      </output>
      <Rows rows={rows} />
      <div className={styles.actions}>
        <Button variant="secondary" block onClick={payments.checkAgain}>
          <Trans comment="Button: asks the server again whether a payment has arrived">Check again now</Trans>
        </Button>
        {/* Only the person knows what happened on the cashier's page. */}
        {payment.stage === 'away' && (
          <Button variant="quiet" block busy={isSending} onClick={() => send()}>
            <Trans comment="Button: the person left the payment page without paying">I have not paid</Trans>
          </Button>
        )}
        <SeeLoanButton variant="quiet" orderKey={payments.order} />
        <HelpButton />
      </div>
    </Card>
  );
}

/** Opens the page of the loan; the page that it is on stays behind it. */
export function SeeLoanButton({ variant, orderKey }: { variant: 'primary' | 'quiet'; orderKey: OrderKey }) {
  const navigate = useNavigate();
  return (
    <Button variant={variant} block onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
      <Trans comment="Button: to the page of the loan">See my loan</Trans>
    </Button>
  );
}

function LastCheckText({ payments: { book, checkError, isChecking }, payment }: Props): ReactNode {
  const { t } = useLingui();
  const time = useLookTime(payment, book);
  const unclearWords = useUnclearWords();
  if (checkError && !isChecking) return t`We cannot read your loan at the moment. We keep trying.`;
  if (payment.found) return unclearWords(payment);
  if (time === '') return t`Checking your loan…`;
  return t`Your loan does not show it yet (${time}). We keep checking.`;
}
