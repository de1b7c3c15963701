import { createFileRoute, notFound } from '@tanstack/react-router';
import { PendingScreen } from '@/features/shell/pending-screen';
import { pageOptions } from '@/services/page-options';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Only in builds with internal tools: elsewhere neither the page nor its code exists. */
const ReplayPage = __INTERNAL_TOOLS__
  ? lazyComponent({
      load: () => import('@/features/chat/replay/replay-page').then((part) => part.ReplayPage),
      waiting: PendingScreen,
    })
  : Nothing;

const page = pageOptions({ inputs: ['session', 'at', 'dispute'], catalogs: ['chat'], prerender: 'none' });

/** Replay of chats for support staff (specification section 3, decision 27); internal. */
export const Route = createFileRoute('/support/replay')({
  ...page,
  beforeLoad: ({ context }) => {
    if (!__INTERNAL_TOOLS__) notFound({ throw: true });
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
      onOpen={(search) => void navigate({ search })}
      onMoment={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
