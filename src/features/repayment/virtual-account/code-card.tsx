import { Trans, useLingui } from '@lingui/macro';
import type { ServerTime } from '@/domain/server-time';
import { groupInFours } from '@/i18n/code-groups';
import { useMoney } from '@/services/market';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { CashierButton } from '../cashier/cashier-button';
import { PayLink } from '../ways/pay-link';
import { PayQr } from '../ways/pay-qr';
import { useWayWords } from '../ways/use-way-words';
import { WayIcon } from '../ways/way-icon';
import { amountOf, bareCode, plainAmount } from './code-text';
import { CopyField } from './copy-field';
import { CounterSum } from './counter-sum';
import { DeadlineLine } from './deadline-line';
import type { FreshCode } from './queries';
import type { Deadline } from './use-deadline';
import styles from './code-card.module.css';

type Props = {
  code: FreshCode;
  deadline: Deadline;
  /** When the loan falls due, where that matters to this payment and is known. */
  due: ServerTime | null;
  /** Absent where there is no cashier. */
  onCashier?: (() => void) | undefined;
};

/** What to type in at the bank or in an app, to scan, or to show at the counter: the code, the amount, and until when. */
export function CodeCard({ code, deadline, due, onCashier }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const amount = amountOf(code.amount);
  const words = useWayWords()(code.payType, code.groupName);
  const isBank = code.payType === '1';
  // Letters and a sign between them: not in fours, and no break in its middle.
  const isAddress = code.vcode.includes('@');
  const { expired } = deadline;

  return (
    <Card>
      <div className={styles['place']}>
        <span className={styles['badge']}>
          <WayIcon payType={code.payType} size={22} />
        </span>
        <p>
          {code.payCode && <strong className={styles['name']}>{code.payCode}</strong>}
          <span className={styles['way']}>{words.way}</span>
        </p>
      </div>
      {code.qrContent !== '' && !expired && <PayQr text={code.qrContent} amount={money(amount)} />}
      <dl className={styles['fields']}>
        <CopyField
          label={words.number}
          shown={isAddress ? code.vcode : groupInFours(code.vcode)}
          copied={bareCode(code.vcode)}
          name={words.numberCopied}
          size={isAddress ? 'text' : 'code'}
          outdated={expired}
        />
        {code.payee !== '' && (
          <CopyField label={t`Recipient`} shown={code.payee} copied={code.payee} name={t`recipient`} size="text" />
        )}
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
      {!isBank && !expired && <CounterSum amount={amount} fee={amountOf(code.fee)} isCounter={code.payType === '2'} />}
      {code.payUrl && !expired && <PayLink address={code.payUrl} />}
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
