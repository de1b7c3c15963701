import { Trans, useLingui, Plural } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { markets } from '@/domain/market';
import { formatDate, formatMonth } from '@/platform/i18n/format-date';
import { useServices } from '@/platform/services';
import type { Receipt } from '@/platform/writes/receipts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { LongList } from '@/ui/long-list';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useTapLock } from '@/ui/use-tap-lock';
import { receiptsQuery } from './queries';
import {
  AllLink,
  DeletionFailed,
  KindIcon,
  receiptAmount,
  StatePill,
  useDeletion,
  useReceiptWords,
} from './record-parts';
import styles from './records-screen.module.css';

/** A receipt in the list. `month`: a time in the month that begins with it, epoch milliseconds, else `null`. */
type Entry = { receipt: Receipt; month: number | null };

/**
 * In the lender's time zone, like all dates; `isSameMonth` of date-fns uses the phone's zone (decision 25, date forms).
 */
const monthOf = ({ at, market }: Receipt): string => formatDate(at, markets[market].utcOffset, 'date').slice(0, 7);

/**
 * Marks the receipts that begin a month.
 * @param receipts newest first
 */
function byMonth(receipts: readonly Receipt[]): Entry[] {
  return receipts.map((receipt, index) => {
    const before = receipts[index - 1];
    return { receipt, month: before && monthOf(before) === monthOf(receipt) ? null : receipt.at };
  });
}

/** @param orderId empty: all */
function ofOrder(receipts: readonly Receipt[], orderId: string): readonly Receipt[] {
  return orderId === '' ? receipts : receipts.filter((receipt) => receipt.orderId === orderId);
}

type RecordItemProps = {
  entry: Entry;
  /** The order whose records the list shows; empty: all. */
  orderId: string;
};

/** One receipt of the list, with its month if it is the first of it. */
function RecordItem({ entry: { receipt, month }, orderId }: RecordItemProps) {
  const { i18n } = useLingui();
  const { utcOffset } = markets[receipt.market];
  const { title, state, tone, icon } = useReceiptWords()(receipt);
  const amount = receiptAmount(receipt);
  const about = receipt.kind === 'complaint' && receipt.type !== '' ? receipt.type : receipt.productName;
  return (
    <>
      {month !== null && <h2 className={styles['month']}>{formatMonth(month, utcOffset, i18n.locale)}</h2>}
      <Link
        to="/records"
        search={{ ...(orderId !== '' && { orderId }), receipt: receipt.id }}
        className={styles['item'] ?? ''}
      >
        <KindIcon icon={icon} />
        <span className={styles['text']}>
          <span className={styles['head']}>
            <span className={styles['title']}>{title}</span>
            {amount !== null && <span className={styles['amount']}>{amount}</span>}
          </span>
          <span className={styles['about']}>
            {formatDate(receipt.at, utcOffset)}
            {about !== '' && ` · ${about}`}
          </span>
          <StatePill state={state} tone={tone} />
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </>
  );
}

type DeleteAllDialogProps = { open: boolean; count: number; onClose: () => void };

/** Asks before all records are deleted, which cannot be undone. */
function DeleteAllDialog({ open, count, onClose }: DeleteAllDialogProps) {
  const { t } = useLingui();
  const { isDeleting, hasFailed, deleteAll } = useDeletion(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isDeleting}
      title={t`Delete all records?`}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={onClose}>
            <Trans comment="Button: nothing is deleted">Keep them</Trans>
          </Button>
          <Button variant="danger" busy={isDeleting} busyLabel={t`Deleting…`} onClick={deleteAll}>
            <Trans comment="Button: removes all records from this phone">Delete all</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="# record is removed from this phone for good. Nobody can bring it back."
          other="# records are removed from this phone for good. Nobody can bring them back."
        />
      </p>
      <p>
        <Trans>Your payments, complaints and ratings themselves stay as they are.</Trans>
      </p>
      {hasFailed && <DeletionFailed />}
    </Dialog>
  );
}

