import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { factsText } from '@/domain/text/text-lines';
import { useServices } from '@/platform/services';
import type { Receipt } from '@/platform/writes/receipts';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Dialog } from '@/ui/dialog';
import { MissingArt } from '@/ui/illustrations';
import { PageShell } from '@/ui/page-shell';
import { PrintSheet } from '@/ui/print-sheet';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { AllLink } from '../all-link';
import { DeletionFailed } from '../deletion-failed';
import { receiptQuery } from '../queries';
import { useDeletion } from '../use-deletion';
import { useReceiptFacts } from '../use-receipt-facts';
import { ReceiptActions } from './receipt-actions';
import { ReceiptCard } from './receipt-card';
import styles from './receipt-actions.module.css';

type DeleteDialogProps = { id: string; orderId: string; open: boolean; onClose: () => void };

/** Asks before a record goes: there is no way back. */
function DeleteDialog({ id, orderId, open, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isDeleting, hasFailed, deleteOne } = useDeletion(
    () => void navigate({ to: '/records', search: orderId === '' ? {} : { orderId }, replace: true }),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isDeleting}
      title={t`Delete this record?`}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={onClose}>
            <Trans comment="Button: nothing is deleted">Keep it</Trans>
          </Button>
          <Button variant="danger" busy={isDeleting} busyLabel={t`Deleting…`} onClick={() => deleteOne(id)}>
            <Trans comment="Button: removes a record from this phone">Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          It is removed from this phone for good. Nobody can bring it back, so print or share it first if you may need
          it.
        </Trans>
      </p>
      <p>
        <Trans>What it is about stays as it is.</Trans>
      </p>
      {hasFailed && <DeletionFailed />}
    </Dialog>
  );
}

/** The way to what a record is about; nothing where too little is known of it. */
function AboutLink({ receipt }: { receipt: Receipt }) {
  const { orderId, productId } = receipt;
  if ((receipt.kind === 'complaint' || receipt.kind === 'rating') && receipt.problemId !== '') {
    return (
      <Link to="/complainDetails" search={{ problemId: receipt.problemId }} className={buttonClass('quiet')}>
        <Trans comment="Link: from a record to the complaint it is about">See the complaint</Trans>
      </Link>
    );
  }
  if (orderId === '' || receipt.kind === 'complaint') return null;
  return (
    <Link to="/loanDetails" search={{ productId, orderId }} className={buttonClass('quiet')}>
      <Trans comment="Link: from a record to the loan it is about">See the loan</Trans>
    </Link>
  );
}

type Props = {
  id: string;
  /** The order whose records the list before it showed; empty: all. */
  orderId: string;
};

/** One record, to be read, printed, shared or deleted (decision 55, receipts). */
export function ReceiptScreen({ id, orderId }: Props) {
  const { t } = useLingui();
  const query = useQuery(receiptQuery(useServices(), id));
  return (
    <PageShell title={t({ message: 'Record', comment: 'Title of the page with one receipt' })} tone="brand">
      <QueryView query={query} skeleton={<SkeletonPage />}>
        {(receipt) =>
          receipt ? (
            <Loaded receipt={receipt} orderId={orderId} />
          ) : (
            <EmptyState
              title={t`This record is not on this phone`}
              text={t`It may have been deleted, or it was made on another phone.`}
              illustration={<MissingArt />}
              action={<AllLink />}
            />
          )
        }
      </QueryView>
    </PageShell>
  );
}

function Loaded({ receipt, orderId }: { receipt: Receipt; orderId: string }) {
  const { t } = useLingui();
  const { title, rows } = useReceiptFacts()(receipt);
  const [isDeleting, setIsDeleting] = useState(false);
  const note = t`Written down by the app on the borrower’s phone. It is not a statement of the lender; what counts is what the lender’s books show.`;
  return (
    <>
      <ReceiptCard receipt={receipt} rows={rows} note={note} />
      <ReceiptActions title={title} text={`${factsText(title, rows)}\n\n${note}`} />
      <div className={styles['ways']}>
        <AboutLink receipt={receipt} />
        <AllLink />
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          <Trans comment="Button: removes a record from this phone">Delete</Trans>
        </Button>
      </div>
      <DeleteDialog id={receipt.id} orderId={orderId} open={isDeleting} onClose={() => setIsDeleting(false)} />
      <PrintSheet className={styles['paper']}>
        <p>{appConfig.appName}</p>
        <p className={styles['title']}>{title}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles['row']}>
              <dt className={styles['label']}>{label}</dt>
              <dd className={styles['value']}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['note']}>{note}</p>
      </PrintSheet>
    </>
  );
}
