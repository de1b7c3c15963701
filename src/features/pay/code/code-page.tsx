import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { CodePayment } from '@/domain/payments/payment';
import { Button } from '@/ui/button';
import { RecordsLink } from '@/ui/link-row';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { PaymentNotice } from '../payments/gate';
import { LeftToPay, useGateWords } from '../payments/payment-words';
import { CodeSkeleton } from './code-frame';
import { ClosedWayNotice, CodeNotices } from './code-notices';
import { namedInputs } from './payment-choice';
import type { CodePage, ShownCode, useCodePage } from './use-code-page';

type CodeViewProps = {
  page: ReturnType<typeof useCodePage>;
  children: (shown: ShownCode) => ReactNode;
  /** Below the code or an error.
   */
  below?: ReactNode;
};

/** The code below its warnings; or why there is none yet, or that its money has arrived. */
export function CodeView({ page, children, below }: CodeViewProps) {
  const { choice, query, arrived, reason } = page;
  if (arrived) return <ArrivalCard page={page} payment={arrived} />;
  if (reason) return <NoCodeYet page={page} reason={reason} />;
  return (
    <QueryView query={query} skeleton={<CodeSkeleton />} below={below}>
      {(shown) => (
        <>
          <CodeWarnings page={page} />
          <CodeNotices shown={shown} choice={choice} query={query} />
          {children(shown)}
        </>
      )}
    </QueryView>
  );
}

/** Above a code: what the person has read and confirmed, and that its way is closed. */
export function CodeWarnings({ page: { gate, payments, closedWay } }: { page: CodePage }) {
  return (
    <>
      <PaymentNotice gate={gate} unreadSince={payments.unreadSince} />
      {closedWay && <ClosedWayNotice words={closedWay} />}
    </>
  );
}

/** Focuses the title in place of a code that was on screen: its focused element is gone. A screen reader says it. */
function useTitleFocus(wasShown: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasShown) title.current?.focus();
  }, [wasShown]);
  return title;
}

/** In place of a code whose money has arrived, so that no one pays it twice (decision 56, cashier). */
export function ArrivalCard({ page: { orderKey, payments }, payment }: { page: CodePage; payment: CodePayment }) {
  const { t } = useLingui();
  const titleRef = useTitleFocus(true);
  const { isTold } = payment;
  const tell = useEffectEvent(() => payments.tell([payment]));
  useEffect(() => {
    if (!isTold) tell();
  }, [isTold]);

  return (
    <EmptyState
      illustration={<SuccessArt />}
      titleRef={titleRef}
      title={t`Payment received`}
      text={t`Thank you. Please do not pay this code again.`}
      action={
        <div className="stack">
          <LeftToPay book={payments.book} />
          <LoanButton order={orderKey} />
          <RecordsLink orderId={orderKey.orderId} />
        </div>
      }
    />
  );
}

type NoCodeProps = { page: CodePage; reason: NonNullable<CodePage['reason']> };

/** In place of a code that may not be needed: the reason, the better action, and a button that shows the code. */
export function NoCodeYet({ page: { choice, closedWay, payments, seen, confirm }, reason }: NoCodeProps) {
  const navigate = useNavigate();
  const titleRef = useTitleFocus(seen !== null);
  const { title, text } = useGateWords(payments.unreadSince)(reason);
  return (
    <EmptyState
      titleRef={titleRef}
      title={title}
      text={reason.is === 'not' && closedWay ? <span lang={closedWay.lang}>{closedWay.text}</span> : text}
      action={
        <div className="stack">
          {reason.is === 'not' ? (
            <Button block onClick={() => void navigate({ to: '/individual', search: namedInputs(choice) })}>
              <Trans>Change payment method</Trans>
            </Button>
          ) : (
            <>
              <LoanButton order={choice} />
              <Button block variant="quiet" onClick={confirm}>
                {reason.because === 'settled' || reason.because === 'closed' ? (
                  <Trans comment="Button: asks for a payment code although the loan owes nothing or is closed">
                    Get a code anyway
                  </Trans>
                ) : (
                  <Trans comment="Button: shows a payment code although there is a reason not to pay now">
                    Show the code anyway
                  </Trans>
                )}
              </Button>
            </>
          )}
        </div>
      }
    />
  );
}

/** Replaces a finished page by the page of the loan. */
export function LoanButton({ order: { productId, orderId } }: { order: OrderKey }) {
  const navigate = useNavigate();
  return (
    <Button block onClick={() => void navigate({ to: '/loanDetails', search: { productId, orderId }, replace: true })}>
      <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
    </Button>
  );
}
