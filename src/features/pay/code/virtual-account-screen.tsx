import { msg, Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CallRow, LinkRow } from '@/ui/link-row';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { cashierInputs } from '../cashier/cashier-choice';
import { ClaimedNotice } from '../paid-before';
import type { PaymentCode } from '../records/payment-codes';
import { useWayWords } from '../ways/ways';
import { ArrivalCard, useArrival, useArrivalReceipt } from './arrival';
import { CodeCard, CodeDetails } from './code-card';
import { CodeRestSkeleton, CodeSkeleton } from './code-frame';
import { ClosedWayNotice, ClosedWayState, CodeNotices } from './code-notices';
import { useDeadline } from './deadline';
import { PaidDialog } from './paid-dialog';
import { PaySteps } from './pay-steps';
import { choiceAskedFor, choiceConfirmedBy, namedInputs, type PaymentChoice } from './payment-choice';
import { shownCodeKey, virtualAccountQuery } from './queries';
import { isPaidBack } from './saved-codes';
import { type LoanNow, type ShownCode, useLoanDue, useLoanNow, usePaymentCode } from './use-payment-code';

type CodeActionsProps = {
  code: PaymentCode;
  choice: PaymentChoice;
  /** Absent where there is no voucher to show. */
  onVoucher?: (() => void) | undefined;
};

/** Other ways on: another method, the voucher, the telephone, customer service. */
function CodeActions({ code, choice, onVoucher }: CodeActionsProps) {
  const { t } = useLingui();
  const { onHelp } = usePageChrome();
  const router = useRouter();
  const otherMethod = { to: '/individual', search: namedInputs(choiceConfirmedBy(choice, code)) } as const;
  return (
    <Card title={t`Other options`}>
      <LinkRow
        icon="refresh"
        href={router.buildLocation(otherMethod).publicHref}
        onClick={() => void router.navigate(otherMethod)}
      >
        <Trans>Change payment method</Trans>
      </LinkRow>
      {onVoucher && (
        <LinkRow icon="receipt" onClick={onVoucher}>
          <Trans>Show as voucher</Trans>
        </LinkRow>
      )}
      <CallRow telephone={code.telephone} />
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Problem with this payment?</Trans>
      </LinkRow>
    </Card>
  );
}

/** What a saved code waits for, in its footer. */
const asksServer = msg({
  message: 'Asking our server whether this code still holds. Please wait before you pay.',
  comment: 'Below a payment code that was kept on the phone, while it is checked',
});

/** How long a code waits for the state of its loan: a borrower at a counter cannot wait longer; milliseconds. */
const longestAskMs = 3_000;

/**
 * Whether a code may be made: asking for one makes one, and no one needs one for a debt that is paid (decision
 * 68, before paying again).
 * @param isClosed whether the operator has closed this way of paying: then a person asks, not the page
 */
function useBeforeCode(choice: PaymentChoice, { details, isAsking }: LoanNow, isClosed: boolean) {
  const [isWanted, setIsWanted] = useState(false);
  const isPaid = isPaidBack(choice, details);
  if (!isAsking && !isPaid && !isClosed && !isWanted) setIsWanted(true);

  useEffect(() => {
    if (!isAsking || isClosed) return undefined;
    const timer = setTimeout(() => setIsWanted(true), longestAskMs);
    return () => clearTimeout(timer);
  }, [isAsking, isClosed]);

  return {
    isWanted,
    want: () => setIsWanted(true),
    /** Nothing is owed, and the borrower has not asked for a code all the same. */
    isSettled: isPaid && !isWanted,
  };
}

/**
 * Pay by virtual account, at a counter, or in a further way (specification section 2, /that; decision 14, virtual
 * account; decision 91, further ways).
 */
