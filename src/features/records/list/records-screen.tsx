import { Trans, useLingui, Plural } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { markets } from '@/domain/market';
import { formatDate, formatMonth } from '@/platform/i18n/format-date';
import { useServices } from '@/platform/services';
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
import { AllLink } from '../all-link';
import { DeletionFailed } from '../deletion-failed';
import { KindIcon } from '../kind-icon';
import { receiptsQuery } from '../queries';
import { receiptAmount } from '../receipt-amount';
import { StatePill } from '../state-pill';
import { useDeletion } from '../use-deletion';
import { useReceiptWords } from '../use-receipt-words';
import { byMonth, ofOrder, type Entry } from './months';
import styles from './record-item.module.css';

type RecordItemProps = {
  entry: Entry;
  /** The order whose records the list shows; empty: all. */
  orderId: string;
};

/** One receipt of the list, below its month where that begins with it. */
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
            {formatDate(receipt.at, utcOffset, 'shortTime')}
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

/** Asks before everything goes: there is no way back. */
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

/**
 * Signs the borrower out of this phone, after saying what is deleted with it: the only way in which records go
 * (decision 30, record owner).
 */
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
  /** Absent where there is nothing to delete. */
  onDeleteAll: (() => void) | undefined;
};

/** Where the records live, and where they do not. */
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

/** Nothing is kept yet, and what will be. */
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
  /** A setting of what this phone tells. */
  setting?: ReactNode;
};

/**
 * Everything this phone has kept of what the borrower did, by month, newest first (decision 55, receipts). Asks no
 * server.
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
