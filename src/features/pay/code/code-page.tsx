import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { LoanButton } from '../loan-button';
import { ClaimedNotice, useClaimedWords } from '../paid-before';
import { usePaidNote } from '../queries';
import { ArrivalCard, useArrival } from './arrival';
import { CodeSkeleton } from './code-frame';
import { ClosedWayNotice, CodeNotices } from './code-notices';
import { useDeadline } from './deadline';
import { namedInputs, type PaymentChoice } from './payment-choice';
import { reasonNotToAsk, type ReasonNotToAsk, virtualAccountQuery } from './queries';
import { isPaidBack } from './saved-codes';
import { type LoanNow, type ShownCode, useLoanNow, usePaymentCode } from './use-payment-code';

/** Longest time that a code waits for the state of its loan, because a borrower at a counter cannot wait longer. */
const longestAskMs = 3_000;

/**
 * When the page requests the code: after loan and phone have answered, or the longest wait. `reason`: why not yet.
 * @param isAtHand whether a page that gave such a reason before has handed its code over
 */
function useBeforeCode(choice: PaymentChoice, { details, isAsking }: LoanNow, isClosed: boolean, isAtHand: boolean) {
  const note = usePaidNote(choice.orderId);
  const [isWanted, setIsWanted] = useState(isAtHand && !isPaidBack(choice, details));
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

/** A payment code on its page, or on its voucher: what is asked before it, and whether its money has arrived. */
export type CodePage = ReturnType<typeof useCodePage>;

/**
 * The code of a choice, for both of its pages (decision 68, before paying again).
 * @param isVoucher whether it is the voucher, which shows no stored code while the server is asked
 */
export function useCodePage(choice: PaymentChoice, isVoucher = false) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { productId, orderId, payCode } = choice;
  const orderKey = { productId, orderId };
  const loan = useLoanNow(orderKey);
  const closedWay = useClosedWays()(payCode);
  const { queryKey } = virtualAccountQuery(services, choice);
  const isAtHand = isVoucher && queryClient.getQueryData(queryKey) !== undefined;
  const { isWanted, ...before } = useBeforeCode(choice, loan, closedWay !== null, isAtHand);
  const query = usePaymentCode(choice, isWanted, isVoucher ? null : loan);
  const stored = before.reason ? undefined : query.stale;
  const deadline = useDeadline(query.data?.code);
  const isPayable = !before.reason && query.data !== undefined && !stored && !deadline.expired;
  const arrival = useArrival(isPayable, orderKey, query.data?.code);
  return { ...before, choice, orderKey, loan, closedWay, query, stored, deadline, arrival };
}

/** The code below its warnings; or why there is none yet, or that its money has arrived. */
export function CodeView({ page, children }: { page: CodePage; children: (shown: ShownCode) => ReactNode }) {
  const { choice, orderKey, closedWay, query, arrival } = page;
  if (page.reason) return <NoCodeYet page={page} reason={page.reason} />;
  return (
    <QueryView query={query} skeleton={<CodeSkeleton />}>
      {(shown) =>
        arrival ? (
          <ArrivalCard orderKey={orderKey} outcome={arrival} />
        ) : (
          <>
            <ClaimedNotice orderId={choice.orderId} />
            {closedWay && <ClosedWayNotice words={closedWay} />}
            <CodeNotices shown={shown} choice={choice} query={query} />
            {children(shown)}
          </>
        )
      }
    </QueryView>
  );
}

/** In place of a code that may not be needed: the reason, the better action, and a button that shows the code. */
function NoCodeYet({ page: { choice, closedWay, want }, reason }: { page: CodePage; reason: ReasonNotToAsk }) {
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
          <Button block variant="quiet" onClick={want}>
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
