import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@/services/services';
import { HelpCard } from '@/ui/help-card';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import type { OrderKey } from '../order-key';
import { useTapLock } from '@/ui/use-tap-lock';
import { ExtensionOffer } from './extension-offer';
import { ExtensionOrder } from './extension-order';
import { ExtensionSkeleton } from './extension-skeleton';
import { extensionQuery } from './queries';

type Props = {
  orderKey: OrderKey;
  /** Minor units of the fee; called once for a burst of taps. */
  onPay: (amount: bigint) => void;
};

/** Putting off the due date for a fee (specification section 2, Extension). */
export function ExtensionScreen({ orderKey, onPay }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(extensionQuery(api, orderKey));
  const { data, error } = query;

  return (
    <PageShell
      title={t`Bill details`}
      tone={error && !data ? 'plain' : 'brand'}
      footer={
        data ? <PayFee fee={data.delayShouldPayAmount} onPay={onPay} /> : !error && <Skeleton height={52} radius={14} />
      }
    >
      <QueryView query={query} skeleton={<ExtensionSkeleton />}>
        {(offer) => (
          <>
            <ExtensionOffer offer={offer} />
            <ExtensionOrder offer={offer} />
            <HelpCard title={t`Questions about the extension?`} telephone={offer.telephone} />
          </>
        )}
      </QueryView>
    </PageShell>
  );
}

function PayFee({ fee, onPay }: { fee: bigint; onPay: Props['onPay'] }) {
  const { t } = useLingui();
  const once = useTapLock();
  return (
    <Button
      block
      disabled={fee <= 0n}
      disabledReason={t`There is no fee to pay. Ask customer service before you rely on a later date.`}
      onClick={() => void once(() => onPay(fee))}
    >
      <Trans comment="Main button of the extension page">Pay extension fee</Trans>
    </Button>
  );
}
