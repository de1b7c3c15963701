import { Trans, useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { usePaidNote } from './queries';
import { confirmedRepeatPayments, useUnreadWords } from './unread/unread-payment';

/** A text if the borrower has claimed to have paid this order, or may have paid it; otherwise null. */
export function useClaimedWords(orderId: string): ReactNode {
  const { t } = useLingui();
  const note = usePaidNote(orderId);
  const unreadWords = useUnreadWords();
  const { utcOffset } = useMarket();
  if (!note) return null;
  if (note.isUnread) return keepNumbersTogether(unreadWords(note.at, utcOffset));
  const time = formatDate(note.at, utcOffset);
  return keepNumbersTogether(t`You told us on ${time} that you paid. Please do not pay twice.`);
}

/** Reminds a borrower who has claimed to have paid this order, or may have paid it. Otherwise nothing. */
export function ClaimedNotice({ orderId }: { orderId: string }) {
  const words = useClaimedWords(orderId);
  return words === null ? null : <Notice kind="warning">{words}</Notice>;
}

/**
 * Asks once before the next payment if this order may have been paid.
 * @returns `ask` calls `proceed` at once if there is nothing to ask, else after "Pay again"; `question` is the dialog
 */
export function usePaidBefore(orderId: string): { ask: (proceed: () => void) => void; question: ReactNode } {
  const { t } = useLingui();
  const unreadWords = useUnreadWords();
  const { utcOffset } = useMarket();
  const note = usePaidNote(orderId);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const time = note ? formatDate(note.at, utcOffset) : '';

  function close(): void {
    setProceed(null);
  }

  function payAgain(): void {
    if (note) confirmedRepeatPayments.add(orderId, note.at);
    close();
    proceed?.();
  }

  return {
    ask(next) {
      if (!note || confirmedRepeatPayments.has(orderId, note.at)) next();
      else setProceed(() => next);
    },
    question: (
      <Dialog
        open={proceed !== null}
        onClose={close}
        title={t`Have you not paid this already?`}
        actions={
          <>
            <Button variant="secondary" onClick={payAgain}>
              <Trans comment="Button: the borrower said to have paid, and wants to pay once more">Pay again</Trans>
            </Button>
            <Button onClick={close}>
              <Trans comment="Button: does not pay a second time">Do not pay</Trans>
            </Button>
          </>
        }
      >
        <p>
          {note?.isUnread ? (
            unreadWords(note.at, utcOffset)
          ) : (
            <Trans>
              You told us on {time} that you paid. We are checking it. If you pay again now, you may pay twice.
            </Trans>
          )}
        </p>
      </Dialog>
    ),
  };
}
