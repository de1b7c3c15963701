import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { parseMinor } from '@/domain/money';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { loanDetailsQuery } from '@/features/loan/queries';
import { RefusedError } from '@/platform/api/errors';
import { useMoney } from '@/platform/i18n/market';
import { type ClosedWayOf, useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { amountField } from '@/ui/preview';
import { QueryView } from '@/ui/query-view';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { AmountSlot } from '@/ui/slot';
import { RadioTabs } from '@/ui/tabs';
import { useForm } from '@/ui/use-form';
import { useTapLock } from '@/ui/use-write';
import { namedInputs, type PaymentChoice, purposeOf } from '../code/payment-choice';
import { PaymentNotices, usePaymentGate, usePaymentQuestion } from '../payments/gate';
import { useNewFigures, usePayments } from '../payments/use-payments';
import { useDue } from '../queries';
import { saveLastWay, useLastWay } from '../records/last-way';
import { changePlace, type Group, isPlain, type Place, placeFrom, settlePlace, waysQuery } from './place';
import { usePanelWords, WayPanel } from './way-panel';
import { wayKindOf } from './way-words';
import { useWayText, WayIcon } from './ways';
import styles from './choice.module.css';

/** The amount that the borrower wants to pay, which is not always the debt, its purpose, and the next step. */
function AskedAmount({ asked: { amount, display, productId, orderId } }: { asked: PaymentChoice }) {
  const { t } = useLingui();
  const { api } = useServices();
  const money = useMoney();
  const minor = parseMinor(amount);
  // Without an amount the server uses that of the loan, or the fee of the extension.
  const paysExtension = purposeOf(display) === 'extension';
  const isLoan = minor === null && !paysExtension;
  const loan = useQuery({ ...loanDetailsQuery(api, { productId, orderId }), enabled: isLoan });
  const due = useDue(loan.data);
  const sum = minor ?? (isLoan ? due?.amount : null);
  const isKnown = sum !== undefined || loan.error !== null;
  const purpose = paysExtension
    ? t({ message: 'Extension fee', comment: 'Label above the amount: the price of a later due date' })
    : display === '0' &&
      t({ message: 'For your instalments', comment: 'Label above an amount that is about to be paid' });
  const label = isLoan
    ? t`Amount due`
    : purpose || t({ message: 'You chose to pay', comment: 'Label above an amount' });
  return (
    <Card tone="float">
      {isKnown && typeof sum !== 'bigint' ? (
        <>
          {purpose && <p className={styles.purpose}>{purpose}</p>}
          <p>{t`You see the amount on the next page, before you pay.`}</p>
        </>
      ) : (
        <AmountSlot name="asked" fields={isKnown ? { asked: amountField(money(sum ?? '')) } : null} label={label} />
      )}
      <p className="hint">{t`Next come the steps to pay.`}</p>
    </Card>
  );
}

const isUpi = ({ payType }: Group) => wayKindOf(payType) === 'upi';

/** The selection within the lists, each loaded when its tab is first shown; `closed` ways are left out. */
function usePlace(asked: PaymentChoice, closed: ClosedWayOf, onChange: (place: Place) => unknown) {
  const { api, storage } = useServices();
  const queryClient = useQueryClient();
  const { productId, orderId } = asked;
  const key = { productId, orderId };
  const [chosen, setChosen] = useState<Place | null>(null);
  const last = useLastWay(asked.orderId);
  // The address wins; otherwise the last way is preselected.
  const isLast = !chosen && asked.payType === '' && Boolean(last);
  const given = chosen ?? (asked.payType === '' && last ? placeFrom(last) : placeFrom(asked));
  const isMarket = given.payType === counterType;
  const banks = useQuery({ ...waysQuery(api, key, false), enabled: !isMarket });
  const markets = useQuery({ ...waysQuery(api, key, true), enabled: isMarket });
  // Both name the further groups.
  const groups = [...(banks.data ?? []), ...(markets.data ?? [])];
  // Where there is UPI, nearly everyone pays by it.
  const upi = chosen === null && asked.payType === '' && !last ? groups.find(isUpi) : undefined;
  const place = upi ? changePlace(given, { payType: upi.payType }) : given;

  function change(tapped: Partial<Place>): void {
    const next = changePlace(place, tapped);
    if (next === place) return;
    setChosen(next);
    if (next.payType !== place.payType) saveLastWay(storage, queryClient, null);
    onChange(next);
  }

  const settled = settlePlace(place, groups, ({ payCode }) => !closed(payCode));
  const ways = groups.find(({ payType }) => payType === settled.payType)?.ways;

  function keep(): void {
    const name = ways?.find(({ payCode }) => payCode === settled.payCode)?.name ?? settled.payCode;
    saveLastWay(storage, queryClient, { ...settled, name });
  }

  return {
    place: settled,
    isLast: isLast && settled.payCode !== '' && settled.payCode === given.payCode,
    change,
    keep,
    query: isMarket ? markets : banks,
    ways: ways ?? [],
    further: (banks.data ?? markets.data ?? []).filter(({ payType }) => !isPlain(payType)),
  };
}

function WaysSkeleton() {
  return (
    <>
      <LoadingText />
      <div className="stack-2" aria-hidden="true">
        <Skeleton height={24} width="64%" />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
      </div>
    </>
  );
}

/** Where to pay (specification section 2, /individual; decision 91, further ways); `asked` may preselect a way. */
export function ChoiceScreen({ asked }: { asked: PaymentChoice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const noticeId = useId();
  const once = useTapLock();
  const router = useRouter();
  const { productId, orderId, display } = asked;
  const payments = usePayments({ productId, orderId });
  // The loan as it was read last, if it was: this page does not ask for it.
  const loan = useQuery({ ...loanDetailsQuery(useServices().api, { productId, orderId }), enabled: false }).data;
  const before = usePaymentGate(payments, { purpose: purposeOf(display), by: 'code', loan });
  const { ask, question } = usePaymentQuestion(before, pay);
  const closed = useClosedWays();
  // The address has the selection, for a reload and for going back from the code.
  const readdress = (next: Partial<PaymentChoice>) =>
    navigate({ to: '/individual', search: namedInputs({ ...asked, ...next }), replace: true, resetScroll: false });
  // A chosen amount is one of the figures before a change of the loan. A person who is leaving is not called back.
  useNewFigures(payments, () => router.state.location.pathname.includes('/individual') && readdress({ amount: '' }));
  const { place, isLast, change, keep, query, ways, further } = usePlace(asked, closed, readdress);
  const form = useForm({ place: place.payCode === '' ? true : null });
  const words = usePanelWords(place.payType);
  const wayText = useWayText();
  const title = t({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' });

  function changeType(payType: string): void {
    form.forget();
    change({ payType });
  }

  function pay(): void {
    void once(() => {
      keep();
      return navigate({ to: '/that', search: namedInputs({ ...asked, ...place }) });
    });
  }

  return (
    <PageShell
      title={title}
      tone="brand"
      footer={
        <Button block disabled={ways.length === 0} onClick={() => form.check() && ask()}>
          <Trans comment="Button that confirms where to pay; in capitals">I WANT TO PAY</Trans>
        </Button>
      }
    >
      <PaymentNotices payments={payments} given={before} />
      {question}
      {before.gate.is === 'ask' && before.gate.because === 'settled' ? (
        <Notice kind="warning" title={before.gate.title}>
          {before.gate.text}
        </Notice>
      ) : (
        // An order that the server refuses may not exist.
        (query.data ?? !(query.error instanceof RefusedError)) && <AskedAmount asked={asked} />
      )}
      <RadioTabs
        label={title}
        options={[
          ...further.filter(isUpi),
          { payType: bankType },
          { payType: counterType },
          ...further.filter((group) => !isUpi(group)),
        ].map(({ payType, groupName }: Partial<Group> & Pick<Group, 'payType'>) => ({
          value: payType,
          label: (
            <>
              <span className={styles.icon}>
                <WayIcon payType={payType} size={20} />
              </span>
              {wayText('name', payType, groupName).replaceAll('-', '\u2011')}
            </>
          ),
        }))}
        value={place.payType}
        onChange={changeType}
      />
      <fieldset
        ref={form.field('place')}
        className="stack"
        tabIndex={-1}
        aria-label={t`Where you’ll pay`}
        aria-describedby={form.isWrong ? noticeId : undefined}
      >
        {form.isWrong && (
          <div id={noticeId}>
            <Notice kind="error" title={t`Please complete the information`}>
              {words.missing}
            </Notice>
          </div>
        )}
        {isLast && <p className="hint">{t`Chosen as last time. You can change it.`}</p>}
        <QueryView query={query} skeleton={<WaysSkeleton />}>
          {() => <WayPanel key={place.payType} ways={ways} closed={closed} place={place} onChange={change} />}
        </QueryView>
      </fieldset>
    </PageShell>
  );
}
