import { useLingui } from '@lingui/macro';
import { useElementScrollRestoration, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { localesOf } from '@/domain/languages';
import { MarketProvider, useMarket } from '@/platform/i18n/market';
import { marketOfPage, pageFactsOf, pagePathOf } from '@/platform/page-options';
import { useServices, useSwitches } from '@/platform/services';
import { focusPageTitle, type PageChrome, PageChromeContext, RouteTitleContext } from '@/ui/page-shell';
import { BridgeNotices, StorageNotice, UpdateNotice } from './app-notices';
import { LanguageSwitch } from './language-switch';

const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top` px once the page is long enough, and again, until the person scrolls. @returns ends it */
function scrollWhenThere(top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (window.scrollY < top - 1) window.scrollTo(0, top);
  });
  function end(): void {
    observer.disconnect();
    for (const name of ownMoves) removeEventListener(name, end);
  }
  for (const name of ownMoves) addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  return end;
}

/** Restores the scroll position once a page is long enough. Apart, so that it does not render the whole frame. */
function LateScroll(): null {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const left = useElementScrollRestoration({ getElement: () => window });
  const top = useRef(0);
  useEffect(() => {
    top.current = left?.scrollY ?? 0;
  });
  useEffect(() => (key !== undefined && top.current > 0 ? scrollWhenThere(top.current) : undefined), [key]);
  return null;
}

function MarketLanguages() {
  const { i18n } = useLingui();
  return <LanguageSwitch offered={localesOf(useMarket().id, i18n.locale)} />;
}

function OperatorNotices() {
  const active = useSwitches();
  return active?.Notices && <active.Notices active={active} />;
}

function OpenPage({ children }: { children: ReactNode }): ReactNode {
  const active = useSwitches();
  const market = useMarket();
  const page = useRouterState({ select: ({ matches }) => pagePathOf(matches) });
  const found = active?.closedPage(page, market.id);
  return active?.ClosedPage && found && !found.isHeld ? <active.ClosedPage closed={found.closed} /> : children;
}

/** The update notice exists only in builds with a worker. */
const notices = (
  <>
    <StorageNotice />
    <OperatorNotices />
    {__SERVICE_WORKER__ && <UpdateNotice />}
  </>
);

/** The frame around all pages: ways out, language, market, and notices for every page. */
export function AppFrame({ children }: { children: ReactNode }): ReactNode {
  const { session } = useServices();
  const market = useRouterState({ select: ({ matches }) => marketOfPage(matches, session.commonParams()['pop']) });
  const title = useRouterState({ select: ({ matches }) => pageFactsOf(matches)?.title });
  const chrome = useChrome();
  useTitleFocus();

  return (
    <MarketProvider market={market}>
      <PageChromeContext value={chrome}>
        <RouteTitleContext value={title}>
          <OpenPage>{children}</OpenPage>
        </RouteTitleContext>
        <BridgeNotices />
        <LateScroll />
      </PageChromeContext>
    </MarketProvider>
  );
}

/** The same object for every page: if it changed with the address, the page that is left would render again. */
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

/** After a change of page, moves the focus to the new title, once it is rendered; the first page keeps its start. */
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