export function VirtualAccountScreen({ choice }: { choice: PaymentChoice }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const orderKey = { productId: choice.productId, orderId: choice.orderId };
  const now = useLoanNow(orderKey);
  const closedWay = useClosedWays()(choice.payCode);
  const { isWanted, want, isSettled } = useBeforeCode(choice, now, closedWay !== null);
  const query = usePaymentCode(choice, isWanted, now);
  const { data, error, isFetching, refetch } = query;
  const isUnasked = closedWay !== null && !isWanted;
  const kept = isUnasked ? undefined : query.stale;
  const deadline = useDeadline(data?.code);
  const isPayable = data !== undefined && !kept && !deadline.expired;
  const arrival = useArrival(isPayable, orderKey, useArrivalReceipt(choice, data?.code));
  const [asking, setAsking] = useState(false);
  const payType = data?.code.payType ?? choice.payType;
  const isCounter = payType === '2';
  const words = useWayWords()(payType, data?.code.groupName);
  const due = useLoanDue(choice, now.details, data, kept !== undefined);

  function openVoucher({ code, savedBecause }: ShownCode) {
    const voucher = choiceConfirmedBy(choice, code);
    // The voucher shows this very code instead of asking for one more.
    if (!savedBecause) queryClient.setQueryData(virtualAccountQuery(services, voucher).queryKey, code);
    void navigate({ to: '/dragonpayPaymentInstructions', search: namedInputs(voucher) });
  }

  function openCashier(code: PaymentCode) {
    queryClient.setQueryData(shownCodeKey(choice.orderId), code);
    void navigate({ to: '/cashier', search: cashierInputs(orderKey, code) });
  }

  return (
    <PageShell
      title={words.title}
      tone={(data ?? !error) ? 'brand' : 'plain'}
      stale={kept}
      asking={asksServer}
      footer={
        arrival || isSettled || isUnasked ? null : data ? (
          <Footer
            expired={deadline.expired}
            renewing={isFetching}
            onRenew={() => void refetch()}
            onPaid={() => setAsking(true)}
          />
        ) : (
          !error && <Skeleton height={52} radius={14} />
        )
      }
    >
      {isSettled ? (
        <NothingOwed orderKey={orderKey} onPay={want} />
      ) : isUnasked ? (
        <ClosedWayState words={closedWay} choice={choice} onShow={want} />
      ) : (
        <QueryView query={query} skeleton={<CodeSkeleton />}>
          {(shown) =>
            arrival ? (
              <ArrivalCard orderKey={orderKey} outcome={arrival} />
            ) : (
              <>
                <ClaimedNotice orderId={choice.orderId} />
                {closedWay && <ClosedWayNotice words={closedWay} />}
                <CodeNotices
                  shown={shown}
                  asked={choice.amount}
                  retrying={isFetching}
                  onRetry={() => void refetch()}
                  onOpenNewer={(newer) =>
                    void navigate({ to: '/that', search: namedInputs(choiceAskedFor(choice, newer)) })
                  }
                />
                <CodeCard
                  code={shown.code}
                  deadline={deadline}
                  due={due}
                  isAsked={kept !== undefined}
                  onCashier={isCounter ? () => openCashier(shown.code) : undefined}
                />
                {kept ? (
                  <CodeRestSkeleton />
                ) : (
                  <>
                    <CodeDetails code={shown.code} orderId={choice.orderId} />
                    {!deadline.expired && <PaySteps key={shown.code.vcode} code={shown.code} method={choice.method} />}
                    <CodeActions
                      code={shown.code}
                      choice={choice}
                      onVoucher={isCounter && !deadline.expired ? () => openVoucher(shown) : undefined}
                    />
                  </>
                )}
              </>
            )
          }
        </QueryView>
      )}
      <PaidDialog open={asking} onClose={() => setAsking(false)} choice={choice} code={data?.code} />
    </PageShell>
  );
}

/** Nothing is owed on this loan any more: a code is made only for somebody who wants one all the same. */
function NothingOwed({ orderKey, onPay }: { orderKey: OrderKey; onPay: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t`Nothing to pay`}
      text={t`Our server says that nothing is owed on this loan now. Please do not pay twice.`}
      action={
        <div className="stack">
          <Button block onClick={() => void navigate({ to: '/loanDetails', search: orderKey, replace: true })}>
            <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
          </Button>
          <Button block variant="quiet" onClick={onPay}>
            <Trans comment="Button: asks for a payment code although the loan owes nothing">
              Get a code all the same
            </Trans>
          </Button>
        </div>
      }
    />
  );
}

type FooterProps = { expired: boolean; renewing: boolean; onRenew: () => void; onPaid: () => void };

/** Paying is the one thing to do here; once the code has expired, getting a new one is. */
function Footer({ expired, renewing, onRenew, onPaid }: FooterProps) {
  const { t } = useLingui();
  return (
    <>
      {expired && (
        <Button block busy={renewing} busyLabel={t`Getting a new code…`} onClick={onRenew}>
          <Trans>Get a new code</Trans>
        </Button>
      )}
      <Button block variant={expired ? 'secondary' : 'primary'} onClick={onPaid}>
        <Trans comment="Button below the payment code; tells the lender that the money was sent">I HAVE PAID</Trans>
      </Button>
    </>
  );
}