/** Signs the borrower out of this phone, after naming what is deleted (decision 30, record owner). */
function SignOut() {
  const { t } = useLingui();
  const { signOut } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const once = useTapLock();

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans comment="Button: opens the question whether to sign out">Sign out of this phone</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Sign out of this phone?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans comment="Button: nothing is deleted, the session goes on">Stay signed in</Trans>
            </Button>
            <Button variant="danger" onClick={() => void once(signOut)}>
              <Trans comment="Button: ends the session and deletes what is kept on this phone">Sign out</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            This deletes from this phone: what you typed but have not sent, complaints and messages waiting to be sent,
            conversations, payment codes and all records. Nobody can bring them back.
          </Trans>
        </p>
        <p>
          <Trans>Your payments, complaints and ratings themselves stay as they are.</Trans>
        </p>
      </Dialog>
    </>
  );
}

type DeviceNoticeProps = {
  /** Absent if there is nothing to delete. */
  onDeleteAll: (() => void) | undefined;
};

/** Explains that the records are on this phone only. */
function DeviceNotice({ onDeleteAll }: DeviceNoticeProps) {
  const { status } = useServices().storage;
  const { mode } = useSyncExternalStore(status.subscribe, status.getSnapshot, status.getSnapshot);
  return (
    <Notice
      kind="info"
      action={
        onDeleteAll && (
          <Button variant="quiet" onClick={onDeleteAll}>
            <Trans comment="Button: removes all records from this phone">Delete all</Trans>
          </Button>
        )
      }
    >
      {mode === 'memory' ? (
        <Trans>
          Your phone does not let us keep anything, so these records end when you close this page. Share or print what
          you need.
        </Trans>
      ) : (
        <Trans>
          These records are kept on this phone only. They go when you sign out, or when the app’s data is cleared.
        </Trans>
      )}
    </Notice>
  );
}

/** Shown while there are no records: what will appear here. */
function EmptyRecords({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={isFiltered ? t`Nothing is kept for this order` : t`Nothing is kept yet`}
      text={t`When you repay, extend the due date, file a complaint or give a rating on this phone, a record of it appears here. You can print, share or delete it.`}
    />
  );
}

type Props = {
  /** Only records of this order; empty: all. */
  orderId: string;
  /** The choice about health reports, if the build has one. */
  setting?: ReactNode;
};

/**
 * The records of the borrower's actions on this phone, by month, newest first (decision 55, receipts). Works without
 * the server.
 */
export function RecordsScreen({ orderId, setting }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const query = useQuery(receiptsQuery(services));
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <PageShell title={t({ message: 'My records', comment: 'Title of the page with receipts kept on this phone' })}>
      <QueryView query={query} skeleton={<RecordsSkeleton />}>
        {(receipts) => {
          const shown = ofOrder(receipts, orderId);
          return (
            <>
              <DeviceNotice
                onDeleteAll={receipts.length > 0 && orderId === '' ? () => setIsDeleting(true) : undefined}
              />
              {orderId !== '' && (
                <Notice kind="info" action={<AllLink />}>
                  <Trans>Only what belongs to order {orderId} is shown.</Trans>
                </Notice>
              )}
              {shown.length === 0 ? (
                <EmptyRecords isFiltered={orderId !== ''} />
              ) : (
                <LongList
                  name="records"
                  items={byMonth(shown)}
                  keyOf={({ receipt }) => receipt.id}
                  renderItem={(entry) => <RecordItem entry={entry} orderId={orderId} />}
                  usualHeight={128}
                />
              )}
              {orderId === '' && setting}
              {orderId === '' && <SignOut />}
              <DeleteAllDialog open={isDeleting} count={receipts.length} onClose={() => setIsDeleting(false)} />
            </>
          );
        }}
      </QueryView>
    </PageShell>
  );
}

function RecordsSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton height={84} radius={14} />
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={112} radius={14} />
      ))}
    </SkeletonPage>
  );
}
