import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '@/services/services';
import type { Receipt } from '@/storage/records/receipts';
import { Button } from '@/ui/button';
import { MissingArt } from '@/ui/illustrations/missing-art';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { AllLink, type RenderLink } from '../all-link';
import { receiptQuery } from '../queries';
import { receiptText } from '../receipt-text';
import { useReceiptFacts } from '../use-receipt-facts';
import { AboutLink, type AboutLinks } from './about-link';
import { DeleteDialog } from './delete-dialog';
import { PrintSheet } from './print-sheet';
import { ReceiptActions } from './receipt-actions';
import { ReceiptCard } from './receipt-card';
import styles from './receipt-actions.module.css';

type Shared = AboutLinks & {
  /** The way to all records. */
  renderAll: RenderLink;
  onDeleted: () => void;
};

type Props = Shared & { id: string };

/** One record, to be read, printed, shared or deleted (decision 55). */
export function ReceiptScreen({ id, ...shared }: Props) {
  const { t } = useLingui();
  const query = useQuery(receiptQuery(useServices(), id));
  return (
    <PageShell title={t({ message: 'Record', comment: 'Title of the page with one receipt' })} tone="brand">
      <QueryView query={query} skeleton={<SkeletonPage />}>
        {(receipt) =>
          receipt ? (
            <Loaded receipt={receipt} {...shared} />
          ) : (
            <EmptyState
              title={t`This record is not on this phone`}
              text={t`It may have been deleted, or it was made on another phone.`}
              illustration={<MissingArt />}
              action={<AllLink render={shared.renderAll} />}
            />
          )
        }
      </QueryView>
    </PageShell>
  );
}

function Loaded({ receipt, renderAll, onDeleted, ...links }: Shared & { receipt: Receipt }) {
  const { t } = useLingui();
  const { title, rows } = useReceiptFacts()(receipt);
  const [isDeleting, setIsDeleting] = useState(false);
  const note = t`Written down by the app on the borrower’s phone. It is not a statement of the lender; what counts is what the lender’s books show.`;
  return (
    <>
      <ReceiptCard receipt={receipt} rows={rows} note={note} />
      <ReceiptActions title={title} text={receiptText(title, rows, note)} />
      <div className={styles['ways']}>
        <AboutLink receipt={receipt} {...links} />
        <AllLink render={renderAll} />
        <Button variant="quiet" onClick={() => setIsDeleting(true)}>
          <Trans comment="Button: removes a record from this phone">Delete</Trans>
        </Button>
      </div>
      <DeleteDialog id={receipt.id} open={isDeleting} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      <PrintSheet title={title} rows={rows} note={note} />
    </>
  );
}
