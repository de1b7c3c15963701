import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { CodeFacts, CodePayment } from '@/domain/payments/payment';
import { wholeOf, bareCode, placeOf, sumOfPayment, counterType } from '@/domain/payments/payment-facts';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMoney } from '@/platform/i18n/market';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button, CloseButton } from '@/ui/button';
import { Countdown } from '@/ui/countdown';
import { cx } from '@/ui/cx';
import { PartMissing } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { DocumentTitle, pageTitleId } from '@/ui/page-shell';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { loadModules } from './cashier-button';
import { CounterSum, type Deadline, DeadlineLine } from './code-frame';
import { ArrivalCard, CodeWarnings, NoCodeYet, ReplacedNotice } from './code-page';
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
                <Button block onClick={() => openCode(shown.payment)}>{t`Get a new code`}</Button>
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

/** Light modules on either side; without them a scanner does not find the code (Code 128: ten). */
export const quietModules = 10;

/** The dark bars of a code (`1` dark, `0` light) as one SVG path, in modules, with the quiet zone; its height is 1. */
export function barPath(modules: string): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${quietModules + index} 0h${length}v1h-${length}z`)
    .join('');
}

/** Scanners cannot read narrower modules. */
const minModulePx = 1;

type Room = Pick<DOMRect, 'left' | 'width'>;

/**
 * Centres a barcode in the space, as wide as whole device pixels per module allow, with sharp edges.
 * @param count modules, with the quiet zone
 * @param room left edge and width, CSS px
 * @param ratio device pixels per CSS px
 * @returns `left` from the edge of the space and the width with the quiet zone, CSS px; `scale`: the width of a module,
 *   device pixels; `null` if it does not fit
 */
export function placeBarcode(count: number, room: Room, ratio: number) {
  const pixels = Math.floor(room.width * ratio);
  const scale = Math.floor(pixels / count);
  if (scale < 1 || scale / ratio < minModulePx) return null;
  const start = Math.ceil(room.left * ratio) + Math.floor((pixels - scale * count) / 2);
  const left = Math.max(0, start / ratio - room.left);
  return { left, width: (scale * count) / ratio, scale };
}

/** A code as bars, black on white in both themes, as large as the screen allows; `null` shows the code without bars. */
function Barcode({ text }: { text: string | null }) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['pay', 'barcode', text],
    queryFn: () => loadModules(text ?? ''),
    enabled: text !== null,
    staleTime: Infinity,
  });
  const modules = text === null || query.error ? null : query.data;
  const room = useRef<HTMLDivElement>(null);
  /** `sideways`: it fits only along the longer side of the phone. */
  const [fit, setFit] = useState<ReturnType<typeof placeBarcode> | 'sideways'>(null);
  const count = modules ? modules.length + 2 * quietModules : 0;

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    function measure(): void {
      const node = room.current;
      if (!node) return;
      const area = node.getBoundingClientRect();
      const placeIn = (space: Room) => placeBarcode(count, space, window.devicePixelRatio);
      setFit(placeIn(area) ?? (placeIn({ left: 0, width: window.innerHeight }) && 'sideways'));
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);

  const byHand = <p className={styles.words}>{t`Please ask the cashier to type in this number.`}</p>;
  if (modules === null) {
    return (
      <>
        {byHand}
        {query.error && <PartMissing state="failed" onRetry={() => void query.refetch()} />}
      </>
    );
  }
  return (
    <div ref={room} className={cx(styles.room, 'light')}>
      {modules && fit !== null && fit !== 'sideways' && (
        <svg
          className={styles.bars}
          style={{ marginLeft: fit.left, width: fit.width }}
          viewBox={`0 0 ${String(count)} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={t`Barcode of the payment code`}
        >
          <path d={barPath(modules)} fill="var(--black)" />
        </svg>
      )}
      {modules && fit === null && byHand}
      {modules && fit === 'sideways' && (
        <p className={styles.words}>{t`Turn your phone sideways to see the barcode.`}</p>
      )}
    </div>
  );
}

/** With more characters the bars are too thin for a scanner. */
const maxShownCodeLength = 80;

/** The text of a barcode: the code without spaces; `null` for banks, and beyond ASCII (decision 56, cashier). */
export function barcodeTextOf({ payType, number }: Pick<CodeFacts, 'payType' | 'number'>): string | null {
  if (payType !== counterType || number.length > 2 * maxShownCodeLength) return null;
  const code = bareCode(number);
  return code.length <= maxShownCodeLength && /^[!-~]+$/.test(code) ? code : null;
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
