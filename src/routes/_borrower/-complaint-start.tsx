import { Trans } from '@lingui/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { DraftList } from '@/features/complaints/start/draft-list';
import { pickStrings } from '@/lib/pick-strings';
import type { Services } from '@/services/services';
import { readSelectedOrder } from '@/storage/records/selected-order';
import { buttonClass } from '@/ui/button-class';

/** What both pages know of themselves where a complaint begins. */
export const startFacts = {
  inputs: ['orderNo', 'orderId', 'productId'],
  catalogs: ['help'],
  prerender: 'skeleton',
  planned: ['orderNo'],
} as const;

/** The order that the address names, or empty. */
export const namedOrder = ({ search }: { search: { orderNo?: string; orderId?: string } }) => ({
  named: search.orderNo ?? search.orderId ?? '',
});

/** The order to ask about: the one that is named, else the one selected last, else empty. */
export async function orderToAsk({ storage }: Pick<Services, 'storage'>, named: string): Promise<string> {
  return named === '' ? ((await readSelectedOrder(storage))?.orderNo ?? '') : named;
}

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

/** What stands below the choice. */
export const startLinks = {
  drafts: <Drafts />,
  listLink: (
    <Link to="/complaintList" className={buttonClass('secondary', true)}>
      <Trans comment="Link and title: the list of complaints this person has filed">My complaints</Trans>
    </Link>
  ),
};
