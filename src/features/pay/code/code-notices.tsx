import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { parseMinor } from '@/domain/money';
import type { CodePayment } from '@/domain/payments/payment';
import { OfflineError } from '@/platform/api/errors';
import { groupInFours } from '@/platform/i18n/figures';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import type { ClosedWay } from '@/platform/offline/switches/use-closed-ways';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { QueryState } from '@/ui/query-view';
import { choiceAskedFor, namedInputs, type PaymentChoice } from './payment-choice';
import type { ShownCode } from './use-code-page';

type Props = { shown: ShownCode; choice: PaymentChoice; query: QueryState<ShownCode> };

/** Warnings before paying with this code: it is a copy, there is a newer one, the amount differs. */
export function CodeNotices({ shown: { payment, savedBecause, newer, older }, choice, query }: Props) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const navigate = useNavigate();
  const open = (other: CodePayment) => navigate({ to: '/that', search: namedInputs(choiceAskedFor(choice, other)) });
  const time = formatDate(payment.code.savedAt, utcOffset);
  return (
    <>
      {savedBecause && (
        <Notice kind="warning" title={t`Saved on ${time}`} retrying={query.isFetching} onRetry={query.refetch}>
          {savedBecause instanceof OfflineError ? (
            <Trans>You are offline. This is the copy on your phone.</Trans>
          ) : (
            <Trans>We could not reach the server. This is the copy on your phone.</Trans>
          )}
        </Notice>
      )}
      {newer && <ReplacedNotice newer={newer} onOpen={() => void open(newer)} />}
      {older && <OldCodeNotice code={older.code} />}
      <AmountNotice {...payment} />
    </>
  );
}

/** This code has replaced an expired one without being asked for: the page was opened again. */
function OldCodeNotice({ code }: Pick<CodePayment, 'code'>) {
  const { t } = useLingui();
  const number = groupInFours(code.number);
  return (
    <Notice kind="warning" title={t`Your earlier code has expired. This is a new one.`}>
      {t`Please do not pay ${number} any more.`}
    </Notice>
  );
}

/** A newer code of the same order can be paid, so paying this one may be a second payment. */
export function ReplacedNotice({ newer, onOpen }: { newer: CodePayment; onOpen: () => void }) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(newer.code.savedAt, utcOffset);
  return (
    <Notice
      kind="warning"
      title={t`You have a newer code for this loan`}
      action={<Button variant="quiet" onClick={onOpen}>{t`Show the newer code`}</Button>}
    >
      <Trans>You got it on {time}. Use only that one, so that you do not pay twice.</Trans>
    </Notice>
  );
}

/** The server's amount is the debt; what was asked for is only mentioned. A fee of the way is in neither. */
function AmountNotice({ asked, off }: Pick<CodePayment, 'asked' | 'off'>) {
  const { t } = useLingui();
  const money = useMoney();
  const [wanted, due] = [parseMinor(asked), parseMinor(off)];
  if (wanted === null || due === null || wanted === due) return null;
  const [dueText, askedText] = [money(due), money(wanted)];
  return <Notice kind="info">{t`The amount due is ${dueText} (you chose ${askedText}).`}</Notice>;
}

/** Shown above a code that exists already. */
export function ClosedWayNotice({ words }: { words: ClosedWay }) {
  const { t } = useLingui();
  return (
    <Notice kind="warning" title={t`This way of paying is closed for now`}>
      <span lang={words.lang}>{words.text}</span>
    </Notice>
  );
}
