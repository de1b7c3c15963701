import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

/** To the receipts of an order that this phone keeps. */
export function RecordsLink({ orderId }: { orderId: string }) {
  return (
    <Link to="/records" search={{ orderId }} className={buttonClass('quiet', true)}>
      <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
    </Link>
  );
}
