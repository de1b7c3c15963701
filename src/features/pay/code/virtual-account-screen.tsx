import { msg, Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMarket } from '@/platform/i18n/market';
import { type ClosedWay, useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { lazyComponent } from '@/ui/lazy-component';
import { CallRow, LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { LoanButton } from '../loan-button';
import { ClaimedNotice, useClaimedWords } from '../paid-before';
import { usePaidNote } from '../queries';
import type { PaymentCode } from '../records/payment-codes';
import { useWayText } from '../ways/ways';
import { ArrivalCard, useArrival } from './arrival';
import { CodeCard, CodeDetails } from './code-card';
import { CodeRestSkeleton, CodeSkeleton } from './code-frame';
import { ClosedWayNotice, CodeNotices } from './code-notices';
import { useDeadline } from './deadline';
import { PaySteps } from './pay-steps';
import { choiceConfirmedBy, counterType, namedInputs, type PaymentChoice } from './payment-choice';
import { reasonNotToAsk, type ReasonNotToAsk, virtualAccountQuery } from './queries';
import { loanDueOf } from './saved-codes';
import { type LoanNow, type ShownCode, useLoanNow, usePaymentCode } from './use-payment-code';

const PaidDialog = lazyComponent({
  load: () => import('./paid-dialog').then((module) => module.PaidDialog),
  pending: LoadingDialog,
  failed: LoadingDialog,
});

type CodeRestProps = {
  code: PaymentCode;
  choice: PaymentChoice;
  loan: LoanNow['details'];
  isExpired: boolean;
  onVoucher: () => void;
};

/** Below the card of a code: its details, instructions, and other methods, the voucher, customer service. */
function CodeRest({ code, choice, loan, isExpired, onVoucher }: CodeRestProps) {
  const { t } = useLingui();
  const { onHelp } = usePageChrome();
  const router = useRouter();
  const otherMethod = { to: '/individual', search: namedInputs(choiceConfirmedBy(choice, code)) } as const;
  // The network may be lost when the button in the footer is tapped. Here, because the footer renders before the code.
  PaidDialog.usePreload();
  return (
    <>
      <CodeDetails code={code} choice={choice} loan={loan} />
      {!isExpired && <PaySteps key={code.vcode} code={code} method={choice.method} />}
      <Card title={t`Other options`}>
        <LinkRow
          icon="refresh"
          href={router.buildLocation(otherMethod).publicHref}
          onClick={() => void router.navigate(otherMethod)}
        >
          <Trans>Change payment method</Trans>
        </LinkRow>
        {code.payType === counterType && !isExpired && (
          <LinkRow icon="receipt" onClick={onVoucher}>{t`Show as voucher`}</LinkRow>
        )}
        <CallRow telephone={code.telephone} />
        <LinkRow icon="chat" onClick={onHelp}>{t`Problem with this payment?`}</LinkRow>
      </Card>
    </>
  );
}

/** In the footer of a stored code while the server is asked. */
const asksServer = msg({
  message: 'Asking our server whether this code still holds. Please wait before you pay.',
  comment: 'Below a payment code that was kept on the phone, while it is checked',
});

/** Longest time that a code waits for the state of its loan, because a borrower at a counter cannot wait longer. */
const longestAskMs = 3_000;

/** When the page requests the code: after loan and phone have answered, or the longest wait. `reason`: why not yet. */
function useBeforeCode(choice: PaymentChoice, { details, isAsking }: LoanNow, isClosed: boolean) {
  const note = usePaidNote(choice.orderId);
  const [isWanted, setIsWanted] = useState(false);
  const reason = reasonNotToAsk(choice, details, isClosed, note);
  const isPending = isAsking || note === undefined;
  if (!isPending && !reason && !isWanted) setIsWanted(true);

  useEffect(() => {
    if (!isPending || reason) return undefined;
    const timer = setTimeout(() => setIsWanted(true), longestAskMs);
    return () => clearTimeout(timer);
  }, [isPending, reason]);

  return { isWanted, want: () => setIsWanted(true), reason: isWanted ? null : reason, note };
}

/** Pay at a bank, a counter, or in a further way (specification section 2; decision 91, further ways). */
export function VirtualAccountScreen({ choice }: { choice: PaymentChoice }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const orderKey = { productId: choice.productId, orderId: choice.orderId };
  const now = useLoanNow(orderKey);
  const closedWay = useClosedWays()(choice.payCode);
  const { isWanted, want, reason, note } = useBeforeCode(choice, now, closedWay !== null);
  const query = usePaymentCode(choice, isWanted, now);
  const { data, error, isFetching, refetch } = query;
  const code = data?.code;
  const stored = reason ? undefined : query.stale;
  const deadline = useDeadline(code);
  const isPayable = !reason && data !== undefined && !stored && !deadline.expired;
  const arrival = useArrival(isPayable, orderKey, code);
  const [asking, setAsking] = useState(false);
  const title = useWayText('title', code?.payType ?? choice.payType, code?.groupName);
  const { utcOffset } = useMarket();
  const due = code ? loanDueOf(code, now.details, utcOffset) : null;

  function openVoucher({ code: shown, savedBecause }: ShownCode) {
    const voucher = choiceConfirmedBy(choice, shown);
    // The voucher shows this code instead of requesting another.
    if (!savedBecause) queryClient.setQueryData(virtualAccountQuery(services, voucher).queryKey, shown);
    void navigate({ to: '/dragonpayPaymentInstructions', search: namedInputs(voucher) });
  }

  return (
    <PageShell
      title={title}
      tone={(data ?? !error) ? 'brand' : 'plain'}
      stale={stored}
      asking={asksServer}
      footer={
        arrival || reason ? null : data ? (
          <Footer
            expired={deadline.expired}
            hasClaimed={note?.isUnread === false}
            renewing={isFetching}
            onRenew={() => void refetch()}
            onPaid={() => setAsking(true)}
          />
        ) : (
          !error && <Skeleton height={52} radius={14} />
        )
      }
    >
      {reason ? (
        <NoCodeYet reason={reason} choice={choice} closedWay={closedWay} onShow={want} />
      ) : (
        <QueryView query={query} skeleton={<CodeSkeleton />}>
          {(shown) =>
            arrival ? (
              <ArrivalCard orderKey={orderKey} outcome={arrival} />
            ) : (
              <>
                <ClaimedNotice orderId={choice.orderId} />
                {closedWay && <ClosedWayNotice words={closedWay} />}
                <CodeNotices shown={shown} choice={choice} retrying={isFetching} onRetry={() => void refetch()} />
                <CodeCard
                  orderKey={orderKey}
                  code={shown.code}
                  deadline={deadline}
                  due={due}
                  isAsked={stored !== undefined}
                />
                {stored ? (
                  <CodeRestSkeleton />
                ) : (
                  <CodeRest
                    code={shown.code}
                    choice={choice}
                    loan={now.details}
                    isExpired={deadline.expired}
                    onVoucher={() => openVoucher(shown)}
                  />
                )}
              </>
            )
          }
        </QueryView>
      )}
      {asking && <PaidDialog onClose={() => setAsking(false)} choice={choice} code={code} />}
    </PageShell>
  );
}

type NoCodeYetProps = {
  reason: ReasonNotToAsk;
  choice: PaymentChoice;
  closedWay: ClosedWay | null;
  onShow: () => void;
};

/** In place of a code that may not be needed: the reason, the better action, and a button that shows the code. */
function NoCodeYet({ reason, choice, closedWay, onShow }: NoCodeYetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const claimed = useClaimedWords(choice.orderId);
  const title = {
    settled: t`Nothing to pay`,
    closed: t`This way of paying is closed for now`,
    claimed: t`We are looking for your payment`,
  }[reason];
  const text = {
    settled: t`Our server says that nothing is owed on this loan now. Please do not pay twice.`,
    closed: closedWay && <span lang={closedWay.lang}>{closedWay.text}</span>,
    claimed,
  }[reason];
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <div className="stack">
          {reason === 'closed' ? (
            <Button block onClick={() => void navigate({ to: '/individual', search: namedInputs(choice) })}>
              <Trans>Change payment method</Trans>
            </Button>
          ) : (
            <LoanButton order={choice} />
          )}
          <Button block variant="quiet" onClick={onShow}>
            {reason === 'settled' ? (
              <Trans comment="Button: asks for a payment code although the loan owes nothing">
                Get a code all the same
              </Trans>
            ) : (
              <Trans comment="Button: shows a payment code although there is a reason not to pay now">
                Show the code all the same
              </Trans>
            )}
          </Button>
        </div>
      }
    />
  );
}

type FooterProps = {
  expired: boolean;
  /** The person has claimed the payment, so no action here is the primary one. */
  hasClaimed: boolean;
  renewing: boolean;
  onRenew: () => void;
  onPaid: () => void;
};

/** Paying is the primary action; after the code has expired, a new code is. */
function Footer({ expired, hasClaimed, renewing, onRenew, onPaid }: FooterProps) {
  const { t } = useLingui();
  return (
    <>
      {expired && (
        <Button block busy={renewing} busyLabel={t`Getting a new code…`} onClick={onRenew}>{t`Get a new code`}</Button>
      )}
      <Button block variant={expired || hasClaimed ? 'secondary' : 'primary'} onClick={onPaid}>
        <Trans comment="Button below the payment code; tells the lender that the money was sent">I HAVE PAID</Trans>
      </Button>
    </>
  );
}
