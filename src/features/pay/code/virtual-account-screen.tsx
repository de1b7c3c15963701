import { msg, Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CodePayment } from '@/domain/payments/payment';
import { bareCode, counterType } from '@/domain/payments/payment-facts';
import { onVisibilityChange } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { Button, type ButtonVariant } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { lazyComponent } from '@/ui/lazy-component';
import { CallRow, LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';
import { Notice } from '@/ui/notice';
import { useOpenOutside } from '@/ui/outside/open-outside';
import { PageShell, usePageChrome } from '@/ui/page-shell';
import { Skeleton } from '@/ui/skeleton';
import { useWayText } from '../choose/ways';
import { copiedNameOf } from '../payments/code-names';
import { CashierButton } from './cashier-button';
import { canDrawQr, CodeCard, CodeDetails, SaveQrButton } from './code-card';
import { CodeRestSkeleton } from './code-frame';
import { CodeView, NewCodeButton } from './code-page';
import { PaySteps } from './pay-steps';
import { choiceConfirmedBy, namedInputs, type PaymentChoice } from './payment-choice';
import { type FreshCode, virtualAccountQuery } from './queries';
import { type ShownCode, useCodePage } from './use-code-page';

const PaidDialog = lazyComponent({
  load: () => import('./paid-dialog').then((module) => module.PaidDialog),
  pending: LoadingDialog,
  failed: LoadingDialog,
});

type CodeProps = { page: ReturnType<typeof useCodePage>; shown: ShownCode };

/** Below the card of a code: its details, instructions, and other methods, the voucher, customer service. */
function CodeRest({ page: { choice, loan, deadline }, shown }: CodeProps) {
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
      {!deadline.expired && (
        <PaySteps key={code.number} payment={payment} method={choice.method} opensApp={Boolean(payUrl)} />
      )}
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

const usedCodes = createShownOnce('code-used');

/** Whether a code was copied, shown or saved, or the page was left with it. @param id of its payment */
function useCodeUse(id: string | undefined) {
  const [, rerender] = useState({});
  function note(): void {
    if (id !== undefined) usedCodes.add(id);
    rerender({});
  }
  const onReturn = useEffectEvent(note);
  // The person is back, perhaps from paying.
  useEffect(() => onVisibilityChange((isVisible) => isVisible && onReturn()), []);
  return { isUsed: id !== undefined && usedCodes.has(id), note };
}

const SaveQr = lazyComponent({
  load: () => import('./save-qr').then((module) => module.SaveQr),
  pending: ({ variant }) => <SaveQrButton variant={variant} />,
});

type StepProps = { shown: ShownCode; variant: ButtonVariant; onUse: () => void };

/** The next step with a code: open the app, show it at the counter, save its picture, or copy its number. */
function NextStep({ shown: { payment, payUrl }, variant, onUse }: StepProps) {
  const { code } = payment;
  const { t } = useLingui();
  const { open, isRefused, opened } = useOpenOutside();
  if (code.payType === counterType) return <CashierButton payment={payment} variant={variant} onShow={onUse} />;
  if (isRefused)
    return <Notice kind="error">{t`This link cannot be opened here. Please follow the steps below instead.`}</Notice>;

  if (payUrl)
    return (
      <>
        {opened}
        <Button
          block
          variant={variant}
          onClick={() => {
            open(payUrl);
            onUse();
          }}
        >
          <Trans comment="Button: opens the app of UPI or of an e-wallet, where the payment is confirmed">
            Open the payment app
          </Trans>
        </Button>
      </>
    );
  if (canDrawQr(code.qrContent))
    return <SaveQr text={code.qrContent} name={code.payCode || 'QR'} variant={variant} onSave={onUse} />;
  return (
    <CopyButton text={bareCode(code.number)} label={t(copiedNameOf(code.payType))} wide={variant} onCopy={onUse} />
  );
}

type FooterProps = CodeProps & { use: ReturnType<typeof useCodeUse>; onPaid: () => void };

/** One main action: a new code after its end, the next step, or "I have paid" once that is done; none after it. */
function CodeFooter({ page, shown, use: { isUsed, note }, onPaid }: FooterProps) {
  const { deadline, gate, query } = page;
  const { expired } = deadline;
  const isSaid = gate.is !== 'go' && gate.because === 'said';
  return (
    <>
      {expired ? (
        <NewCodeButton page={page} busy={query.isFetching} onRequest={query.refetch} />
      ) : (
        <NextStep shown={shown} variant={isUsed || isSaid ? 'secondary' : 'primary'} onUse={note} />
      )}
      <Button block variant={isUsed && !expired && !isSaid ? 'primary' : 'secondary'} onClick={onPaid}>
        <Trans comment="Button below the payment code; tells the lender that the money was sent">I HAVE PAID</Trans>
      </Button>
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
  const title = useWayText()('title', code?.payType ?? choice.payType, code?.groupName);

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
