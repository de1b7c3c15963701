import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { plainAmount } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { writeOutcome } from '@/platform/writes/outcome';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { type Row, Rows } from '@/ui/rows';
import { amountField } from '@/ui/width-in-ems';
import { CashierButton } from '../cashier/cashier-button';
import { CopyField, CounterSum } from '../code/code-frame';
import { type CodePage, CodeView, useCodePage } from '../code/code-page';
import { amountToPay, bareCode, type Sum } from '../code/code-text';
import { useDeadline, type Deadline, DeadlineLine } from '../code/deadline';
import { StepList } from '../code/pay-steps';
import { isExtension, type PaymentChoice } from '../code/payment-choice';
import { codeText, fieldTexts } from '../code/preview';
import { ClaimedNotice } from '../paid-before';
import type { PaymentCode } from '../records/payment-codes';
import { type Voucher, type VoucherAsked, type VoucherInputs, voucherOfAddress, voucherOfCode } from './voucher';
import styles from './voucher.module.css';

/** The provider's steps; without them, general steps for a counter. @param isFeeExtra if it is not in the sum */
function useVoucherSteps({ steps, issuer }: Voucher, isFeeExtra: boolean): string[] {
  const { t } = useLingui();
  if (steps.length > 0) return steps;
  return [
    issuer === '' ? t`Go to a counter that accepts this voucher.` : t`Go to a counter that works with ${issuer}.`,
    t`Show this page, or name the reference number.`,
    isFeeExtra ? t`Pay exactly the amount shown, plus the service fee.` : t`Pay exactly the amount shown.`,
    t`Keep the receipt until the payment shows on your loan.`,
  ];
}

type SlipProps = {
  voucher: Voucher;
  deadline: Deadline;
  /** Absent if the address has no order. */
  choice?: PaymentChoice | undefined;
  /** The code for the cashier view; absent if it is not confirmed. */
  code?: PaymentCode;
};

/** A slip for the counter, on screen or on paper: the reference, the amount, the steps. */
function VoucherSlip({ voucher, deadline, choice, code }: SlipProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { reference, alternative, amount, surcharge, issuer } = voucher;
  const { expired } = deadline;
  const sum: Sum = { amount, fee: surcharge, isCounter: true };
  const toPay = amountToPay(sum);
  const isFeeExtra = surcharge !== '' && toPay === amount;
  const steps = useVoucherSteps(voucher, isFeeExtra);

  const rows: Row[] = [];
  if (isFeeExtra) rows.push({ key: 'surcharge', label: t`Service fee`, value: money(surcharge) });
  if (choice) {
    const label = isExtension(choice.display) ? t`Extension of loan` : t`Repayment of loan`;
    rows.push({ key: 'order', label, value: choice.orderId });
  }

  return (
    <section className={cx(styles['slip'], 'light')} aria-label={t`Payment voucher`}>
      <div className={styles['head']}>
        <Icon name="receipt" size={28} />
        <p>
          <span className={styles['kind']}>
            <Trans>Payment voucher</Trans>{' '}
          </span>
          {issuer !== '' && <strong className={styles['issuer']}>{issuer}</strong>}
        </p>
      </div>
      <div className={styles['part']}>
        <dl className={styles['fields']}>
          <CopyField
            name="number"
            fields={fieldTexts('number', t`Reference number`, codeText(reference))}
            copied={{ text: bareCode(reference), label: t`reference number` }}
            size="code"
            outdated={expired}
          />
          {amount !== '' && (
            <CopyField
              name="amount"
              fields={fieldTexts('amount', t`Amount to pay`, amountField(money(toPay)))}
              copied={{ text: plainAmount(toPay), label: t`amount` }}
              size="amount"
              outdated={expired}
            />
          )}
        </dl>
        {!expired && <CounterSum {...sum} />}
        {choice && code && !expired && <CashierButton orderKey={choice} code={code} />}
        <DeadlineLine deadline={deadline} />
      </div>
      {(alternative !== '' || rows.length > 0) && (
        <div className={cx(styles['part'], styles['details'])}>
          {alternative !== '' && (
            <dl>
              <CopyField
                name="alternative"
                fields={fieldTexts('alternative', t`Alternative reference`, { text: alternative })}
                copied={{ text: bareCode(alternative), label: t`alternative reference` }}
                size="text"
                outdated={expired}
              />
            </dl>
          )}
          {rows.length > 0 && <Rows rows={rows} />}
        </div>
      )}
      {!expired && (
        <div className={styles['part']}>
          <h2 className={styles['title']}>{t`How to pay`}</h2>
          <StepList steps={steps} values={{ vcode: bareCode(reference), amount: money(amount), place: issuer }} />
        </div>
      )}
    </section>
  );
}

