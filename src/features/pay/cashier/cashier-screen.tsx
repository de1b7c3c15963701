import { Trans, useLingui } from '@lingui/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button, IconButton } from '@/ui/button';
import { Countdown } from '@/ui/countdown';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { DocumentTitle, pageTitleId } from '@/ui/page-shell';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { ArrivalCard, useArrival } from '../code/arrival';
import { CounterSum } from '../code/code-frame';
import { ReplacedNotice } from '../code/code-notices';
import { amountToPay, bareCode, placeOf, sumOfCode } from '../code/code-text';
import { type Deadline, DeadlineLine, useDeadline } from '../code/deadline';
import { choiceAskedFor, counterType, namedInputs } from '../code/payment-choice';
import { amountLabel } from '../code/preview';
import { savedCodesQuery, shownCodeKey } from '../code/queries';
import { addCode, findCashierCode, replacementOf } from '../code/saved-codes';
import type { PaymentCode } from '../records/payment-codes';
import { Barcode } from './barcode';
import { type CashierChoice, paymentChoiceOf } from './cashier-choice';
import { ScreenStaysOn } from './screen-stays-on';
import styles from './cashier.module.css';

/** A white page without the app's frame, except a close button. */
function CashierFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const title = t`Code for the cashier`;
  return (
    <div className={cx(styles['page'], 'light')}>
      <DocumentTitle>{title}</DocumentTitle>
      <header className={styles['bar']}>
        <h1 id={pageTitleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <IconButton
          icon="close"
          label={t({ message: 'Close', comment: 'Button: closes what is open' })}
          onClick={onClose}
        />
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}

/** A code for the cashier, from this phone: it needs no network, and creates no new code (decision 56, cashier). */
export function CashierScreen({ choice }: { choice: CashierChoice }) {
  const { t } = useLingui();
  const services = useServices();
  const router = useRouter();
  const { productId, orderId } = choice;
  const orderKey = { productId, orderId };
  const { utcOffset } = useMarket();
  const saved = useQuery(savedCodesQuery(services, orderId));
  // An entry that no component observes is deleted after five minutes.
  const shown = useQuery<PaymentCode>({ queryKey: shownCodeKey(orderId), queryFn: skipToken }).data;
  const codes = shown ? addCode(saved.data ?? [], shown) : (saved.data ?? []);
  const code = findCashierCode(codes, choice);
  const deadline = useDeadline(code ?? undefined);
  const isPayable = code !== null && !deadline.expired;
  const arrival = useArrival(isPayable, orderKey, code);
  const newer = code && replacementOf(code, codes, services.clock.now(), utcOffset);
  const addressChoice = paymentChoiceOf(choice);

  /** Opens the page of a code, which requests it as it was requested before; without one, that of the address. */
  function openCode(known: PaymentCode | null): void {
    const search = namedInputs(known ? choiceAskedFor(addressChoice, known) : addressChoice);
    void router.navigate({ to: '/that', search, replace: true });
  }

  function close(): void {
    if (router.history.canGoBack()) router.history.back();
    else openCode(code);
  }

  return (
    <CashierFrame onClose={close}>
      {arrival ? (
        <ArrivalCard orderKey={orderKey} outcome={arrival} />
      ) : code ? (
        <>
          {newer && <ReplacedNotice newer={newer} onOpen={() => openCode(newer)} />}
          {isPayable ? (
            <CashierSlip code={code} deadline={deadline} />
          ) : (
            <>
              <DeadlineLine deadline={deadline} />
              <Button block onClick={() => openCode(code)}>{t`Get a new code`}</Button>
            </>
          )}
        </>
      ) : saved.isPending ? (
        <>
          <LoadingText />
          <Skeleton height={160} />
          <Skeleton height={96} />
        </>
      ) : (
        <Notice
          kind="warning"
          title={t`This code is not on this phone`}
          action={<Button variant="quiet" onClick={() => openCode(null)}>{t`Show my payment code`}</Button>}
        >
          <Trans>It is kept on the phone where you got it.</Trans>
        </Notice>
      )}
    </CashierFrame>
  );
}

/** With more characters the bars are too thin for a scanner. */
const maxShownCodeLength = 80;

/** The text of a barcode: the code without spaces; `null` for banks, and beyond ASCII (decision 56, cashier). */
export function barcodeTextOf({ payType, vcode }: Pick<PaymentCode, 'payType' | 'vcode'>): string | null {
  if (payType !== counterType || vcode.length > 2 * maxShownCodeLength) return null;
  const code = bareCode(vcode);
  return code.length <= maxShownCodeLength && /^[!-~]+$/.test(code) ? code : null;
}

function CashierSlip({ code, deadline: { until, onEnd } }: { code: PaymentCode; deadline: Deadline }) {
  const { t } = useLingui();
  const money = useMoney();
  const { clock } = useServices();
  const sum = sumOfCode(code);
  const toPay = amountToPay(sum);
  const amount = money(toPay);
  const place = placeOf(code);
  const fit: CSSProperties & Record<'--figures', number> = { '--figures': Math.max(8, amount.length) };

  return (
    <div className={styles['slip']}>
      {place !== '' && <p className={styles['place']}>{place}</p>}
      <Barcode text={barcodeTextOf(code)} />
      <p className={styles['number']}>
        <span className={styles['groups']}>
          <CodeGroups text={groupInFours(code.vcode)} />
        </span>
      </p>
      <dl className={styles['facts']}>
        {code.amount !== '' && (
          <div>
            <dt className="hint">{t(amountLabel(sum))}</dt>
            <dd className={styles['amount']} style={fit}>
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
            <dd className={styles['left']}>
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
