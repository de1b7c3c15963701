import { Trans, useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { CodePayment } from '@/domain/payments/payment';
import { wholeOf, placeOf, sumOfPayment } from '@/domain/payments/payment-facts';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMoney } from '@/platform/i18n/market';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button, CloseButton } from '@/ui/button';
import { Countdown } from '@/ui/countdown';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { DocumentTitle, pageTitleId } from '@/ui/page-shell';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { Barcode, barcodeTextOf } from './barcode';
import { CounterSum, type Deadline, DeadlineLine } from './code-frame';
import { ArrivalCard, CodeWarnings, NewCodeButton, NoCodeYet, ReplacedNotice } from './code-page';
import { amountLabel } from './code-texts';
import { choiceAskedFor, namedInputs, type PaymentChoice } from './payment-choice';
import { ScreenStaysOn } from './screen-stays-on';
import { useCashierPage } from './use-code-page';
import styles from './cashier.module.css';

/** A code for the cashier on a white page, from this phone: without a network or a new code (decision 56, cashier). */
export function CashierScreen({ choice }: { choice: PaymentChoice }) {
  const { t } = useLingui();
  const router = useRouter();
  const page = useCashierPage(choice);
  const { shown, arrived, reason, deadline, isPending } = page;
  const title = t`Code for the cashier`;

  /** Opens the page of a code, which requests it as it was requested before; without one, that of the address. */
  function openCode(known: CodePayment | undefined): void {
    const search = namedInputs(known ? choiceAskedFor(choice, known) : choice);
    void router.navigate({ to: '/that', search, replace: true });
  }

  function close(): void {
    if (router.history.canGoBack()) router.history.back();
    else openCode(shown?.payment);
  }

  return (
    <div className={cx(styles.page, 'light')}>
      <DocumentTitle>{title}</DocumentTitle>
      <header className={styles.bar}>
        <h1 id={pageTitleId} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <CloseButton onClose={close} />
      </header>
      <main className={styles.main}>
        {arrived ? (
          <ArrivalCard page={page} payment={arrived} />
        ) : shown && reason ? (
          <NoCodeYet page={page} reason={reason} />
        ) : shown ? (
          <>
            <CodeWarnings page={page} />
            {shown.newer && (
              <ReplacedNotice newer={shown.newer} onOpen={() => openCode(shown.newer ?? shown.payment)} />
            )}
            {deadline.expired ? (
              <>
                <DeadlineLine deadline={deadline} />
                <NewCodeButton page={page} onRequest={() => openCode(shown.payment)} />
              </>
            ) : (
              <CashierSlip payment={shown.payment} deadline={deadline} />
            )}
          </>
        ) : isPending ? (
          <>
            <LoadingText />
            <Skeleton height={160} />
            <Skeleton height={96} />
          </>
        ) : (
          <Notice
            kind="warning"
            title={t`This code is not on this phone`}
            action={<Button variant="quiet" onClick={() => openCode(undefined)}>{t`Show my payment code`}</Button>}
          >
            <Trans>It is kept on the phone where you got it.</Trans>
          </Notice>
        )}
      </main>
    </div>
  );
}

function CashierSlip({ payment, deadline: { until, onEnd } }: { payment: CodePayment; deadline: Deadline }) {
  const { t } = useLingui();
  const money = useMoney();
  const { clock } = useServices();
  const { code } = payment;
  const sum = sumOfPayment(payment);
  const toPay = wholeOf(sum);
  const amount = money(toPay);
  const place = placeOf(code);
  const fit: CSSProperties & Record<'--figures', number> = { '--figures': Math.max(8, amount.length) };

  return (
    <div className={styles.slip}>
      {place !== '' && <p className={styles.place}>{place}</p>}
      <Barcode text={barcodeTextOf(code)} />
      <p className={styles.number}>
        <span className={styles.groups}>
          <CodeGroups text={groupInFours(code.number)} />
        </span>
      </p>
      <dl className={styles.facts}>
        {payment.amount !== '' && (
          <div>
            <dt className="hint">{t(amountLabel(sum))}</dt>
            <dd className={styles.amount} style={fit}>
              {amount}
            </dd>
            <dd>
              <CounterSum {...sum} />
            </dd>
          </div>
        )}
        {until && (
          <div>
            <dt className="hint">{t`Time left`}</dt>
            <dd className={styles.left}>
              <Countdown key={until.instant} until={until.instant} now={() => clock.now()} onEnd={onEnd} />
              <span className="sr-only">{formatServerTime(until)}</span>
            </dd>
          </div>
        )}
      </dl>
      <p className="hint">
        <Trans>Turn up the brightness of your screen, so that the till can read it.</Trans>
        <ScreenStaysOn />
      </p>
    </div>
  );
}
