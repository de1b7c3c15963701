import { Trans, useLingui } from '@lingui/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { RadioTabs } from '@/ui/radio-tabs';
import { useTapLock } from '@/ui/use-tap-lock';
import type { PaymentChoice } from '../virtual-account/payment-choice';
import { AskedAmount } from './asked-amount';
import { BankPanel } from './bank-panel';
import styles from './choice-screen.module.css';
import { IncompleteNotice } from './incomplete-notice';
import { BankSkeleton, MarketSkeleton } from './list-skeletons';
import { MarketPanel } from './market-panel';
import { isComplete, type PayType, type Place } from './place';
import { usePlace } from './use-place';

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
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const { place, change, banks, markets } = usePlace(asked, (next) => onChoose(withPlace(asked, next)));
  const isMissing = wasIncomplete && !isComplete(place);

  function changeType(payType: PayType): void {
    setWasIncomplete(false);
    change({ type: 'payType', payType });
  }

  function confirm(): void {
    if (isComplete(place)) {
      void once(() => onConfirm(withPlace(asked, place)));
      return;
    }
    setWasIncomplete(true);
    const field = panel.current?.querySelector<HTMLElement>('button, input');
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
        {place.payType === '1' ? (
          <QueryView query={banks} skeleton={<BankSkeleton />}>
            {(options) => (
              <BankPanel banks={options} place={place} isMissing={isMissing} noticeId={noticeId} onChange={change} />
            )}
          </QueryView>
        ) : (
          <QueryView query={markets} skeleton={<MarketSkeleton />}>
            {(options) => <MarketPanel markets={options} place={place} onChange={change} />}
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
