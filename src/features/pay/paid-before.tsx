import { useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { lazyComponent, PartNotice } from '@/ui/lazy-component';
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
  if (note.isUnread) return keepNumbersTogether(unreadWords(note.at));
  const time = formatDate(note.at, utcOffset);
  return keepNumbersTogether(t`You told us on ${time} that you paid. Please do not pay twice.`);
}

/** Reminds a borrower who has claimed to have paid this order, or may have paid it. Otherwise nothing. */
export function ClaimedNotice({ orderId }: { orderId: string }) {
  const words = useClaimedWords(orderId);
  return words === null ? null : <Notice kind="warning">{words}</Notice>;
}

/** Loaded once there is something to ask. Without its code a tap pays nothing. */
const PaidBeforeQuestion = lazyComponent({
  load: () => import('./paid-before-question').then((module) => module.PaidBeforeQuestion),
  after: 'paint',
  failed: ({ isOpen, state, onRetry }) => isOpen && <PartNotice state={state} onRetry={onRetry} />,
});

/**
 * Asks once before the next payment if this order may have been paid.
 * @param proceed begins the payment that the page shows now, which may have changed while the question was open
 * @returns `ask` calls `proceed` at once if there is nothing to ask, else after "Pay again"; `question` is the dialog
 */
export function usePaidBefore(orderId: string, proceed: () => void): { ask: () => void; question: ReactNode } {
  const note = usePaidNote(orderId);
  const [isOpen, setIsOpen] = useState(false);

  function payAgain(): void {
    if (note) confirmedRepeatPayments.add(orderId, note.at);
    setIsOpen(false);
    proceed();
  }

  return {
    ask() {
      if (!note || confirmedRepeatPayments.has(orderId, note.at)) proceed();
      else setIsOpen(true);
    },
    question: note && (
      <PaidBeforeQuestion isOpen={isOpen} note={note} onClose={() => setIsOpen(false)} onPayAgain={payAgain} />
    ),
  };
}
