import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import type { CodePayment, Payment } from '@/domain/payments/payment';
import { OfflineError } from '@/platform/api/errors';
import { groupInFours } from '@/platform/i18n/figures';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { useArrivedWords } from '../payments/arrived-words';
import { PaymentNotice } from '../payments/gate';
import { LeftToPay } from '../payments/payment-words';
import { useTold } from '../payments/use-payments';
import { CodeSkeleton } from './code-frame';
import { choiceAskedFor, namedInputs } from './payment-choice';
import type { CodePage, ShownCode, useCodePage } from './use-code-page';

type CodeViewProps = {
  page: ReturnType<typeof useCodePage>;
  children: (shown: ShownCode) => ReactNode;
  /** Below the code or an error. */
  below?: ReactNode;
};

/** The code below its warnings; or why there is none yet, or that its money has arrived. */
export function CodeView({ page, children, below }: CodeViewProps) {
  const { query, arrived, reason } = page;
  if (arrived) return <ArrivalCard page={page} payment={arrived} />;
  if (reason) return <NoCodeYet page={page} reason={reason} />;
  return (
    <QueryView query={query} skeleton={<CodeSkeleton />} below={below}>
      {(shown) => (
        <>
          <CodeWarnings page={page} />
          <CodeNotices page={page} shown={shown} />
          {children(shown)}
        </>
      )}
    </QueryView>
  );
}

/** Above a code: what the person has read and confirmed, and that its way is closed. */
export function CodeWarnings({ page }: { page: CodePage }) {
  const { t } = useLingui();
  const { closedWay } = page;
  return (
    <>
      <PaymentNotice given={page} />
      {closedWay && (
        <Notice kind="warning" title={t`This way of paying is closed for now`}>
          <span lang={closedWay.lang}>{closedWay.text}</span>
        </Notice>
      )}
    </>
  );
}

type NoticesProps = { shown: ShownCode } & Pick<CodeViewProps, 'page'>;

/** Warnings before paying with this code: it is a copy, there is a newer one, the amount differs. */
function CodeNotices({ shown: { payment, savedBecause, newer, older }, page }: NoticesProps) {
  const { choice, query, closedWay } = page;
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const navigate = useNavigate();
  const open = (other: CodePayment) => navigate({ to: '/that', search: namedInputs(choiceAskedFor(choice, other)) });
  const time = formatDate(payment.code.savedAt, utcOffset);
  const number = groupInFours(older?.code.number ?? '');
  // The server's amount is the debt; what was asked for is only mentioned. A fee of the way is in neither.
  const [wanted, due] = [parseMinor(payment.asked), parseMinor(payment.off)];
  const [dueText, askedText] = [money(due ?? ''), money(wanted ?? '')];
  return (
    <>
      {savedBecause && (
        <Notice
          kind="warning"
          title={t`Saved on ${time}`}
          retrying={query.isFetching}
          onRetry={closedWay ? undefined : query.refetch}
        >
          {savedBecause instanceof OfflineError ? (
            <Trans>You are offline. This is the copy on your phone.</Trans>
          ) : (
            <Trans>We could not reach the server. This is the copy on your phone.</Trans>
          )}
        </Notice>
      )}
      {newer && <ReplacedNotice newer={newer} onOpen={() => void open(newer)} />}
      {/* This code has replaced it without being asked for: the page was opened again. */}
      {older && (
        <Notice kind="warning" title={t`Your earlier code has expired. This is a new one.`}>
          {t`Please do not pay ${number} any more.`}
        </Notice>
      )}
      {wanted !== null && due !== null && wanted !== due && (
        <Notice kind="info">{t`The amount due is ${dueText} (you chose ${askedText}).`}</Notice>
      )}
    </>
  );
}

/** A newer code of the same order can be paid, so paying this one may be a second payment. */
export function ReplacedNotice({ newer, onOpen }: { newer: CodePayment; onOpen: () => void }) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(newer.code.savedAt, utcOffset);
  return (
    <Notice
      kind="warning"
      title={t`You have a newer code for this loan`}
      action={<Button variant="quiet" onClick={onOpen}>{t`Show the newer code`}</Button>}
    >
      <Trans>You got it on {time}. Use only that one, so that you do not pay twice.</Trans>
    </Notice>
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

/** In place of a code: its money has come, or that of a question, so that no one pays twice (decision 56, cashier). */
export function ArrivalCard({ page: { orderKey, payments, seen }, payment }: { page: CodePage; payment: Payment }) {
  const { t } = useLingui();
  const words = useArrivedWords()(payment);
  const isShown = payment.id === seen;
  const titleRef = useTitleFocus(true);
  useTold(orderKey.orderId, [payment]);

  return (
    <EmptyState
      illustration={<SuccessArt />}
      titleRef={titleRef}
      title={isShown ? t`Payment received` : words.title}
      text={isShown ? t`Thank you. Please do not pay this code again.` : words.text}
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
export function NoCodeYet({ page: { choice, closedWay, seen, confirm }, reason }: NoCodeProps) {
  const titleRef = useTitleFocus(seen !== null);
  return (
    <EmptyState
      titleRef={titleRef}
      title={reason.title}
      text={reason.is === 'not' && closedWay ? <span lang={closedWay.lang}>{closedWay.text}</span> : reason.text}
      action={
        <div className="stack">
          {reason.is === 'not' ? (
            <OtherWaysButton choice={choice} />
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

function OtherWaysButton({ choice }: Pick<CodePage, 'choice'>) {
  const navigate = useNavigate();
  return (
    <Button block onClick={() => void navigate({ to: '/individual', search: namedInputs(choice) })}>
      <Trans>Change payment method</Trans>
    </Button>
  );
}

type NewCodeProps = { page: CodePage; busy?: boolean; onRequest: () => unknown };

/** Below a code that has expired: requests the next one; while its way is closed, leads to the other ways. */
export function NewCodeButton({ page: { choice, closedWay }, busy = false, onRequest }: NewCodeProps) {
  const { t } = useLingui();
  if (closedWay) return <OtherWaysButton choice={choice} />;
  return (
    <Button block busy={busy} busyLabel={t`Getting a new code…`} onClick={() => void onRequest()}>
      <Trans>Get a new code</Trans>
    </Button>
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
