import { Trans, useLingui } from '@lingui/macro';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { usePaidNote } from './queries';
import { useUnreadWords } from './unread/unread-payment';

type Props = {
  isOpen: boolean;
  /** Why the order may be paid already. */
  note: NonNullable<ReturnType<typeof usePaidNote>>;
  onClose: () => void;
  onPayAgain: () => void;
};

/** Asks a borrower who has claimed to have paid an order, or may have paid it, whether to pay again. */
export function PaidBeforeQuestion({ isOpen, note, onClose, onPayAgain }: Props) {
  const { t } = useLingui();
  const unreadWords = useUnreadWords();
  const { utcOffset } = useMarket();
  const time = formatDate(note.at, utcOffset);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`Have you already paid this?`}
      actions={
        <>
          <Button variant="secondary" onClick={onPayAgain}>
            <Trans comment="Button: the borrower said to have paid, and wants to pay once more">Pay again</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans comment="Button: does not pay a second time">Do not pay</Trans>
          </Button>
        </>
      }
    >
      <p>
        {note.isUnread ? (
          unreadWords(note.at)
        ) : (
          <Trans>
            You told us on {time} that you paid. We are checking it. If you pay again now, you may pay twice.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
