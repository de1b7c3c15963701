import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button';

/** A link to the list of complaints. */
export function ComplaintListLink() {
  return (
    <Link to="/complaintList" className={buttonClass('secondary', true)}>
      <Trans comment="Link and title: the list of complaints this person has filed">My complaints</Trans>
    </Link>
  );
}
