import { plural, Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { dueAt } from '@/domain/amount-due';
import type { LoanAccount } from '@/domain/loan-account';
import type { OrderKey } from '@/domain/order-key';
import { oneLine } from '@/domain/text/text-lines';
import { attachProof } from '@/features/complaints/records/complaint-drafts';
import { installmentPlanQuery } from '@/features/pay/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { freshOnly, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { BottomSheet } from '@/ui/dialog';
import { CallRow, LinkRow } from '@/ui/link-row';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { useTapLock } from '@/ui/use-write';
import { PlanView } from './plan-view';
import { useExtension } from './what-if/option-card';
import { useComparison } from './what-if/repayment-options';
import styles from './costs.module.css';

/** The example of waiting: enough days for a visible cost, few enough to decide about. */
const waitingDays = 7;

function Ways({ orderKey, loan, account }: { orderKey: OrderKey; loan: LoanDetails; account: LoanAccount }) {
  const { t } = useLingui();
  const money = useMoney();
  const navigate = useNavigate();
  const { next, costOf } = useComparison(account.plan);
  const { data: extension } = useExtension(orderKey, loan);
  if (!next || !costOf) return null;
  const fee = extension && money(extension.fee);
  const part = money(next.total);
  const more = money(costOf(waitingDays));
  return (
    <div>
      {fee !== undefined && (
        <LinkRow icon="calendar" onClick={() => void navigate({ to: '/extension', search: orderKey })}>
          {t`Move the due date: ${fee}`}
        </LinkRow>
      )}
      {/* The plan accepts only whole instalments, at least the first one. */}
      {next.total < (account.due.sum ?? 0n) && (
        <LinkRow icon="receipt" onClick={() => void navigate({ to: '/installment', search: orderKey })}>
          {t`Pay only the oldest instalment: ${part}`}
        </LinkRow>
      )}
      <p className={styles.note}>
        {t`Waiting ${plural(waitingDays, { one: '# more day', other: '# more days' })} adds about ${more}.`}
      </p>
    </div>
  );
}

/** @returns the beginning of a message to customer service: the facts of the loan, in the person's language */
function useHardshipWords(): (loan: LoanDetails, orderId: string) => string {
  const { t } = useLingui();
  const money = useMoney();
  const market = useMarket();
  const { clock } = useServices();
  return (loan, orderNumber) => {
    const due = dueAt(loan, market, clock.now());
    const orderId = oneLine(orderNumber);
    const day = oneLine(due.day);
    if (due.amount === null)
      return day === ''
        ? t`I cannot pay what is due for loan ${orderId} now. Please tell me what is possible.`
        : t`I cannot pay what is due on ${day} for loan ${orderId}. Please tell me what is possible.`;
    const amount = oneLine(money(due.amount));
    return day === ''
      ? t`I cannot pay ${amount} for loan ${orderId} now. Please tell me what is possible.`
      : t`I cannot pay ${amount}, due on ${day}, for loan ${orderId}. Please tell me what is possible.`;
  };
}

type SheetProps = { orderKey: OrderKey; loan: LoanDetails; onClose: () => void };

/** "I cannot pay": the cost of each option, contact to a person, and help against pressure (decision 72, hardship). */
export function HardshipSheet({ orderKey, loan, onClose }: SheetProps) {
  const { t } = useLingui();
  const { api, storage, clock } = useServices();
  const navigate = useNavigate();
  const { service, authority, collection } = useLender();
  const plan = freshOnly(usePersistedQuery(installmentPlanQuery(api, orderKey)));
  const once = useTapLock();
  const words = useHardshipWords();
  const { orderId } = orderKey;
  const { from, until } = collection;

  function write(facts: string): void {
    void once(async () => {
      await attachProof(storage, orderId, { text: facts, paymentIds: [] }, clock.now()).catch(() => undefined);
      onClose();
      await navigate({ to: '/complainPageNext', search: { orderNo: orderId } });
    });
  }

  return (
    <BottomSheet open onClose={onClose} title={t`If you cannot pay`}>
      <p>{t`Many people have months like this. Here is what you can do, and what it costs.`}</p>
      <Button block onClick={() => write(words(loan, orderId))}>
        <Trans>Write to us (we fill in the details)</Trans>
      </Button>
      <CallRow telephone={loan.telephone === '' ? service.phone : loan.telephone} />
      <PlanView
        orderKey={orderKey}
        loan={loan}
        query={plan}
        skeleton={
          <>
            <LoadingText />
            <Skeleton height={44} />
          </>
        }
      >
        {({ account }) => <Ways orderKey={orderKey} loan={loan} account={account} />}
      </PlanView>
      <p className={styles.note}>
        <Trans comment="Two times of day, then the name of an authority, whose number is below">
          Nobody may threaten you, call your family or friends about your loan, or call you outside {from} to {until}.
          If it happens, call {authority.name}.
        </Trans>
      </p>
      <CallRow telephone={authority.phone} />
    </BottomSheet>
  );
}
