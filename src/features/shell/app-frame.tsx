import { useLingui } from '@lingui/macro';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { localesOf } from '@/domain/languages';
import { MarketProvider, useMarket } from '@/platform/i18n/market';
import { useSwitches } from '@/platform/offline/switches/use-switches';
import { marketOfPage } from '@/platform/page-options';
import { useServices } from '@/platform/services';
import { PageChromeProvider, type PageChrome } from '@/ui/page-chrome';
import { focusPageTitle } from '@/ui/page-title';
import { BridgeNotices, StorageNotice } from './device-notices';
import { LanguageSwitch } from './language-switch';
import { UpdateNotice } from './update-notice';

/** The languages of the page's market. */
function MarketLanguages() {
  const { i18n } = useLingui();
  return <LanguageSwitch offered={localesOf(useMarket().id, i18n.locale)} />;
}

/** What the operator says to everybody. */
function OperatorNotices() {
  const active = useSwitches();
  return active && <active.Notices active={active} />;
}

/** The page, or what stands in its place while the operator has closed it. */
function OpenPage({ children }: { children: ReactNode }) {
  const active = useSwitches();
  const market = useMarket();
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' });
  const found = active?.closedPage(page, market.id);
  return active && found && !found.isHeld ? <active.ClosedPage closed={found.closed} /> : children;
}

/** Builds without a worker have nothing to tell about it, and no code for it. */
const notices = (
  <>
    <StorageNotice />
    <OperatorNotices />
    {__SERVICE_WORKER__ && <UpdateNotice />}
  </>
);

/** The frame around all pages: ways out, language, market, and the notices that concern every page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const market = useRouterState({ select: ({ matches }) => marketOfPage(matches, session.commonParams()['pop']) });
  const chrome = useChrome();
  useTitleFocus();

  return (
    <MarketProvider market={market}>
      <PageChromeProvider value={chrome}>
        <OpenPage>{children}</OpenPage>
        <BridgeNotices />
      </PageChromeProvider>
    </MarketProvider>
  );
}

/** The same for every page: one that changed with the address would have the page that is left rendered once more. */
function useChrome(): PageChrome {
  const { bridge, signInAgain } = useServices();
  const router = useRouter();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onBack: () => (router.history.canGoBack() ? router.history.back() : void bridge.call('closeWebview', {})),
      onClose: () => void bridge.call('closeWebview', {}),
      onHome: () => void bridge.call('goHome', {}),
      onSignIn: () => void signInAgain(),
      onHelp: () => void navigate({ to: '/customerService' }),
      trailing: <MarketLanguages />,
      notices,
    }),
    [bridge, navigate, router, signInAgain],
  );
}

/**
 * After a change of page, screen readers and keyboards start at the new page's title; the first page keeps its own
 * start. Once it is rendered: the address changes while the old page, perhaps with a dialog over it, still stands.
 */
function useTitleFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusPageTitle();
      }),
    [router],
  );
}
