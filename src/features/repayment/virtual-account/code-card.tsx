import { Trans, useLingui } from '@lingui/macro';
import type { ServerTime } from '@/domain/server-time';
import { groupInFours } from '@/i18n/code-groups';
import { useMoney } from '@/services/market';
import type { PaymentCode } from '@/storage/records/payment-codes';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { CashierButton } from '../cashier/cashier-button';
import { amountOf, bareCode, plainAmount } from './code-text';
import { CopyField } from './copy-field';
import { CounterSum } from './counter-sum';
import { DeadlineLine } from './deadline-line';
import type { Deadline } from './use-deadline';
import styles from './code-card.module.css';

type Props = {
  code: PaymentCode;
  deadline: Deadline;
  /** When the loan falls due, where that matters to this payment and is known. */
  due: ServerTime | null;
  /** Absent where there is no cashier. */
  onCashier?: (() => void) | undefined;
};

/** What to type in at the bank or to show at the counter: the code, the amount, and until when. */
export function CodeCard({ code, deadline, due, onCashier }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const amount = amountOf(code.amount);
  const isBank = code.payType === '1';
  const { expired } = deadline;

  return (
    <Card>
      <div className={styles['place']}>
        <span className={styles['badge']}>
          <Icon name={isBank ? 'bank' : 'store'} size={22} />
        </span>
        <p>
          {code.payCode && <strong className={styles['name']}>{code.payCode}</strong>}
          <span className={styles['way']}>
            {isBank
              ? t`Virtual account`
              : t({ message: 'Cash at the counter', comment: 'Way of paying: in a mini market' })}
          </span>
        </p>
      </div>
      <dl className={styles['fields']}>
        <CopyField
          label={isBank ? t`Virtual account number` : t`Payment code`}
          shown={groupInFours(code.vcode)}
          copied={bareCode(code.vcode)}
          name={isBank ? t`virtual account number` : t`payment code`}
          size="code"
          outdated={expired}
        />
        {code.amount !== '' && (
          <CopyField
            label={code.fee !== '' && !isBank ? t`Amount of the code` : t`Total amount`}
            shown={money(amount)}
            copied={plainAmount(amount)}
            name={t`total amount`}
            size="amount"
            outdated={expired}
          />
        )}
      </dl>
      {!isBank && !expired && <CounterSum amount={amount} fee={amountOf(code.fee)} />}
      {onCashier && !expired && <CashierButton onClick={onCashier} />}
      {code.amount === '' && (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>The server did not name it. Ask customer service before you pay.</Trans>
        </Notice>
      )}
      <DeadlineLine deadline={deadline} due={due} />
      {!expired && <ReadAloud />}
    </Card>
  );
}
