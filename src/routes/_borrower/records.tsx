import { createFileRoute, Link } from '@tanstack/react-router';
import type { RenderLink } from '@/features/records/all-link';
import { RecordsScreen } from '@/features/records/list/records-screen';
import { ReceiptScreen } from '@/features/records/receipt/receipt-screen';
import { pageOptions } from '@/services/page-options';
import { reportSetting } from '../-report-choice';

/**
 * What this phone has kept of the borrower's payments, complaints and ratings; with `receipt`, one of them (decision
 * 55, receipts).
 */
export const Route = createFileRoute('/_borrower/records')({
  ...pageOptions({
    inputs: ['orderId', 'receipt'],
    catalogs: ['records'],
    prerender: 'skeleton',
    planned: [],
    next: ['/loanDetails', '/complainDetails'],
  }),
  component: RecordsPage,
});

function RecordsPage() {
  const { orderId = '', receipt } = Route.useSearch();
  const navigate = Route.useNavigate();
  const order = orderId === '' ? {} : { orderId };
  const renderAll: RenderLink = (className, children) => (
    <Link to="/records" className={className}>
      {children}
    </Link>
  );
  if (receipt === undefined) {
    return (
      <RecordsScreen
        orderId={orderId}
        renderLink={(id, className, children) => (
          <Link to="/records" search={{ ...order, receipt: id }} className={className}>
            {children}
          </Link>
        )}
        renderAll={renderAll}
        {...reportSetting}
      />
    );
  }
  return (
    <ReceiptScreen
      key={receipt}
      id={receipt}
      renderAll={renderAll}
      renderComplaint={(problemId, className, children) => (
        <Link to="/complainDetails" search={{ problemId }} className={className}>
          {children}
        </Link>
      )}
      renderLoan={(key, className, children) => (
        <Link to="/loanDetails" search={key} className={className}>
          {children}
        </Link>
      )}
      onDeleted={() => void navigate({ to: '/records', search: order, replace: true })}
    />
  );
}
