import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from './button';

/** To the receipts that this phone keeps. @param orderId only those of this order */
export function RecordsLink({ orderId }: { orderId?: string }) {
  return (
    <Link to="/records" search={orderId === undefined ? {} : { orderId }} className={buttonClass('quiet', true)}>
      <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
    </Link>
  );
}
