import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { OfflineError } from '@/platform/api/errors';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { EmptyState } from '@/ui/state-views';
import type { PaymentCode } from '../records/payment-codes';
import { amountOf } from './code-text';
import { namedInputs, type PaymentChoice } from './payment-choice';
import type { ShownCode } from './use-payment-code';
import styles from './code.module.css';

type Props = {
  shown: ShownCode;
  /** Minor units as digits, or empty: what the address asked for. */
  asked: string;
  retrying: boolean;
  onRetry: () => void;
  onOpenNewer: (code: PaymentCode) => void;
};

/**
 * What a person must know before paying with this code: that it is a copy, that a newer one exists,
 * that the amount is another.
 */
export function CodeNotices({ shown: { code, savedBecause, newer }, asked, retrying, onRetry, onOpenNewer }: Props) {
  return (
    <>
      {savedBecause && <SavedNotice code={code} reason={savedBecause} retrying={retrying} onRetry={onRetry} />}
      {newer && <ReplacedNotice newer={newer} onOpen={() => onOpenNewer(newer)} />}
      <AmountNotice asked={asked} due={amountOf(code.amount)} />
    </>
  );
}

type SavedProps = { code: PaymentCode; reason: Error; retrying: boolean; onRetry: () => void };

function SavedNotice({ code, reason, retrying, onRetry }: SavedProps) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(code.savedAt, utcOffset);
  return (
    <Notice
      kind="warning"
      title={t`Saved on ${time}`}
      action={
        <Button variant="quiet" busy={retrying} busyLabel={t`Trying again…`} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {reason instanceof OfflineError ? (
        <Trans>You are offline. This is the copy on your phone.</Trans>
      ) : (
        <Trans>We could not reach the server. This is the copy on your phone.</Trans>
      )}
    </Notice>
  );
}

/** A later code of the same order can be paid: who pays both pays twice. */
export function ReplacedNotice({ newer, onOpen }: { newer: PaymentCode; onOpen: () => void }) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(newer.savedAt, utcOffset);
  return (
    <Notice
      kind="warning"
      title={t`You have a newer code for this loan`}
      action={
        <Button variant="quiet" onClick={onOpen}>
          <Trans>Show the newer code</Trans>
        </Button>
      }
    >
      <Trans>
        You got it on <span className={styles['codeNoticesTime']}>{time}</span>. Use only that one, so that you do not
        pay twice.
      </Trans>
    </Notice>
  );
}

/** The server's amount is the debt; what the address asked for is only named beside it. */
function AmountNotice({ asked, due }: { asked: string; due: bigint | string }) {
  const money = useMoney();
  const wanted = amountOf(asked);
  if (typeof wanted === 'string' || typeof due === 'string' || wanted === due) return null;
  const [dueText, askedText] = [money(due), money(wanted)];
  return (
    <Notice kind="info">
      <Trans>
        The amount due is {dueText} (you asked for {askedText}).
      </Trans>
    </Notice>
  );
}

type Words = { lang: string; text: string };

type ClosedWayStateProps = {
  /** Why, in the operator's words. */
  words: Words;
  choice: PaymentChoice;
  /** Asks for the code all the same: somebody may have paid with it already, or stand at the counter. */
  onShow: () => void;
};

/**
 * In the place of a code for a way that the operator has closed for now: asking for one would make it (decision
 * 69, switches from outside).
 */
export function ClosedWayState({ words, choice, onShow }: ClosedWayStateProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t`This way of paying is closed for now`}
      text={<span lang={words.lang}>{words.text}</span>}
      action={
        <div className="stack">
          <Button block onClick={() => void navigate({ to: '/individual', search: namedInputs(choice) })}>
            <Trans>Change payment method</Trans>
          </Button>
          <Button block variant="quiet" onClick={onShow}>
            <Trans comment="Button: shows a payment code although its bank takes no payments now">
              Show the code all the same
            </Trans>
          </Button>
        </div>
      }
    />
  );
}

/** Above a code that is there already. */
export function ClosedWayNotice({ words }: { words: Words }) {
  const { t } = useLingui();
  return (
    <Notice kind="warning" title={t`This way of paying is closed for now`}>
      <span lang={words.lang}>{words.text}</span>
    </Notice>
  );
}
