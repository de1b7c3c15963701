import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { BankCard } from '@/platform/api/contract/card-repayment';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RadioList, disabledOption } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { ProductLogo } from '@/ui/server-picture';
import { EmptyState } from '@/ui/state-views';
import { DueCard, LoanHelp } from './due-card';
import type { Way } from './queries';
import { cardEnd } from './step';
import type { CardPayment } from './use-card-payment';
import { PayNotice } from './way-view';
import styles from './card.module.css';

/** Shown without a card: add one, or pay the other way if there is one. */
function NoCards({ orderKey, hasOtherWay }: { orderKey: OrderKey; hasOtherWay: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t`You have no bank card here yet`}
      text={t`Add the card you want to pay with. It takes about a minute.`}
      action={
        <>
          <Button onClick={() => void navigate({ to: '/addnormalcard', search: orderKey })}>
            <Trans comment="Button: to the page where a bank card is added">Add a bank card</Trans>
          </Button>
          {hasOtherWay && (
            <Button variant="quiet" onClick={() => void navigate({ to: '/alipayrepayment', search: orderKey })}>
              <Trans comment="Link: pay without a bank card">Pay another way</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

type Props = {
  payment: CardPayment;
  way: Way;
  /** The amount in the address, minor units. */
  askedAmount: string | undefined;
  chosenCardId: string | null;
  onChoose: (cardId: string) => void;
  listRef: Ref<HTMLDivElement>;
};

/** The amount, what the person should know before paying, and the cards. */
export function PaywayContent({ payment, way, askedAmount, chosenCardId, onChoose, listRef }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { payments, loan, amount } = payment;
  const orderKey = payments.order;

  return (
    <>
      <DueCard amount={amount} askedAmount={askedAmount} />
      <PayNotice payment={payment} />
      {way.bankCards.length === 0 ? (
        <NoCards orderKey={orderKey} hasOtherWay={way.alipay} />
      ) : (
        <>
          <CardChoice ref={listRef} cards={way.bankCards} value={chosenCardId} onChange={onChoose} />
          <Card label={t`Other ways`}>
            <div className={styles.links}>
              <LinkRow icon="card" onClick={() => void navigate({ to: '/addnormalcard', search: orderKey })}>
                <Trans comment="Button: to the page where a bank card is added">Add a bank card</Trans>
              </LinkRow>
              {way.alipay && (
                <LinkRow icon="refresh" onClick={() => void navigate({ to: '/alipayrepayment', search: orderKey })}>
                  <Trans comment="Link: pay without a bank card">Pay another way</Trans>
                </LinkRow>
              )}
            </div>
          </Card>
        </>
      )}
      <p className={cx('row hint', styles.safe)}>
        <Icon name="shield" size={18} />
        <Trans>
          Only the last four digits of a card are kept on this phone. You pay once, even if the connection drops.
        </Trans>
      </p>
      <LoanHelp loan={loan.details} />
    </>
  );
}

/** A masked card number: its last four digits, on screen and for screen readers. */
function MaskedCard({ cardNo }: { cardNo: string }) {
  const { t } = useLingui();
  const end = cardEnd(cardNo);
  if (end === '') return null;
  return (
    <>
      <span className="tabular" aria-hidden="true">
        •••• •••• •••• {end}
      </span>
      <span className="sr-only">{t`ends in ${end}`}</span>
    </>
  );
}

type CardChoiceProps = {
  cards: readonly BankCard[];
  value: string | null;
  onChange: (cardId: string) => void;
  ref: Ref<HTMLDivElement>;
};

/** The saved bank cards, one of which is selected (specification section 2, repay by card). */
function CardChoice({ cards, value, onChange, ref }: CardChoiceProps) {
  const { t } = useLingui();
  const closed = useClosedWays();
  return (
    <div ref={ref} className="stack">
      <RadioList
        label={t`Your bank cards`}
        showLabel
        options={cards.map(({ id, bankName, bankCode, cardNo }) => ({
          value: id,
          label: bankName || t`Bank card`,
          hint: <MaskedCard cardNo={cardNo} />,
          // Many banks are called "… of China", so the words after it are shown.
          icon: <ProductLogo src="" name={bankName.replace(/^中国(?!银行)/, '')} size={40} />,
          ...disabledOption(closed(bankCode)),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
