import { msg, Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CodePayment } from '@/domain/payments/payment';
import { counterType } from '@/domain/payments/payment-facts';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { lazyComponent } from '@/ui/lazy-component';
import { CallRow, LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';
import { PageShell, usePageChrome } from '@/ui/page-shell';
import { Skeleton } from '@/ui/skeleton';
import { useWayText } from '../choose/ways';
import { CodeCard, CodeDetails } from './code-card';
import { CodeFooter, useCodeUse } from './code-footer';
import { CodeRestSkeleton } from './code-frame';
import { CodeView } from './code-page';
import { PaySteps } from './pay-steps';
import { choiceConfirmedBy, namedInputs, type PaymentChoice } from './payment-choice';
import { type FreshCode, virtualAccountQuery } from './queries';
import { type ShownCode, useCodePage } from './use-code-page';

const PaidDialog = lazyComponent({
  load: () => import('./paid-dialog').then((module) => module.PaidDialog),
  pending: LoadingDialog,
  failed: LoadingDialog,
});

type CodePage = ReturnType<typeof useCodePage>;

type CodeRestProps = { page: CodePage; shown: ShownCode };

/** Below the card of a code: its details, instructions, and other methods, the voucher, customer service. */
function CodeRest({ page: { choice, loan, deadline }, shown }: CodeRestProps) {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const { onHelp } = usePageChrome();
  const router = useRouter();
  const { payment, payUrl, savedBecause } = shown;
  const { code } = payment;
  const confirmed = choiceConfirmedBy(choice, payment);
  const otherMethod = { to: '/individual', search: namedInputs(confirmed) } as const;
  // The network may be lost when the button in the footer is tapped. Here, because the footer renders before the code.
  PaidDialog.usePreload();

  function openVoucher(): void {
    // The voucher shows this code instead of requesting another.
    const handed: FreshCode = { payment, payUrl };
    if (!savedBecause) queryClient.setQueryData(virtualAccountQuery(services, confirmed).queryKey, handed);
    void router.navigate({ to: '/dragonpayPaymentInstructions', search: namedInputs(confirmed) });
  }

  return (
    <>
      <CodeDetails payment={payment} loan={loan.details} />
      {!deadline.expired && <PaySteps key={code.number} payment={payment} method={choice.method} />}
      <Card title={t`Other options`}>
        <LinkRow
          icon="refresh"
          href={router.buildLocation(otherMethod).publicHref}
          onClick={() => void router.navigate(otherMethod)}
        >
          <Trans>Change payment method</Trans>
        </LinkRow>
        {code.payType === counterType && !deadline.expired && (
          <LinkRow icon="receipt" onClick={openVoucher}>{t`Show as voucher`}</LinkRow>
        )}
        <CallRow telephone={code.telephone} />
        <LinkRow icon="chat" onClick={onHelp}>{t`Problem with this payment?`}</LinkRow>
      </Card>
    </>
  );
}

/** In the footer of a stored code while the server is asked. */
const asksServer = msg({
  message: 'Checking that this code is still valid. Please wait before you pay.',
  comment: 'Below a payment code that was kept on the phone, while it is checked',
});

/** Pay at a bank, a counter, or in a further way (specification section 2; decision 91, further ways). */
export function VirtualAccountScreen({ choice }: { choice: PaymentChoice }) {
  const page = useCodePage(choice);
  const { reason, arrived, stored } = page;
  const { data, error } = page.query;
  const code = data?.payment.code;
  const [paid, setPaid] = useState<CodePayment | null>(null);
  const use = useCodeUse(data?.payment.id);
  const title = useWayText('title', code?.payType ?? choice.payType, code?.groupName);

  return (
    <PageShell
      title={title}
      tone={(data ?? !error) ? 'brand' : 'plain'}
      stale={stored}
      asking={asksServer}
      footer={
        arrived || reason ? null : data ? (
          <CodeFooter page={page} shown={data} use={use} onPaid={() => setPaid(data.payment)} />
        ) : (
          !error && <Skeleton height={112} radius={14} />
        )
      }
    >
      <CodeView page={page}>
        {(shown) => (
          <>
            <CodeCard page={page} shown={shown} onCopy={use.note} />
            {stored ? <CodeRestSkeleton /> : <CodeRest page={page} shown={shown} />}
          </>
        )}
      </CodeView>
      {paid && !arrived && <PaidDialog onClose={() => setPaid(null)} payment={paid} />}
    </PageShell>
  );
}
