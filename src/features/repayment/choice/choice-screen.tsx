import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { MarketOption } from '@/api/contract/repayment';
import { keepLastWay, lastWayQuery } from '@/services/last-way';
import { useServices } from '@/services/services';
import { useClosedWays, type ClosedWayOf } from '@/services/switches/use-closed-ways';
import { Button } from '@/ui/button';
import { ChoiceList } from '@/ui/choice-list';
import { closedRow } from '@/ui/closed-row';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { RadioTabs } from '@/ui/radio-tabs';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useTapLock } from '@/ui/use-tap-lock';
import { ClaimedNotice, usePaidBefore } from '../paid-before';
import type { PaymentChoice } from '../virtual-account/payment-choice';
import { AskedAmount } from './asked-amount';
import { BankPanel } from './bank-panel';
import { isComplete, type PayType, type Place, changePlace, placeFrom, settlePlace, type PlaceAction } from './place';
import { banksQuery, marketsQuery } from './queries';
import styles from './choice-screen.module.css';

type MarketPanelProps = {
  markets: readonly MarketOption[];
  /** Why a mini market takes nothing now. */
  closed: ClosedWayOf;
  place: Place;
  onChange: (action: PlaceAction) => void;
};

/** The mini markets that take cash for a payment code. */
function MarketPanel({ markets, closed, place, onChange }: MarketPanelProps) {
  const { t } = useLingui();
  if (markets.length === 0) {
    return (
      <EmptyState
        title={t`No mini market takes this payment now`}
        text={t`Please pay by bank, or contact customer service.`}
      />
    );
  }
  return (
    <div>
      <ChoiceList
        label={t`At which mini market do you pay?`}
        showLabel
        options={markets.map(({ payCode, marketName }) => ({
          value: payCode,
          label: marketName,
          icon: <Icon name="store" size={22} />,
          ...closedRow(closed(payCode)),
        }))}
        value={place.payCode === '' ? null : place.payCode}
        onChange={(payCode) => onChange({ type: 'market', payCode })}
      />
      <p className={styles['hint']}>
        <Trans>You pay at the counter, with your payment code.</Trans>
      </p>
    </div>
  );
}

/**
 * Where to pay: what was tapped, seen against the lists. Each list is loaded when its tab is first shown.
 * @param asked what the address names
 * @param closed ways that take nothing now: they count as not there
 * @param onChange told of every change that counts
 */
function usePlace(asked: PaymentChoice, closed: ClosedWayOf, onChange: (place: Place) => void) {
  const { api, storage } = useServices();
  const queryClient = useQueryClient();
  const { productId, orderId } = asked;
  const key = { productId, orderId };
  const [chosen, setChosen] = useState<Place | null>(null);
  const { data: last } = useQuery(lastWayQuery(storage, asked.orderId));
  // What the address names counts; else the way of last time, until another is chosen.
  const isLast = !chosen && asked.payType === '' && Boolean(last);
  const place = chosen ?? (asked.payType === '' && last ? placeFrom(last) : placeFrom(asked));
  const banks = useQuery({ ...banksQuery(api, key), enabled: place.payType === '1' });
  const markets = useQuery({ ...marketsQuery(api, key), enabled: place.payType === '2' });

  function change(action: PlaceAction): void {
    const next = changePlace(place, action);
    if (next === place) return;
    setChosen(next);
    if (action.type === 'payType') keepLastWay(storage, queryClient, null);
    onChange(next);
  }

  const open = {
    banks: banks.data?.filter(({ bankCode }) => !closed(bankCode)),
    markets: markets.data?.filter(({ payCode }) => !closed(payCode)),
  };
  const settled = settlePlace(place, open);

  function keep(): void {
    const bank = banks.data?.find(({ bankCode }) => bankCode === settled.payCode)?.bankName;
    const market = markets.data?.find(({ payCode }) => payCode === settled.payCode)?.marketName;
    const name = (settled.payType === '1' ? bank : market) ?? settled.payCode;
    keepLastWay(storage, queryClient, { ...settled, name });
  }

  return { place: settled, isLast: isLast && isComplete(settled), change, keep, banks, markets };
}

/** The bank field before its list. */
function BankSkeleton() {
  return (
    <>
      <LoadingText />
      <Skeleton height={68} radius={14} />
    </>
  );
}

