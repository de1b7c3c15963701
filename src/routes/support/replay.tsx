import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageOptions } from '@/services/page-options';
import { hasInternalTools, ReplayPage } from '../-internal-tools';

const page = pageOptions({
  inputs: ['session', 'at', 'dispute', 'other'],
  catalogs: ['chat'],
  prerender: 'none',
  isForStaff: true,
});

/** Replay of chats for support staff (specification section 3, decision 27, default paths); internal. */
export const Route = createFileRoute('/support/replay')({
  ...page,
  beforeLoad: ({ context }) => {
    if (!hasInternalTools) notFound({ throw: true });
    return page.beforeLoad({ context });
  },
  component: SupportReplay,
});

function SupportReplay() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReplayPage
      address={address}
      onOpen={(search) => navigate({ search })}
      onMoment={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
