import type { MessageDescriptor } from '@lingui/core';
import { useLingui, Trans, msg } from '@lingui/macro';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode, useSyncExternalStore } from 'react';
import type { BridgeAction, BridgeNotice } from '@/bridge/contract';
import { languages, locales, localesOf, parseLocale } from '@/domain/languages';
import { MarketProvider, useMarket } from '@/services/market';
import { marketOfPage, pageFactsOf } from '@/services/page-options';
import { useServices } from '@/services/services';
import { useSwitches } from '@/services/switches/use-switches';
import { LanguageButton } from '@/ui/language-button';
import { Notice } from '@/ui/notice';
import { PageChromeProvider, type PageChrome } from '@/ui/page-chrome';
import { focusPageTitle } from '@/ui/page-title';
import { useToast } from '@/ui/toast';
import { UpdateNotice } from './update-notice';

const words: Record<Exclude<BridgeNotice['reason'], 'dial-by-hand'>, MessageDescriptor> = {
  'only-in-app': msg`This works only inside the app. Open the app on your phone to go on.`,
  'no-answer': msg`The app did not answer. Please try again.`,
  refused: msg`The app could not do this. Please try again.`,
  'nothing-to-close': msg`You can close this page now.`,
};

/** How long a telephone number stays to be read and dialled, milliseconds. */
const numberDuration = 10_000;

/** Nobody asked for these and nothing depends on them: a person has no use for hearing that they went astray. */
const silentActions: ReadonlySet<BridgeAction> = new Set(['confirmTrackingPoint', 'startBank', 'endBank']);

/** Puts the bridge's notices into words, in the person's language. */
function BridgeNotices() {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { show } = useToast();

  useEffect(
    () =>
      bridge.subscribeNotices((notice) => {
        if (silentActions.has(notice.action)) return;
        if (notice.reason === 'dial-by-hand') {
          const { telephone } = notice;
          show(t`Please call ${telephone}`, { kind: 'info', duration: numberDuration });
          return;
        }
        show(t(words[notice.reason]), { kind: notice.reason === 'nothing-to-close' ? 'info' : 'error' });
      }),
    [bridge, show, t],
  );

  return null;
}

/** Tells that this device cannot keep anything, or has no room left: the person should know before relying on it. */
function StorageNotice() {
  const { status } = useServices().storage;
  const { mode, full } = useSyncExternalStore(status.subscribe, status.getSnapshot, status.getSnapshot);
  if (full) {
    return (
      <Notice kind="warning">
        <Trans>Your phone’s storage is full. New entries cannot be saved until you free some space.</Trans>
      </Notice>
    );
  }
  if (mode === 'memory') {
    return (
      <Notice kind="warning">
        <Trans>This device does not let us save anything. What you enter is kept only until you close this page.</Trans>
      </Notice>
    );
  }
  return null;
}

/**
 * Lets the person read every page in any language of the market, and staff in any at all; the choice is kept over reloads
 * (decision 2, language packs).
 */
function LanguageSwitch() {
  const { i18n } = useLingui();
  const { locale } = useServices();
  const market = useMarket();
  const isForStaff = useRouterState({ select: ({ matches }) => pageFactsOf(matches)?.isForStaff ?? false });
  const offered = (isForStaff ? locales : localesOf(market.id, i18n.locale)).map((code) => ({
    code,
    name: languages[code].name,
  }));

  async function select(code: string): Promise<void> {
    const chosen = parseLocale(code);
    if (chosen) await locale.choose(chosen);
  }

  return <LanguageButton current={i18n.locale} languages={offered} onSelect={select} />;
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
      trailing: <LanguageSwitch />,
      notices,
    }),
    [bridge, navigate, router, signInAgain],
  );
}

/**
 * After a change of page, screen readers and keyboards start at the new page's title; the first page keeps its own start.
 * Once it is rendered: the address changes while the old page, perhaps with a dialog over it, still stands.
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
