import { Trans } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { DraftList } from '@/features/complaints/start/draft-list';
import { pickStrings } from '@/lib/pick-strings';
import { buttonClass } from '@/ui/button-class';

function Drafts() {
  const navigate = useNavigate();
  return (
    <DraftList
      onContinue={(orderNo) =>
        void navigate({ to: '/complainPageNext', search: pickStrings({ orderNo }, ['orderNo']) })
      }
    />
  );
}

/** What stands below the choice where a complaint begins. */
export const startLinks = {
  drafts: <Drafts />,
  listLink: (
    <Link to="/complaintList" className={buttonClass('secondary', true)}>
      <Trans comment="Link and title: the list of complaints this person has filed">My complaints</Trans>
    </Link>
  ),
};
