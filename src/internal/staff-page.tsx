import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startServices } from '@/boot/create-services';
import { locales } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { BridgeNotices, StorageNotice, UpdateNotice } from '@/features/shell/app-notices';
import { LanguageSwitch } from '@/features/shell/language-switch';
import type { Catalog } from '@/platform/i18n/catalogs';
import { MarketProvider } from '@/platform/i18n/market';
import { startOrReload } from '@/platform/offline/reload';
import { ServicesProvider, useServices } from '@/platform/services';
import { interceptPopstate, leaveModalEntries } from '@/ui/history-entry';
import { PageChromeContext, type PageChrome } from '@/ui/page-shell';
import { ToastProvider } from '@/ui/toast';
import { DemoBar } from './demo/demo-bar';
import type { DemoControls } from './demo/demo-controls';
import { notifyStage } from './demo/stage/stage-frame';
import { refetchInNewLanguage, showStage, setUpDemo } from './demo/start-demo';
import { textsWith } from './texts';

/** `demo`: only if the build has a mock backend. `onMoved`: to be called after navigation. */
export type StaffPageProps = { demo: DemoControls | null; onMoved: () => void };

type StaffPage = {
  /** Its texts: folders of `locales/internal`. */
  texts: readonly ('demo' | 'desk')[];
  /** The product's catalogs that it needs at the start. */
  catalogs: readonly Catalog[];
  Page: (props: StaffPageProps) => ReactNode;
};

const notices = (
  <>
    <StorageNotice />
    {__SERVICE_WORKER__ && <UpdateNotice />}
  </>
);

/** The frame of a page for staff, who serve every market in any language (decision 70, languages). */
function StaffFrame({ children }: { children: ReactNode }) {
  const { bridge, session, signInAgain } = useServices();
  const chrome = useMemo(
    (): PageChrome => ({
      onBack: () => (window.history.length > 1 ? window.history.back() : void bridge.call('closeWebview', {})),
      onHome: () => void bridge.call('goHome', {}),
      onSignIn: () => void signInAgain(),
      // Staff have no customer service to contact.
      onHelp: () => undefined,
      trailing: <LanguageSwitch offered={locales} />,
      notices,
    }),
    [bridge, signInAgain],
  );
  return (
    <MarketProvider market={marketOf(session.commonParams()['pop'])}>
      <PageChromeContext value={chrome}>
        {children}
        <BridgeNotices />
      </PageChromeContext>
    </MarketProvider>
  );
}

/** The demo's badge below the page; it also notifies the stage around the page. */
function DemoParts({ controls, onRendered }: { controls: DemoControls; onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return <DemoBar controls={controls} />;
}

async function start(root: HTMLElement, { texts, catalogs, Page }: StaffPage): Promise<void> {
  if (__MOCKS__ && (await showStage(root))) return;
  const demo = __MOCKS__ ? await setUpDemo() : null;
  const environment = { ...demo?.environment, loadTexts: textsWith(...texts) };
  const { services, queryClient } = await startServices(environment, () => undefined);
  const { locale, session } = services;
  leaveModalEntries();
  interceptPopstate();
  await locale.activateFor(marketOf(session.commonParams()['pop']));
  await Promise.all(catalogs.map((catalog) => locale.loadCatalog(catalog)));
  if (demo) refetchInNewLanguage({ services, queryClient });
  const controls = demo?.controls ?? null;
  const notify = () => notifyStage(window, controls);
  createRoot(root).render(
    <I18nProvider i18n={locale.i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>
            <StaffFrame>
              <Page demo={controls} onMoved={notify} />
            </StaffFrame>
            {controls && <DemoParts controls={controls} onRendered={notify} />}
          </ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

/** Starts a page for staff in the root element of its HTML. If its code or texts fail to load, the page is reloaded. */
export function startStaffPage(page: StaffPage): void {
  const root = document.getElementById('root');
  if (root) void startOrReload(() => start(root, page));
}