/** The mini markets before their list. */
function MarketSkeleton() {
  return (
    <>
      <LoadingText />
      <div className={styles['list']} aria-hidden="true">
        <Skeleton height={24} width="64%" />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
        <Skeleton height={63} radius={14} />
      </div>
    </>
  );
}

/** Says that something is still to be chosen (specification section 5). */
function IncompleteNotice({ id }: { id: string }) {
  return (
    <div id={id}>
      <Notice kind="error">
        <Trans>Please complete the information</Trans>
      </Notice>
    </div>
  );
}

type Props = {
  /** What the address names: the order, the amount, and perhaps a place to start from. */
  asked: PaymentChoice;
  /** Told of every change, so that coming back finds it. */
  onChoose: (choice: PaymentChoice) => void;
  /** With a complete choice; called once for a burst of taps. */
  onConfirm: (choice: PaymentChoice) => void;
};

/** Where to pay: at which bank or mini market (specification section 2, /individual). */
export function ChoiceScreen({ asked, onChoose, onConfirm }: Props) {
  const { t } = useLingui();
  const panel = useRef<HTMLFieldSetElement>(null);
  const noticeId = useId();
  const once = useTapLock();
  const { ask, question } = usePaidBefore(asked.orderId);
  const closed = useClosedWays();
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const { place, isLast, change, keep, banks, markets } = usePlace(asked, closed, (next) =>
    onChoose(withPlace(asked, next)),
  );
  const isMissing = wasIncomplete && !isComplete(place);

  function changeType(payType: PayType): void {
    setWasIncomplete(false);
    change({ type: 'payType', payType });
  }

  function confirm(): void {
    if (isComplete(place)) {
      ask(
        () =>
          void once(() => {
            keep();
            onConfirm(withPlace(asked, place));
          }),
      );
      return;
    }
    setWasIncomplete(true);
    const field = panel.current?.querySelector<HTMLElement>('button, input:enabled');
    (field ?? panel.current)?.focus();
  }

  return (
    <PageShell
      title={t({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' })}
      tone="brand"
      footer={
        <Button block onClick={confirm}>
          <Trans comment="Button that confirms where to pay; in capitals">I WANT TO PAY</Trans>
        </Button>
      }
    >
      <ClaimedNotice orderId={asked.orderId} />
      {question}
      <AskedAmount amount={asked.amount} display={asked.display} />
      <RadioTabs
        label={t({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' })}
        options={[
          { value: '1', label: <TypeName payType="1" /> },
          { value: '2', label: <TypeName payType="2" /> },
        ]}
        value={place.payType}
        onChange={changeType}
      />
      <fieldset
        ref={panel}
        className="stack"
        tabIndex={-1}
        aria-label={t`Where you pay`}
        aria-describedby={isMissing ? noticeId : undefined}
      >
        {isMissing && <IncompleteNotice id={noticeId} />}
        {isLast && (
          <p className={styles['hint']}>
            <Trans>Chosen as last time. You can change it.</Trans>
          </p>
        )}
        {place.payType === '1' ? (
          <QueryView query={banks} skeleton={<BankSkeleton />}>
            {(options) => (
              <BankPanel
                banks={options}
                closed={closed}
                place={place}
                isMissing={isMissing}
                noticeId={noticeId}
                onChange={change}
              />
            )}
          </QueryView>
        ) : (
          <QueryView query={markets} skeleton={<MarketSkeleton />}>
            {(options) => <MarketPanel markets={options} closed={closed} place={place} onChange={change} />}
          </QueryView>
        )}
      </fieldset>
    </PageShell>
  );
}

function withPlace(asked: PaymentChoice, place: Place): PaymentChoice {
  return { ...asked, ...place };
}

function TypeName({ payType }: { payType: PayType }) {
  return payType === '1' ? (
    <>
      <span className={styles['icon']}>
        <Icon name="bank" size={20} />
      </span>
      <Trans comment="One of two ways to pay">Bank</Trans>
    </>
  ) : (
    <>
      <span className={styles['icon']}>
        <Icon name="store" size={20} />
      </span>
      <Trans comment="One of two ways to pay: a shop that takes cash">Mini Market</Trans>
    </>
  );
}
