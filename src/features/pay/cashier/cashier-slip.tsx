import { Trans } from '@lingui/macro';
import type { CSSProperties } from 'react';
import { CodeGroups } from '@/platform/i18n/code-groups';
import { groupInFours } from '@/platform/i18n/figures';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Countdown } from '@/ui/countdown';
import { amountOf, bareCode } from '../code/code-text';
import { CounterSum } from '../code/counter-sum';
import type { Deadline } from '../code/use-deadline';
import type { PaymentCode } from '../records/payment-codes';
import { Barcode } from './barcode';
import { ScreenStaysOn } from './screen-stays-on';
import styles from './cashier-slip.module.css';

/** More than this no phone can show in bars that a scanner still tells apart. */
const longest = 80;

/**
 * What the barcode of a payment code says: its figures without spaces, as it is typed in at the till.
 * @returns `null` where there is to be none: banks take numbers, and Code 128 carries only ASCII (decision 56, cashier)
 */
export function barcodeTextOf({ payType, vcode }: Pick<PaymentCode, 'payType' | 'vcode'>): string | null {
  if (payType !== '2' || vcode.length > 2 * longest) return null;
  const code = bareCode(vcode);
  return code.length <= longest && /^[!-~]+$/.test(code) ? code : null;
}

/** What the till needs, as large as the screen allows. */
export function CashierSlip({ code, deadline: { until, onEnd } }: { code: PaymentCode; deadline: Deadline }) {
  const money = useMoney();
  const { clock } = useServices();
  const amount = money(amountOf(code.amount));
  const fit: CSSProperties & Record<'--figures', number> = { '--figures': Math.max(8, amount.length) };

  return (
    <div className={styles['slip']}>
      {code.payCode !== '' && <p className={styles['place']}>{code.payCode}</p>}
      <div className={styles['bleed']}>
        <Barcode text={barcodeTextOf(code)} />
      </div>
      <p className={styles['number']}>
        <span className={styles['groups']}>
          <CodeGroups text={groupInFours(code.vcode)} />
        </span>
      </p>
      <dl className={styles['facts']}>
        {code.amount !== '' && (
          <div>
            <dt>{code.fee === '' ? <Trans>Total amount</Trans> : <Trans>Amount of the code</Trans>}</dt>
            <dd className={styles['amount']} style={fit}>
              {amount}
            </dd>
          </div>
        )}
        {until && (
          <div>
            <dt>
              <Trans>Time left</Trans>
            </dt>
            <dd className={styles['left']}>
              <Countdown key={until.instant} until={until.instant} now={() => clock.now()} onEnd={onEnd} />
              <span className="sr-only">{formatServerTime(until)}</span>
            </dd>
          </div>
        )}
      </dl>
      <CounterSum amount={amountOf(code.amount)} fee={amountOf(code.fee)} isCounter />
      <p className={styles['hint']}>
        <Trans>Turn up the brightness of your screen, so that the till can read it.</Trans> <ScreenStaysOn />
      </p>
    </div>
  );
}
