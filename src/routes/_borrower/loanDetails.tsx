import { Trans, useLingui } from '@lingui/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { orderKeyOf } from '@/domain/order-key';
import { LoanDetailScreen } from '@/features/loan/details/loan-detail-screen';
import { loanDetailsQuery } from '@/features/loan/queries';
import { afterPaint } from '@/lib/after-paint';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { IncompleteLink } from '@/ui/incomplete-link';
import { lazyComponent } from '@/ui/lazy-component';

/** The amount is rendered first: what explains it does not compete with it. */
const LoanExtra = lazyComponent({
  load: () => import('./-loan-extras').then((part) => part.LoanExtra),
  catalogs: ['insights'],
  after: afterPaint,
});

/** How a loan stands (specification section 2). */
export const Route = createFileRoute('/_borrower/loanDetails')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: [],
    prerender: 'skeleton',
    lazyCatalogs: ['insights'],
    next: ['/installment', '/that', '/extension', '/complainPageNext', '/complaintList', '/records'],
  }),
  loaderDeps: ({ search }) => ({ key: orderKeyOf(search) }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (key) void queryClient.prefetchQuery(loanDetailsQuery(services.api, key));
  },
  component: LoanDetailsPage,
});

function LoanDetailsPage() {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { key } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const [isHardship, setIsHardship] = useState(false);
  if (!key) return <IncompleteLink title={t`Loan details`} />;
  const repay = () => void navigate({ to: '/installment', search: key });
  const extend = () => void navigate({ to: '/extension', search: key });
  const complain = () => void navigate({ to: '/complainPageNext', search: { orderNo: key.orderId } });
  return (
    <LoanDetailScreen
      orderKey={key}
      onRepay={repay}
      fetchRepay={() => router.preloadRoute({ to: '/installment', search: key })}
      onOpenProduct={(productId) => void bridge.call('goToPage', { page: 'productDetail', params: { productId } })}
      onComplain={complain}
      onComplaints={() => void navigate({ to: '/complaintList' })}
      extensionLink={
        <Link to="/extension" search={key} className={buttonClass('quiet')}>
          <Trans comment="Link: put off the due date of the loan, for a fee">Extend due date</Trans>
        </Link>
      }
      hardship={
        <>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsHardship(true)}>
            <Trans comment="Button: opens ways for who cannot pay an amount that is due">I cannot pay</Trans>
          </Button>
          {isHardship && (
            <LoanExtra
              orderKey={key}
              part={{
                kind: 'hardship',
                onClose: () => setIsHardship(false),
                onInstallments: repay,
                onExtension: extend,
                onComplain: complain,
              }}
            />
          )}
        </>
      }
      recordsLink={
        <Link to="/records" search={{ orderId: key.orderId }} className={buttonClass('quiet', true)}>
          <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
        </Link>
      }
      renderCalendar={(loan, onClose) => <LoanExtra orderKey={key} part={{ kind: 'calendar', loan, onClose }} />}
      insights={
        <LoanExtra
          orderKey={key}
          part={{
            kind: 'insights',
            onInstallments: repay,
            onExtension: extend,
          }}
        />
      }
    />
  );
}
