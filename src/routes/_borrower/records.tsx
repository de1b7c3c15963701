import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReceiptScreen } from '@/features/records/receipt-screen';
import { RecordsScreen } from '@/features/records/records-screen';
import { pageOptions } from '@/platform/page-options';
import { reportSetting } from '../-report-choice';

/** The receipts on this phone; with `receipt`, one of them (decision 55, receipts). */
export const Route = createFileRoute('/_borrower/records')({
  ...pageOptions({
    title: msg({ message: 'My records', comment: 'Title of the page with receipts kept on this phone' }),
    inputs: ['orderId', 'receipt'],
    catalogs: ['records'],
    planned: [],
    next: ['/loanDetails', '/complainDetails'],
  }),
  component: function RecordsPage() {
    const { orderId = '', receipt } = Route.useLoaderDeps();
    if (receipt === undefined) return <RecordsScreen orderId={orderId} setting={reportSetting} />;
    return <ReceiptScreen key={receipt} id={receipt} orderId={orderId} />;
  },
});
