import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { sumDue } from '@/domain/amount-due';
import { parseMinor, plainAmount } from '@/domain/money';
import type { CodePayment } from '@/domain/payments/payment';
import {
  amountOf,
  amountToPay,
  bareCode,
  sumOf,
  sumOfPayment,
  counterType,
  wholeOf,
} from '@/domain/payments/payment-facts';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Button, type ButtonVariant } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { lazyComponent } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { usePreviewContext } from '@/ui/preview';
import { type Row, Rows } from '@/ui/rows';
import { wayKindOf } from '../choose/way-words';
import { WayIcon } from '../choose/ways';
import { copiedNameOf } from '../payments/code-names';
import { BillField, CodeFrame, DeadlineLine, ReadAloud } from './code-frame';
import { codeTexts } from './code-texts';
import { loanDueOf } from './codes';
import { ScreenStaysOn } from './screen-stays-on';
import type { useCodePage, ShownCode } from './use-code-page';
import styles from './code.module.css';

/** `onCopy`: the number was copied. */
type CardProps = { page: ReturnType<typeof useCodePage>; shown: ShownCode; onCopy: () => void };

/** The code, the amount and the deadline: to type at the bank or in an app, to scan, or to show at the counter. */
export function CodeCard({ page, shown, onCopy }: CardProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { deadline } = page;
  const { payment, payUrl } = shown;
  const { code } = payment;
  const sum = sumOfPayment(payment);
  const amount = amountToPay(sum);
  const { utcOffset } = useMarket();
  const due = loanDueOf(payment, page.loan.details, utcOffset);
  const fields = codeTexts(payment, due, usePreviewContext());
  // A stored code cannot be used or copied while the server is asked about it (decision 87, preview).
  const isAsked = page.stored !== undefined;
  const isUsable = !deadline.expired && !isAsked;
  const isScanned = isUsable && canDrawQr(code.qrContent);
  const isCash = code.payType === counterType;
  const isTyped = !isCash && wholeOf(sum) === amount;
  const qr = code.qrContent !== '' && isUsable && <PayQr text={code.qrContent} amount={money(amount)} />;

  return (
    <CodeFrame
      fields={fields}
      icon={<WayIcon payType={code.payType} size={22} />}
      qr={qr}
      copied={
        isAsked
          ? undefined
          : {
              // A number that no app, till or camera takes is copied by the next step, in the footer. A QRIS number is
              // in the picture: no one types it.
              number:
                wayKindOf(code.payType) === 'qris'
                  ? null
                  : payUrl || isScanned || isCash
                    ? { text: bareCode(code.number), label: t(copiedNameOf(code.payType)), onCopy }
                    : 'hidden',
              // A picture has both in it; cash is not typed, nor is a sum to which an app adds its fee.
              payee: isScanned ? null : { text: code.payee, label: t`recipient` },
              amount: isScanned ? null : isTyped ? { text: plainAmount(amount), label: t`amount` } : 'hidden',
            }
      }
      expired={deadline.expired}
      deadline={<DeadlineLine deadline={deadline} due={due} />}
    >
      {payment.amount === '' && (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>The amount is not available right now. Ask customer service before you pay.</Trans>
        </Notice>
      )}
      {isUsable && <ReadAloud />}
    </CodeFrame>
  );
}

/** In bytes. The squares of a longer code are too small for a camera on a phone's screen. */
const maxQrLength = 1_000;

/** Whether a text can be a QR code here: an unpaired surrogate cannot be encoded. */
export const canDrawQr = (text: string) =>
  text !== '' && !/\p{Surrogate}/u.test(text) && new TextEncoder().encode(text).length <= maxQrLength;

const LazyQrCode = lazyComponent({
  load: () => import('@/ui/qr-code').then((module) => module.QrCode),
  pending: () => <div className={styles.room} />,
});

/** The QR code of a payment, black on white in both themes, with instructions (decision 91, further ways). */
function PayQr({ text, amount }: { text: string; amount: string }) {
  const { t } = useLingui();
  if (!canDrawQr(text)) {
    return <Notice kind="warning">{t`This QR code cannot be shown. Please choose another way to pay.`}</Notice>;
  }
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        <LazyQrCode text={text} ecc="M" label={t`QR code of this payment: ${amount}`} />
      </div>
      <figcaption className="hint">
        <Trans>Turn up the brightness of your screen, so that another phone can read the code.</Trans>
        <ScreenStaysOn />
      </figcaption>
    </figure>
  );
}

/** The numbers that a bank or a counter may ask for. @param props.loan for what is still to pay after an extension */
export function CodeDetails({ payment, loan }: { payment: CodePayment; loan: LoanDetails | undefined }) {
  const { t } = useLingui();
  const money = useMoney();
  const { purpose, orderId, fee, code } = payment;
  const paysExtension = purpose === 'extension';
  const later = paysExtension && loan ? sumDue(loan) : null;
  const sum = sumOfPayment(payment);
  const toPay = wholeOf(sum);
  // If the fee is part of a sum, the sum shows it.
  const isFeeApart = fee !== '' && parseMinor(fee) !== 0n && sumOf(sum) === null;

  const rows: (Row | false)[] = [
    later !== null && { key: 'later', label: t`Amount still due`, value: money(later) },
    later !== null &&
      typeof toPay === 'bigint' && {
        key: 'together',
        label: t`Fee and amount due in total`,
        value: money(toPay + later),
      },
    isFeeApart && { key: 'fee', label: t`Payment fee`, value: money(amountOf(fee)) },
    { key: 'order', label: t`Loan number`, value: orderId },
  ];
  return (
    <Card title={t`Payment details`}>
      <BillField code={code} className={styles.bill} />
      <Rows rows={rows.filter((row) => row !== false)} />
    </Card>
  );
}

type SaveProps = { variant: ButtonVariant; onSave?: () => void; children?: ReactNode };

/** Saves a QR code; without `onSave` it has only its place, while its code loads. @param children how saving ended */
export function SaveQrButton({ variant, onSave, children }: SaveProps) {
  return (
    <>
      <output>{children}</output>
      <Button block variant={variant} disabled={!onSave} onClick={onSave}>
        <Icon name="download" size={20} />
        <Trans comment="Button: saves the QR code of a payment as a picture on the phone">Save the QR code</Trans>
      </Button>
    </>
  );
}
