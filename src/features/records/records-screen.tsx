import { Trans, useLingui, Plural } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { hideCardNumbers } from '@/domain/card-numbers';
import { markets } from '@/domain/market';
import { useObservable } from '@/platform/browser/observable';
import { formatDate, formatMonth } from '@/platform/i18n/format-date';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { LongList } from '@/ui/long-list';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useTapLock } from '@/ui/use-write';
import { receiptsQuery } from './queries';
import { receiptAmount, receiptWords } from './receipt-facts';
import type { AnyReceipt } from './receipt-of';
import { AllRecordsLink, ReceiptState } from './receipt-screen';
import { useDeletion } from './use-deletion';
import styles from './records.module.css';

/** In the lender's time zone; `isSameMonth` of date-fns uses the phone's (decision 25, date forms). */
const monthOf = ({ at, market }: AnyReceipt): string => formatDate(at, markets[market].utcOffset, 'date').slice(0, 7);

type RecordItemProps = { receipt: AnyReceipt; before: AnyReceipt | undefined; orderId: string };

function RecordItem({ receipt, before, orderId }: RecordItemProps) {
  const { t, i18n } = useLingui();
  const { utcOffset } = markets[receipt.market];
  const { title, state, tone, icon } = receiptWords(receipt, t);
  const amount = receiptAmount(receipt);
  const beginsMonth = !before || monthOf(before) !== monthOf(receipt);
  const about =
    receipt.kind === 'complaint' && receipt.type !== '' ? receipt.type : hideCardNumbers(receipt.productName);
  return (
    <>
      {beginsMonth && <h2 className={styles.month}>{formatMonth(receipt.at, utcOffset, i18n.locale)}</h2>}
      <Link
        to="/records"
        search={{ ...(orderId !== '' && { orderId }), receipt: receipt.id }}
        className={cx('surface row', styles.item)}
      >
        <span className="disc">
          <Icon name={icon} size={20} />
        </span>
        <span className="grow">
          <span className="ends">
            <span className={styles.name}>{title}</span>
            <span className={cx('tabular', styles.amount)}>{amount}</span>
          </span>
          <span className={cx('hint tabular', styles.about)}>
            {formatDate(receipt.at, utcOffset)}
            {about !== '' && ` · ${about}`}
          </span>
          <ReceiptState state={state} tone={tone} />
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </>
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
            This deletes from this phone: what you typed but have not sent, complaints, messages and ratings waiting to
            be sent, conversations, payment codes and all records. This cannot be undone.
          </Trans>
        </p>
        <p>{t`Your payments, complaints and ratings themselves stay as they are.`}</p>
      </Dialog>
    </>
  );
}

/** Explains that the records are on this phone only, and deletes all of them. */
function DeviceNotice({ count, isKept }: { count: number; isKept: boolean }) {
  const { t } = useLingui();
  const { button, dialog } = useDeletion({
    words: {
      title: t`Delete all records?`,
      text: (
        <Plural
          value={count}
          one="# record is removed from this phone for good. This cannot be undone."
          other="# records are removed from this phone for good. This cannot be undone."
        />
      ),
      keep: t({ message: 'Keep them', comment: 'Button: nothing is deleted' }),
      remove: t({ message: 'Delete all', comment: 'Button: removes all records from this phone' }),
      done: t`All records were deleted from this phone.`,
    },
  });
  return (
    <>
      <Notice kind={isKept ? 'info' : 'warning'} action={count > 0 && button}>
        {isKept
          ? t`These records are kept on this phone only. They go when you sign out, or when the app’s data is cleared.`
          : t`Your phone does not let us save anything, so these records are gone when you close this page. Share or print what you need.`}
      </Notice>
      {dialog}
    </>
  );
}

type Props = {
  /** Only records of this order; empty: all. */
  orderId: string;
  /** The choice about health reports, if the build has one. */
  setting?: ReactNode;
};

/** The borrower's actions on this phone by month, newest first (decision 55, receipts). Needs no server. */
export function RecordsScreen({ orderId, setting }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const isKept = useObservable(services.storage.status).mode !== 'memory';
  const query = useQuery(receiptsQuery(services));
  const skeleton = (
    <SkeletonPage>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={112} radius={14} />
      ))}
    </SkeletonPage>
  );

  return (
    <PageShell>
      <QueryView query={query} skeleton={skeleton}>
        {(receipts) => {
          const shown = orderId === '' ? receipts : receipts.filter((receipt) => receipt.orderId === orderId);
          const deviceNotice = shown.length > 0 && (
            <DeviceNotice count={orderId === '' ? receipts.length : 0} isKept={isKept} />
          );
          return (
            <>
              {/* A person who is about to lose the records is told first; otherwise the place of the records comes last. */}
              {!isKept && deviceNotice}
              {shown.length === 0 ? (
                <EmptyState
                  title={orderId === '' ? t`No records yet` : t`No records for this loan`}
                  text={t`When you repay, extend the due date, file a complaint or give a rating on this phone, a record appears here.`}
                  action={orderId !== '' && <AllRecordsLink />}
                />
              ) : (
                <LongList
                  name="records"
                  items={shown.map((receipt, index) => ({ receipt, before: shown[index - 1] }))}
                  keyOf={({ receipt }) => receipt.id}
                  renderItem={(entry) => <RecordItem {...entry} orderId={orderId} />}
                  usualHeight={128}
                />
              )}
              {orderId !== '' && shown.length > 0 && (
                <Notice kind="info" action={<AllRecordsLink />}>{t`Only the records of one loan are shown.`}</Notice>
              )}
              {isKept && deviceNotice}
              {orderId === '' && setting}
              <SignOut />
            </>
          );
        }}
      </QueryView>
    </PageShell>
  );
}
