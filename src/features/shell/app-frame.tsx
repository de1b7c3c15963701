import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { marketOf } from '@/domain/market';
import { MarketProvider } from '@/services/market';
import { useServices } from '@/services/services';
import { PageChromeProvider, type PageChrome } from '@/ui/page-chrome';
import { focusPageTitle } from '@/ui/page-title';
import { BridgeNotices } from './bridge-notices';
import { LanguageSwitch } from './language-switch';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

/** Builds without a worker have nothing to tell about it, and no code for it. */
const notices = __SERVICE_WORKER__ ? (
  <>
    <StorageNotice />
    <UpdateNotice />
  </>
) : (
  <StorageNotice />
);

/** The frame around all pages: ways out, language, market, and the notices that concern every page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const chrome = useChrome();
  useTitleFocus();

  return (
    <MarketProvider market={marketOf(path, session.commonParams()['pop'])}>
      <PageChromeProvider value={chrome}>
        {children}
        <BridgeNotices />
      </PageChromeProvider>
    </MarketProvider>
  );
}

function useChrome(): PageChrome {
  const { bridge, signInAgain } = useServices();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return useMemo(
    () => ({
      onBack: () => (canGoBack ? router.history.back() : void bridge.call('closeWebview', {})),
      onClose: () => void bridge.call('closeWebview', {}),
      onHome: () => void bridge.call('goHome', {}),
      onSignIn: () => void signInAgain(),
      onHelp: () => void navigate({ to: '/customerService' }),
      trailing: <LanguageSwitch />,
      notices,
    }),
    [bridge, canGoBack, navigate, router, signInAgain],
  );
}

/**
 * After a change of page, screen readers and keyboards start at the new page's title; the first page keeps its own start.
 * Once it is drawn: the address changes while the old page, perhaps with a dialog over it, still stands.
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
