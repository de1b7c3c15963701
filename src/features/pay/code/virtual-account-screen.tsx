import { msg, Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '@/services/services';
import { useClosedWays } from '@/services/switches/use-closed-ways';
import type { PaymentCode } from '@/storage/records/payment-codes';
import { Button } from '@/ui/button';
import { CallRow } from '@/ui/call-row';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { ClaimedNotice } from '../paid-before';
import { useWayWords } from '../ways/use-way-words';
import { ArrivalCard } from './arrival-card';
import { ClosedWayNotice, ClosedWayState } from './closed-way';
import { CodeCard } from './code-card';
import { choiceAskedFor, choiceConfirmedBy } from './code-choice';
import { CodeDetails } from './code-details';
import { CodeNotices } from './code-notices';
import type { KnownLoan } from './code-receipts';
import { CodeRestSkeleton, CodeSkeleton } from './code-skeleton';
import { PaidDialog } from './paid-dialog';
import { PaySteps } from './pay-steps';
import type { PaymentChoice } from './payment-choice';
import { shownCodeKey, virtualAccountQuery } from './queries';
import { isPaidBack } from './saved-codes';
import { useArrival, type LoanSource } from './use-arrival';
import { useArrivalReceipt } from './use-arrival-receipt';
import { useDeadline } from './use-deadline';
import { useLoanDue } from './use-loan-due';
import { usePaymentCode, type LoanNow, type ShownCode } from './use-payment-code';

type CodeActionsProps = {
  code: PaymentCode;
  /** Address of the page where another method is chosen. */
  methodHref: string;
  onChangeMethod: () => void;
  /** Absent where there is no voucher to show. */
  onVoucher?: (() => void) | undefined;
  onHelp: () => void;
};

/** Other ways on: another method, the voucher, the telephone, customer service. */
function CodeActions({ code: { telephone }, methodHref, onChangeMethod, onVoucher, onHelp }: CodeActionsProps) {
  const { t } = useLingui();

  return (
    <Card title={t`Other options`}>
      <LinkRow icon="refresh" href={methodHref} onClick={onChangeMethod}>
        <Trans>Change payment method</Trans>
      </LinkRow>
      {onVoucher && (
        <LinkRow icon="receipt" onClick={onVoucher}>
          <Trans>Show as voucher</Trans>
        </LinkRow>
      )}
      <CallRow telephone={telephone} />
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Problem with this payment?</Trans>
      </LinkRow>
    </Card>
  );
}

/** What a kept code waits for, in its footer. */
const asksServer = msg({
  message: 'Asking our server whether this code still holds. Please wait before you pay.',
  comment: 'Below a payment code that was kept on the phone, while it is checked',
});

/** So long a code waits for what its loan says: whoever stands at a counter does not wait for more; milliseconds. */
const longestAskMs = 3_000;

/**
 * Whether a code may be made: asking for one makes one, and nobody needs one for a debt that is paid (decision 68, before paying
 * again).
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
    /** Nothing is owed, and nobody has asked for a code all the same. */
    isSettled: isPaid && !isWanted,
  };
}

type Props = {
  choice: PaymentChoice;
  /** Asks for the loan that is paid. */
  loan: LoanSource;
  now: LoanNow;
  /** What is known of the loan already. */
  known: () => KnownLoan;
  /** To the loan, in place of this page. */
  onLoan: () => void;
  /** Address of the page where another method is chosen. */
  methodHref: (choice: PaymentChoice) => string;
  onChangeMethod: (choice: PaymentChoice) => void;
  /** To the same page for another code of the order. */
  onOpenCode: (choice: PaymentChoice) => void;
  onVoucher: (choice: PaymentChoice) => void;
  /** To the same code, large and with bars. */
  onCashier: (code: PaymentCode) => void;
  onHelp: () => void;
};

/** Pay by virtual account, at a counter, or in a further way (specification section 2, /that; decision 14, virtual account; decision 91, further ways). */
export function VirtualAccountScreen({
  choice,
  loan,
  now,
  known,
  onLoan,
  methodHref,
  onChangeMethod,
  onOpenCode,
  onVoucher,
  onCashier,
  onHelp,
}: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const closedWay = useClosedWays()(choice.payCode);
  const { isWanted, want, isSettled } = useBeforeCode(choice, now, closedWay !== null);
  const query = usePaymentCode(choice, isWanted, now);
  const { data, error, isFetching, refetch } = query;
  const isUnasked = closedWay !== null && !isWanted;
  const kept = isUnasked ? undefined : query.kept;
  const deadline = useDeadline(data?.code);
  const isPayable = data !== undefined && !kept && !deadline.expired;
  const arrival = useArrival(isPayable, loan, useArrivalReceipt(choice, data?.code));
  const [asking, setAsking] = useState(false);
  const payType = data?.code.payType ?? choice.payType;
  const isCounter = payType === '2';
  const words = useWayWords()(payType, data?.code.groupName);
  const due = useLoanDue(choice, now.details, data, kept !== undefined);

  function openVoucher({ code, savedBecause }: ShownCode) {
    const voucher = choiceConfirmedBy(choice, code);
    // The voucher shows this very code instead of asking for one more.
    if (!savedBecause) queryClient.setQueryData(virtualAccountQuery(services, voucher).queryKey, code);
    onVoucher(voucher);
  }

  function openCashier(code: PaymentCode) {
    queryClient.setQueryData(shownCodeKey(choice.orderId), code);
    onCashier(code);
  }

  return (
    <PageShell
      title={words.title}
      tone={(data ?? !error) ? 'brand' : 'plain'}
      kept={kept}
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
        <NothingOwed onLoan={onLoan} onPay={want} />
      ) : isUnasked ? (
        <ClosedWayState words={closedWay} onChangeMethod={() => onChangeMethod(choice)} onShow={want} />
      ) : (
        <QueryView query={query} skeleton={<CodeSkeleton />}>
          {(shown) =>
            arrival ? (
              <ArrivalCard outcome={arrival} onLoan={onLoan} />
            ) : (
              <>
                <ClaimedNotice orderId={choice.orderId} />
                {closedWay && <ClosedWayNotice words={closedWay} />}
                <CodeNotices
                  shown={shown}
                  asked={choice.amount}
                  retrying={isFetching}
                  onRetry={() => void refetch()}
                  onOpenNewer={(newer) => onOpenCode(choiceAskedFor(choice, newer))}
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
                      methodHref={methodHref(choiceConfirmedBy(choice, shown.code))}
                      onChangeMethod={() => onChangeMethod(choiceConfirmedBy(choice, shown.code))}
                      onVoucher={isCounter && !deadline.expired ? () => openVoucher(shown) : undefined}
                      onHelp={onHelp}
                    />
                  </>
                )}
              </>
            )
          }
        </QueryView>
      )}
      <PaidDialog
        open={asking}
        onClose={() => setAsking(false)}
        choice={choice}
        code={data?.code}
        known={known}
        onPaid={onLoan}
      />
    </PageShell>
  );
}

/** Nothing is owed on this loan any more: a code is made only for somebody who wants one all the same. */
function NothingOwed({ onLoan, onPay }: { onLoan: () => void; onPay: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing to pay`}
      text={t`Our server says that nothing is owed on this loan now. Please do not pay twice.`}
      action={
        <div className="stack">
          <Button block onClick={onLoan}>
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
