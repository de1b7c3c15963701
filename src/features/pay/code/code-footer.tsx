import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { bareCode, counterType } from '@/domain/payments/payment-facts';
import { onVisibilityChange } from '@/platform/browser/page-events';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { Button, type ButtonVariant } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { lazyComponent } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { useOpenOutside } from '@/ui/outside/open-outside';
import { codeNamesOf } from '../payments/code-names';
import { CashierButton } from './cashier-button';
import { canDrawQr, SaveQrButton } from './code-card';
import type { ShownCode, useCodePage } from './use-code-page';

const usedCodes = createShownOnce('code-used');

/** Whether a code was copied, shown or saved, or the page was left with it. @param id of its payment */
export function useCodeUse(id: string | undefined) {
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
  const { numberCopied } = codeNamesOf(code.payType);
  const { open, isRefused, opened } = useOpenOutside();
  if (code.payType === counterType) return <CashierButton payment={payment} variant={variant} onShow={onUse} />;
  if (isRefused)
    return <Notice kind="error">{t`This link cannot be opened here. Please follow the steps below instead.`}</Notice>;

  function openApp(address: string): void {
    open(address);
    onUse();
  }

  if (payUrl)
    return (
      <>
        {opened}
        <Button block variant={variant} onClick={() => openApp(payUrl)}>
          <Trans comment="Button: opens the app of UPI or of an e-wallet, where the payment is confirmed">
            Open the payment app
          </Trans>
        </Button>
      </>
    );
  if (canDrawQr(code.qrContent))
    return <SaveQr text={code.qrContent} name={code.payCode || 'QR'} variant={variant} onSave={onUse} />;
  return <CopyButton text={bareCode(code.number)} label={t(numberCopied)} wide={variant} onCopy={onUse} />;
}

type Props = {
  page: ReturnType<typeof useCodePage>;
  shown: ShownCode;
  use: ReturnType<typeof useCodeUse>;
  onPaid: () => void;
};

/**
 * One main action: a new code after the end of this one, the next step with it, or "I have paid" once that is done.
 * After "I have paid" there is none.
 */
export function CodeFooter({ page: { deadline, gate, query }, shown, use: { isUsed, note }, onPaid }: Props) {
  const { t } = useLingui();
  const { expired } = deadline;
  const isSaid = gate.is !== 'go' && gate.because === 'said';
  return (
    <>
      {expired ? (
        <Button block busy={query.isFetching} busyLabel={t`Getting a new code…`} onClick={() => void query.refetch()}>
          {t`Get a new code`}
        </Button>
      ) : (
        <NextStep shown={shown} variant={isUsed || isSaid ? 'secondary' : 'primary'} onUse={note} />
      )}
      <Button block variant={isUsed && !expired && !isSaid ? 'primary' : 'secondary'} onClick={onPaid}>
        <Trans comment="Button below the payment code; tells the lender that the money was sent">I HAVE PAID</Trans>
      </Button>
    </>
  );
}
