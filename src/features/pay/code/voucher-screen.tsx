import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { plainAmount } from '@/domain/money';
import type { CodePayment } from '@/domain/payments/payment';
import { wholeOf, bareCode, placeOf, sumOfPayment } from '@/domain/payments/payment-facts';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { PageShell, usePageChrome } from '@/ui/page-shell';
import { usePreviewContext } from '@/ui/preview';
import { Rows } from '@/ui/rows';
import { Slot } from '@/ui/slot';
import { CashierButton } from './cashier-button';
import { BillField, CopyField, CounterSum, DeadlineLine } from './code-frame';
import { CodeView, NewCodeButton } from './code-page';
import { codeText, codeTexts, fieldTexts } from './code-texts';
import { loanDueOf } from './codes';
import { StepList } from './pay-steps';
import type { PaymentChoice } from './payment-choice';
import { useCodePage } from './use-code-page';
import styles from './voucher.module.css';

/** The provider's steps; without them, general steps for a counter. @param isFeeExtra if it is not in the sum */
function useVoucherSteps({ code }: CodePayment, isFeeExtra: boolean): string[] {
  const { t } = useLingui();
  const issuer = placeOf(code);
  const steps = code.channels.flatMap((channel) => channel.steps).filter((step) => step.trim() !== '');
  if (steps.length > 0) return steps;
  return [
    issuer === '' ? t`Go to a counter that accepts this voucher.` : t`Go to a counter that works with ${issuer}.`,
    t`Show this page, or tell them the payment code.`,
    isFeeExtra ? t`Pay exactly the amount shown, plus the payment fee.` : t`Pay exactly the amount shown.`,
    t`Keep the receipt until the payment shows on your loan.`,
  ];
}

/** A slip for the counter, on screen or on paper: the payment code, the amount, the steps. */
function VoucherSlip({ page, payment }: { page: ReturnType<typeof useCodePage>; payment: CodePayment }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const { deadline, loan } = page;
  const { orderId, code } = payment;
  const { number } = code;
  const issuer = placeOf(code);
  const { expired } = deadline;
  const sum = sumOfPayment(payment);
  const { amount, fee } = sum;
  const toPay = wholeOf(sum);
  const isFeeExtra = fee !== '' && toPay === amount;
  const fields = codeTexts(payment, null, usePreviewContext());
  const steps = useVoucherSteps(payment, isFeeExtra);

  const rows = [
    ...(isFeeExtra ? [{ label: t`Payment fee`, value: money(fee) }] : []),
    { label: t`Loan number`, value: orderId },
  ];

  return (
    <section className={cx(styles.slip, 'light')} aria-label={t`Payment voucher`}>
      <div className={cx('row', styles.head)}>
        <Icon name="receipt" size={28} />
        <p>
          <span className={styles.kind}>
            <Trans>Payment voucher</Trans>{' '}
          </span>
          {issuer !== '' && <strong className={styles.issuer}>{issuer}</strong>}
        </p>
      </div>
      <div className={styles.part}>
        <dl className={styles.fields}>
          <CopyField
            name="number"
            fields={fieldTexts('number', t`Payment code`, codeText(number))}
            copied={{ text: bareCode(number), label: t`payment code` }}
            size="code"
            outdated={expired}
          />
          <CopyField
            name="amount"
            fields={fields}
            copied={{ text: plainAmount(toPay), label: t`amount` }}
            size="amount"
            outdated={expired}
          />
        </dl>
        <Slot as="p" name="purpose" fields={fields} className="hint" />
        {!expired && <CounterSum {...sum} />}
        {!expired && (
          <div className={styles.button}>
            <CashierButton payment={payment} variant="primary" />
          </div>
        )}
        <DeadlineLine deadline={deadline} due={loanDueOf(payment, loan.details, utcOffset)} />
      </div>
      <div className={cx(styles.part, styles.details)}>
        <BillField code={code} outdated={expired} />
        <Rows rows={rows} />
      </div>
      {!expired && (
        <div className={styles.part}>
          <h2 className={styles.title}>{t`How to pay`}</h2>
          <StepList steps={steps} values={{ vcode: bareCode(number), amount: money(toPay), place: issuer }} />
        </div>
      )}
    </section>
  );
}

/** A voucher for a counter (decision 15, counter voucher). What is paid never comes from the address. */
export function VoucherScreen({ choice }: { choice: PaymentChoice }) {
  const { t } = useLingui();
  const page = useCodePage(choice, { isVoucher: true });
  const { reason, arrived, query, orderKey, deadline } = page;
  const { onHelp } = usePageChrome();
  const navigate = useNavigate();

  return (
    <PageShell
      footer={
        !reason &&
        !arrived &&
        deadline.expired && <NewCodeButton page={page} busy={query.isFetching} onRequest={query.refetch} />
      }
    >
      <CodeView
        page={page}
        below={
          <div className={styles.links}>
            <Card>
              <LinkRow icon="calendar" onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
                <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
              </LinkRow>
              <LinkRow icon="chat" onClick={onHelp}>{t`Problem with this payment?`}</LinkRow>
            </Card>
          </div>
        }
      >
        {({ payment }) => <VoucherSlip page={page} payment={payment} />}
      </CodeView>
    </PageShell>
  );
}
