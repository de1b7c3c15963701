import { Trans, useLingui } from '@lingui/macro';
import type { ServerTime } from '@/domain/server-time';
import { useMoney } from '@/platform/i18n/market';
import { usePreviewContext } from '@/platform/preview/use-preview';
import { ReadAloud } from '@/ui/aloud/read-aloud';
import { Notice } from '@/ui/notice';
import { CashierButton } from '../cashier/cashier-button';
import { PayLink } from '../ways/pay-link';
import { PayQr } from '../ways/pay-qr';
import { useWayWords } from '../ways/use-way-words';
import { WayIcon } from '../ways/way-icon';
import { CodeFrame } from './code-frame';
import { amountOf, bareCode, plainAmount } from './code-text';
import { DeadlineLine } from './deadline-line';
import { codeTexts } from './preview';
import type { FreshCode } from './queries';
import type { Deadline } from './use-deadline';

type Props = {
  code: FreshCode;
  deadline: Deadline;
  /** When the loan falls due, where that matters to this payment and is known. */
  due: ServerTime | null;
  /**
   * Whether the server is still asked if this kept code holds: nothing can be done with it, not even copied
   * (decision 87, preview).
   */
  isAsked: boolean;
  /** Absent where there is no cashier. */
  onCashier?: (() => void) | undefined;
};

/**
 * What to type in at the bank or in an app, to scan, or to show at the counter: the code, the amount, and until when.
 */
export function CodeCard({ code, deadline, due, isAsked, onCashier }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const amount = amountOf(code.amount);
  const words = useWayWords()(code.payType, code.groupName);
  const fields = codeTexts(code, due, usePreviewContext());
  const { expired } = deadline;
  const isUsable = !expired && !isAsked;

  return (
    <CodeFrame
      fields={fields}
      icon={<WayIcon payType={code.payType} size={22} />}
      qr={code.qrContent !== '' && isUsable && <PayQr text={code.qrContent} amount={money(amount)} />}
      copied={
        isAsked
          ? undefined
          : {
              number: { text: bareCode(code.vcode), label: words.numberCopied },
              payee: { text: code.payee, label: t`recipient` },
              amount: { text: plainAmount(amount), label: t`total amount` },
            }
      }
      expired={expired}
      deadline={<DeadlineLine deadline={deadline} due={due} />}
    >
      {code.amount === '' && (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>The server did not name it. Ask customer service before you pay.</Trans>
        </Notice>
      )}
      {code.payUrl && isUsable && <PayLink address={code.payUrl} />}
      {onCashier && isUsable && <CashierButton onClick={onCashier} />}
      {isUsable && <ReadAloud />}
    </CodeFrame>
  );
}
