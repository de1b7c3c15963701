import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import { useServices } from '@/platform/services';
import { type Receipt, receipts } from '@/platform/writes/receipts';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { receiptsKey } from './queries';
import styles from './record-parts.module.css';

/** The look of a state: money that has arrived, is on its way, or is only claimed; everything else that was sent. */
type StateTone = 'sure' | 'pending' | 'claimed' | 'plain';

type ReceiptWords = { title: string; state: string; tone: StateTone; icon: IconName };

const methodIcons = {
  card: 'card',
  'virtual-account': 'bank',
  counter: 'store',
  further: 'phone',
  other: 'globe',
} as const satisfies Record<string, IconName>;

const tones = { paid: 'sure', accepted: 'pending', claimed: 'claimed' } as const satisfies Record<string, StateTone>;

/** @returns functions for the title and the state of a receipt */
export function useReceiptWords(): (receipt: Receipt) => ReceiptWords {
  const { t } = useLingui();
  const states = {
    paid: t({ message: 'Paid', comment: 'State of a payment on a receipt' }),
    accepted: t({
      message: 'Accepted, not on your loan yet',
      comment: 'State of a payment on a receipt: the server took it',
    }),
    claimed: t({
      message: 'Said to be paid, not confirmed yet',
      comment: 'State of a payment on a receipt: only the borrower says so',
    }),
  };
  const methods = {
    card: t({ message: 'Repayment by card', comment: 'What a receipt is about' }),
    'virtual-account': t({ message: 'Repayment by virtual account', comment: 'What a receipt is about' }),
    counter: t({ message: 'Repayment at a counter', comment: 'What a receipt is about' }),
    further: t({ message: 'Repayment', comment: 'What a receipt is about' }),
    other: t({ message: 'Repayment at the online cashier', comment: 'What a receipt is about' }),
  };
  const subjects = {
    complaint: t({
      message: 'Rating of our answer',
      comment: 'What a receipt is about: stars for the answer to a complaint',
    }),
    loan: t({ message: 'Rating of the loan', comment: 'What a receipt is about: stars' }),
    chat: t({ message: 'Rating of the chat', comment: 'What a receipt is about: stars' }),
  };

  const byWay = (place: string) =>
    t({ message: `Repayment by ${place}`, comment: 'What a receipt is about; UPI, QRIS or the name of an e-wallet' });

  const starsOf = (stars: number) => t({ message: `${stars} of 5 stars`, comment: 'A rating that was given' });

  return (receipt) => {
    switch (receipt.kind) {
      case 'payment':
        return {
          title: receipt.method === 'further' && receipt.place ? byWay(receipt.place) : methods[receipt.method],
          state: states[receipt.state],
          tone: tones[receipt.state],
          icon: methodIcons[receipt.method],
        };
      case 'extension':
        return {
          title: t({ message: 'Extension of the due date', comment: 'What a receipt is about' }),
          state: states[receipt.state],
          tone: tones[receipt.state],
          icon: 'calendar',
        };
      case 'complaint':
        return {
          title: t({ message: 'Complaint', comment: 'What a receipt is about' }),
          state: t({ message: 'Received by us', comment: 'State of a complaint on a receipt: the lender has it' }),
          tone: 'plain',
          icon: 'chat',
        };
      case 'rating':
        return { title: subjects[receipt.subject], state: starsOf(receipt.stars), tone: 'plain', icon: 'star' };
      default:
        return receipt satisfies never;
    }
  };
}

/** The icon of a receipt's kind. */
export function KindIcon({ icon }: Pick<ReceiptWords, 'icon'>) {
  return (
    <span className={styles['circle']}>
      <Icon name={icon} size={20} />
    </span>
  );
}

/** The state of a receipt, in words and colour. */
export function StatePill({ state, tone }: Pick<ReceiptWords, 'state' | 'tone'>) {
  return <span className={cx(styles['pill'], styles[tone])}>{state}</span>;
}

/** A link to the records of all orders. */
export function AllLink() {
  return (
    <Link to="/records" className={buttonClass('quiet')}>
      <Trans comment="Link: to everything that is kept on this phone">All records</Trans>
    </Link>
  );
}

/** The storage of the phone failed to delete something. */
export function DeletionFailed() {
  return (
    <Notice kind="error">
      <Trans>Your phone’s storage did not answer, so it may still be there. Please try again.</Trans>
    </Notice>
  );
}

/** Deletes records from this phone, once for a burst of taps, and reports the result. */
export function useDeletion(onDone: () => void): {
  isDeleting: boolean;
  /** The storage failed. */
  hasFailed: boolean;
  deleteOne: (id: string) => void;
  deleteAll: () => void;
} {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const store = services.storage.open(receipts);

  const { send, isSending, error } = useWrite('record-deletion', async (what: { id: string } | 'all') => {
    // Records in memory end with the page: `memory` counts as `saved` here.
    const isGone =
      what === 'all'
        ? (await store.clear()) || services.storage.status.getSnapshot().mode === 'memory'
        : (await store.remove(what.id)) !== 'full';
    if (!isGone) throw new Error('The storage did not delete it');
    show(what === 'all' ? t`All records were deleted from this phone.` : t`The record was deleted from this phone.`, {
      kind: 'success',
    });
    onDone();
    await queryClient.invalidateQueries({ queryKey: receiptsKey(services) });
  });

  return {
    isDeleting: isSending,
    hasFailed: error !== null,
    deleteOne: (id) => send({ id }),
    deleteAll: () => send('all'),
  };
}

/** The amount of a receipt in the currency of the payment, whatever the page's market; `null` without an amount. */
export function receiptAmount(receipt: Receipt): string | null {
  if (!('amount' in receipt) || receipt.amount === '') return null;
  const minor = parseMinor(receipt.amount);
  return minor === null ? receipt.amount : formatMoney({ minor, currency: markets[receipt.market].currency });
}
