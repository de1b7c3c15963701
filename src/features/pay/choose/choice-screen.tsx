import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { parseMinor } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { type ClosedWayOf, useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Amount } from '@/ui/amount';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { RadioTabs } from '@/ui/tabs';
import { useTapLock } from '@/ui/use-tap-lock';
import { namedInputs, type PaymentChoice, type PayType } from '../code/payment-choice';
import { ClaimedNotice, usePaidBefore } from '../paid-before';
import { keepLastWay, useLastWay } from '../queries';
import { useWayWords, WayIcon } from '../ways/ways';
import { BankPanel } from './bank-panel';
import { changePlace, isComplete, type Place, type PlaceAction, placeFrom, settlePlace } from './place';
import { banksQuery, marketsQuery } from './queries';
import { GroupPanel, MarketPanel } from './way-panel';
import styles from './choice.module.css';

type Props = {
  /** Minor units as digits; empty when the address names no usable amount, then the server decides. */
  amount: string;
  /** `1`: the fee of an extension; `0`: instalments; anything else says nothing. */
  display: string;
};

/** What the borrower set out to pay, which is not always the debt, what for, and what happens next. */
function AskedAmount({ amount, display }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const minor = parseMinor(amount);
  return (
    <Card tone="float">
      {minor === null ? (
        <p>
          <Trans>You see the amount on the next page, before you pay.</Trans>
        </p>
      ) : (
        <Amount text={money(minor)} label={t({ message: 'You chose to pay', comment: 'Label above an amount' })} />
      )}
      {display === '1' && (
        <p className={styles['purpose']}>
          <Trans>This is the fee for extending your due date.</Trans>
        </p>
      )}
      {display === '0' && (
        <p className={styles['purpose']}>
          <Trans>This goes towards your instalments.</Trans>
        </p>
      )}
      <p className={styles['next']}>
        <Trans>Next you get a payment code and the steps to pay. Nothing is paid before you use it.</Trans>
      </p>
    </Card>
  );
}

/**
 * Where to pay: what was tapped, seen against the lists. Each list is loaded when its tab is first shown.
 * @param asked what the address names
 * @param closed ways that take nothing now: they count as not there
 * @param onChange called on every change that counts
 */
function usePlace(asked: PaymentChoice, closed: ClosedWayOf, onChange: (place: Place) => unknown) {
  const { api, storage } = useServices();
  const queryClient = useQueryClient();
  const { productId, orderId } = asked;
  const key = { productId, orderId };
  const [chosen, setChosen] = useState<Place | null>(null);
  const last = useLastWay(asked.orderId);
  // What the address names counts; else the way of last time, until another is chosen.
  const isLast = !chosen && asked.payType === '' && Boolean(last);
  const place = chosen ?? (asked.payType === '' && last ? placeFrom(last) : placeFrom(asked));
  // The groups come with either list.
  const banks = useQuery({ ...banksQuery(api, key), enabled: place.payType !== '2' });
  const markets = useQuery({ ...marketsQuery(api, key), enabled: place.payType === '2' });

  function change(action: PlaceAction): void {
    const next = changePlace(place, action);
    if (next === place) return;
    setChosen(next);
    if (action.type === 'payType') keepLastWay(storage, queryClient, null);
    onChange(next);
  }

  const groups = banks.data?.groups ?? markets.data?.groups;
  const open = {
    banks: banks.data?.banks.filter(({ bankCode }) => !closed(bankCode)),
    markets: markets.data?.markets.filter(({ payCode }) => !closed(payCode)),
    groups: groups?.map((group) => ({ ...group, list: group.list.filter(({ payCode }) => !closed(payCode)) })),
  };
  const settled = settlePlace(place, open);

  function keep(): void {
    const { payType, payCode } = settled;
    const ways: readonly { payCode: string; name: string }[] =
      payType === '1'
        ? (banks.data?.banks ?? []).map(({ bankCode, bankName }) => ({ payCode: bankCode, name: bankName }))
        : payType === '2'
          ? (markets.data?.markets ?? []).map(({ marketName, ...market }) => ({ ...market, name: marketName }))
          : (groups?.find((group) => group.payType === payType)?.list ?? []);
    const name = ways.find((way) => way.payCode === payCode)?.name ?? payCode;
    keepLastWay(storage, queryClient, { ...settled, name });
  }

  return { place: settled, isLast: isLast && isComplete(settled), change, keep, banks, markets, groups: groups ?? [] };
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

/**
 * Where to pay: at which bank, mini market, or in which further way (specification section 2, /individual;
 * decision 91, further ways).
 * @param asked what the address names: the order, the amount, and perhaps a place to start from
 */
export function ChoiceScreen({ asked }: { asked: PaymentChoice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const panel = useRef<HTMLFieldSetElement>(null);
  const noticeId = useId();
  const once = useTapLock();
  const { ask, question } = usePaidBefore(asked.orderId);
  const closed = useClosedWays();
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const { place, isLast, change, keep, banks, markets, groups } = usePlace(asked, closed, (next) =>
    // The address keeps the choice: a reload and the way back from the code find it again.
    navigate({ to: '/individual', search: namedInputs(withPlace(asked, next)), replace: true, resetScroll: false }),
  );
  const isMissing = wasIncomplete && !isComplete(place);
  const group = groups.find(({ payType }) => payType === place.payType);

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
            return navigate({ to: '/that', search: namedInputs(withPlace(asked, place)) });
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
        options={[{ payType: '1' }, { payType: '2' }, ...groups].map((type) => ({
          value: type.payType,
          label: <TypeName {...type} />,
        }))}
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
        {place.payType === '2' ? (
          <QueryView query={markets} skeleton={<MarketSkeleton />}>
            {(data) => <MarketPanel markets={data.markets} closed={closed} place={place} onChange={change} />}
          </QueryView>
        ) : (
          <QueryView query={banks} skeleton={<BankSkeleton />}>
            {(data) =>
              group ? (
                <GroupPanel group={group} closed={closed} place={place} onChange={change} />
              ) : (
                <BankPanel
                  banks={data.banks}
                  closed={closed}
                  place={place}
                  isMissing={isMissing}
                  noticeId={noticeId}
                  onChange={change}
                />
              )
            }
          </QueryView>
        )}
      </fieldset>
    </PageShell>
  );
}

function withPlace(asked: PaymentChoice, place: Place): PaymentChoice {
  return { ...asked, ...place };
}

function TypeName({ payType, groupName }: { payType: PayType; groupName?: string }) {
  const { name } = useWayWords()(payType, groupName);
  return (
    <>
      <span className={styles['icon']}>
        <WayIcon payType={payType} size={20} />
      </span>
      {name}
    </>
  );
}