/** Links below the voucher, which are not printed. */
function VoucherLinks({ orderKey }: { orderKey: OrderKey | undefined }) {
  const { t } = useLingui();
  const { onHelp } = usePageChrome();
  const navigate = useNavigate();
  return (
    <div className={styles['links']}>
      <Card>
        {orderKey && (
          <LinkRow icon="calendar" onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
            <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
          </LinkRow>
        )}
        <LinkRow icon="chat" onClick={onHelp}>{t`Problem with this payment?`}</LinkRow>
      </Card>
    </div>
  );
}

/** A voucher to show at a counter (decision 15, counter voucher). */
export function VoucherScreen({ asked }: { asked: VoucherAsked }) {
  const { t } = useLingui();
  if ('choice' in asked) return <OrderVoucher key={asked.choice.orderId} {...asked} />;
  return (
    <PageShell title={t`Payment voucher`}>
      <AddressVoucher {...asked} />
    </PageShell>
  );
}

/** The page of an order's voucher. */
function OrderVoucher({ choice, inputs }: { choice: PaymentChoice; inputs: VoucherInputs }) {
  const { t } = useLingui();
  const page = useCodePage(choice, true);
  const { reason, arrival, query, orderKey } = page;
  const { data, error, isFetching } = query;
  const deadline = useDeadline(data && voucherOfCode(data.code, inputs));
  const isUnconfirmed = !reason && !data && error && writeOutcome(error) === 'unknown';
  const unconfirmed = isUnconfirmed ? voucherOfAddress(inputs) : null;
  const isOutdated = !reason && !arrival && deadline.expired;

  return (
    <PageShell
      title={t`Payment voucher`}
      footer={
        isOutdated && (
          <Button block busy={isFetching} busyLabel={t`Getting a new code…`} onClick={() => void query.refetch()}>
            <Trans>Get a new code</Trans>
          </Button>
        )
      }
    >
      {unconfirmed ? (
        <AddressVoucher voucher={unconfirmed} page={page} />
      ) : (
        <CodeView page={page}>
          {({ code }) => (
            <>
              <VoucherSlip voucher={voucherOfCode(code, inputs)} deadline={deadline} choice={choice} code={code} />
              <VoucherLinks orderKey={orderKey} />
            </>
          )}
        </CodeView>
      )}
    </PageShell>
  );
}

/** A voucher from the address only; the page says that it is not confirmed. @param page of its order, if it has one */
function AddressVoucher({ voucher, page }: { voucher: Voucher; page?: CodePage }) {
  const { t } = useLingui();
  const deadline = useDeadline(voucher);
  return (
    <>
      {page && <ClaimedNotice orderId={page.choice.orderId} />}
      <Notice
        kind="warning"
        title={t`Please check before you pay`}
        retrying={page?.query.isFetching}
        onRetry={page?.query.refetch}
      >
        <Trans>
          These details come from the link you opened; our server has not confirmed them. Compare them with the payment
          message you got.
        </Trans>
      </Notice>
      <VoucherSlip voucher={voucher} deadline={deadline} choice={page?.choice} />
      <VoucherLinks orderKey={page?.orderKey} />
    </>
  );
}
