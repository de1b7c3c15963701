import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { RepaymentWay } from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { EmptyState } from '@/ui/state-views';
import { canResumeCode } from '../attempt/payment';
import type { PaywayState } from '../attempt/payway-store';
import { UnpaidNotice } from '../outcome/unpaid-notice';
import { CardChoice } from './card-choice';
import { DueCard } from './due-card';
import { LoanHelp } from './loan-help';
import { useProblemWords } from './use-problem-words';
import styles from './payway-screen.module.css';

type NoCardsProps = { orderKey: OrderKey; hasOtherWay: boolean };

/** Nothing to pay with yet: add a card, or pay the other way where there is one. */
function NoCards({ orderKey, hasOtherWay }: NoCardsProps) {
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
  orderKey: OrderKey;
  way: RepaymentWay;
  loan: LoanDetails | undefined;
  state: PaywayState;
  /** Whether the last payment is recent enough to be mentioned. */
  isRecent: boolean;
  /** Minor units; `null` when not known. */
  amount: bigint | null;
  amountHasChanged: boolean;
  isMissing: boolean;
  listRef: Ref<HTMLDivElement>;
  onChoose: (cardId: string) => void;
  onEnterCode: () => void;
};

/** What there is to pay, how the last try ended, and what to pay with. */
export function PaywayContent({
  orderKey,
  way,
  loan,
  state,
  isRecent,
  amount,
  amountHasChanged,
  isMissing,
  listRef,
  onChoose,
  onEnterCode,
}: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useProblemWords();
  const { attempt, busy, problem } = state;
  const isUnpaid = attempt?.stage === 'unpaid' && isRecent && busy === null;
  const problemWords = problem && attempt?.stage !== 'code' && !isUnpaid ? words(problem) : null;

  return (
    <>
      <DueCard amount={amount} hasChanged={amountHasChanged} />
      {isUnpaid && <UnpaidNotice onEnterCode={canResumeCode(attempt) ? onEnterCode : undefined} />}
      {problemWords && (
        <Notice kind="error" title={problemWords.title}>
          {problemWords.text}
        </Notice>
      )}
      {way.bankCards.length === 0 ? (
        <NoCards orderKey={orderKey} hasOtherWay={way.alipay} />
      ) : (
        <>
          <CardChoice
            ref={listRef}
            cards={way.bankCards}
            value={state.chosenCardId}
            onChange={onChoose}
            isMissing={isMissing}
          />
          <Card label={t`Other ways`}>
            <div className={styles['links']}>
              <LinkRow icon="plus" onClick={() => void navigate({ to: '/addnormalcard', search: orderKey })}>
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
      <p className={styles['safe']}>
        <Icon name="shield" size={18} />
        <Trans>
          Only the last four digits of a card are kept on this phone. You pay once, even if the network breaks off.
        </Trans>
      </p>
      <LoanHelp loan={loan} />
    </>
  );
}
