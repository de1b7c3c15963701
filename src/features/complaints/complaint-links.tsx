import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

/** To the complaints that the borrower has filed. */
export function ComplaintListLink() {
  return (
    <Link to="/complaintList" className={buttonClass('secondary', true)}>
      <Trans comment="Link and title: the list of complaints this person has filed">My complaints</Trans>
    </Link>
  );
}

/** To the receipts that this phone keeps. */
export function RecordsLink() {
  return (
    <Link to="/records" className={buttonClass('quiet', true)}>
      <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
    </Link>
  );
}
