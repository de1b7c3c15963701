import { Trans } from '@lingui/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

/** The way to everything that is kept on this phone. */
export function AllLink() {
  return (
    <Link to="/records" className={buttonClass('quiet')}>
      <Trans comment="Link: to everything that is kept on this phone">All records</Trans>
    </Link>
  );
}
