import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { choiceAskedFor } from '../virtual-account/card-choice';
import { CardNotices } from '../virtual-account/card-notices';
import { CardSkeleton } from '../virtual-account/card-skeleton';
import type { PaymentChoice } from '../virtual-account/payment-choice';
import { shownCardKey } from '../virtual-account/queries';
import { keepsSavedCard } from '../virtual-account/saved-cards';
import { useDeadline } from '../virtual-account/use-deadline';
import { usePaymentCard } from '../virtual-account/use-payment-card';
import { AddressVoucher } from './address-voucher';
import { voucherOfAddress, voucherOfCard, type VoucherInputs } from './voucher';
import { VoucherLinks } from './voucher-links';
import { VoucherSlip } from './voucher-slip';

type Props = {
  choice: PaymentChoice;
  inputs: VoucherInputs;
  /** To the payment page of another code of the order. */
  onOpenCard: (choice: PaymentChoice) => void;
  /** To the same code, large and with bars. */
  onCashier: (card: PaymentCard) => void;
  onLoan: () => void;
  onHelp: () => void;
};

/** The voucher of an order, to be shown at a counter (decision 15, counter voucher). */
export function VoucherScreen({ choice, inputs, onOpenCard, onCashier, onLoan, onHelp }: Props) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = usePaymentCard(choice);
  const { data, error, isFetching } = query;
  const deadline = useDeadline(data && voucherOfCard(data.card, inputs));
  const unconfirmed = !data && keepsSavedCard(error) ? voucherOfAddress(inputs) : null;
  const refetch = () => void query.refetch();

  function openCashier(card: PaymentCard) {
    queryClient.setQueryData(shownCardKey(choice.orderId), card);
    onCashier(card);
  }

  return (
    <PageShell
      title={t`Payment voucher`}
      footer={
        deadline.expired && (
          <Button block busy={isFetching} busyLabel={t`Getting a new code…`} onClick={refetch}>
            <Trans>Get a new code</Trans>
          </Button>
        )
      }
    >
      {unconfirmed ? (
        <AddressVoucher voucher={unconfirmed} orderId={choice.orderId} retrying={isFetching} onRetry={refetch} />
      ) : (
        <QueryView query={query} skeleton={<CardSkeleton />}>
          {(shown) => (
            <>
              <CardNotices
                shown={shown}
                asked={choice.amount}
                retrying={isFetching}
                onRetry={refetch}
                onOpenNewer={(newer) => onOpenCard(choiceAskedFor(choice, newer))}
              />
              <VoucherSlip
                voucher={voucherOfCard(shown.card, inputs)}
                deadline={deadline}
                orderId={choice.orderId}
                onCashier={() => openCashier(shown.card)}
              />
            </>
          )}
        </QueryView>
      )}
      {(data ?? unconfirmed) && <VoucherLinks onLoan={onLoan} onHelp={onHelp} />}
    </PageShell>
  );
}
