import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState, useSyncExternalStore, useMemo } from 'react';
import { appConfig } from '@/config/env';
import { pageRelease } from '@/config/release';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { lazyComponent } from '@/ui/lazy-component';
import { PageShell } from '@/ui/page-shell';
import { Rows } from '@/ui/rows';
import { Tabs } from '@/ui/tabs';
import { useOnline } from '@/ui/use-online';
import type { StaffPageProps } from '../../staff-page';
import { LocationTest, PhotoTest, NativeTest } from './device-tests';
import { LaunchCard, loadValues, presetsOf, saveValues, type LaunchValues } from './launch-card';
import { PageList } from './page-list';
import { StorageViewer } from './storage-viewer';
import staff from '../../staff.module.css';
import styles from '../panel/panel.module.css';

function useWorkerState(): string {
  const [state, setState] = useState('…');
  useEffect(() => {
    let isHere = true;
    const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    void workerState(container).then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);
  return state;
}

const rowsOf = (facts: readonly Fact[]) =>
  facts.map(([label, value]) => ({ label, value: value === '' ? '–' : value }));

/** The build, the engine and its features, to copy into a report. */
function EnvironmentCards() {
  const { t } = useLingui();
  const { clock, storage, bridge } = useServices();
  const isOnline = useOnline();
  const kept = useSyncExternalStore(storage.status.subscribe, storage.status.getSnapshot);
  const worker = useWorkerState();
  const build = buildFacts(document);
  const features = featureFacts(window);
  const state: Fact[] = [
    ['navigator.onLine', isOnline ? 'online' : 'offline'],
    ['sw.js', worker],
    ['native bridge', bridge.platform()],
    ['storage', `${kept.mode}${kept.full ? ', full' : ''}, ${kept.damaged} damaged`],
    clockFact(clock.now()),
  ];
  const device = deviceFacts(window);

  return (
    <>
      <Card
        title={t`Version and build switches`}
        action={<CopyButton text={factsText([...build, ...state, ...device, ...features])} label={t`environment`} />}
      >
        <Rows rows={rowsOf(build)} />
      </Card>
      <Card title={t`State`}>
        <Rows rows={rowsOf(state)} />
        <p className={staff['soft']}>
          <Trans>Some webviews say online without a network: only an answered request proves one.</Trans>
        </p>
      </Card>
      <Card title={t({ message: 'Device', comment: 'Title: what the phone says about itself' })}>
        <Rows rows={rowsOf(device)} />
      </Card>
      <Card title={t`What this engine can do`}>
        <Rows rows={rowsOf(features)} />
      </Card>
    </>
  );
}

/** A name as developers know it, and the value of this page. */
type Fact = readonly [name: string, value: string];

const onOff = (value: boolean) => (value ? 'on' : 'off');

/** The file that started this page: its hash identifies the build. */
function buildFile(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').pop() ?? '';
}

/** Version and build switches. */
function buildFacts(page: Document): Fact[] {
  const { colors, routeOverrides } = appConfig;
  return [
    ['release', pageRelease()],
    ['build', buildFile(page)],
    ['VITE_APP_NAME', appConfig.appName],
    ['VITE_COLOR_…', `${colors.background} ${colors.accent} ${colors.text}`],
    ['VITE_BASE_PATH', __BASE_PATH__],
    ['VITE_API_BASE_URL', appConfig.apiBaseUrl],
    ['VITE_H5_BASE_URL', appConfig.h5BaseUrl],
    ['VITE_TRUSTED_HOSTS', appConfig.trustedHosts.join(', ')],
    ['VITE_FORM_HEADERS', appConfig.formHeaders.join(', ')],
    ['VITE_JSON_HEADERS', appConfig.jsonHeaders.join(', ')],
    ['VITE_IDEMPOTENCY_HEADER', appConfig.idempotencyHeader],
    ['VITE_SERVICE_WORKER', onOff(__SERVICE_WORKER__)],
    ['VITE_MOCKS', onOff(__MOCKS__)],
    ...Object.entries(routeOverrides).map(([name, path]): Fact => [`VITE_ROUTE_${name}`, path]),
  ];
}

/** Features of the engine; for each missing one the app has a fallback. */
function featureFacts(page: Window & typeof globalThis): Fact[] {
  const { navigator } = page;
  const has = (name: string, value: boolean): Fact => [name, value ? '✓' : '–'];
  return [
    has('secure context', page.isSecureContext),
    has('IndexedDB', 'indexedDB' in page),
    has('cookies', navigator.cookieEnabled),
    has('Web Locks', 'locks' in navigator),
    has('BroadcastChannel', 'BroadcastChannel' in page),
    has('Web Share', 'share' in navigator),
    has('clipboard', 'clipboard' in navigator),
    has('geolocation', 'geolocation' in navigator),
    has('createImageBitmap', 'createImageBitmap' in page),
    has('OffscreenCanvas', 'OffscreenCanvas' in page),
    has('<dialog>', 'HTMLDialogElement' in page),
    has('inert', 'inert' in page.HTMLElement.prototype),
    has('Trusted Types', 'trustedTypes' in page),
    has('requestIdleCallback', 'requestIdleCallback' in page),
    has('structuredClone', 'structuredClone' in page),
  ];
}

/** The device as it describes itself. */
function deviceFacts(page: Window): Fact[] {
  const { navigator, screen, innerWidth, innerHeight, devicePixelRatio } = page;
  return [
    ['user agent', navigator.userAgent],
    ['languages', navigator.languages.join(', ')],
    ['time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['viewport', `${innerWidth} × ${innerHeight} @${devicePixelRatio}`],
    ['screen', `${screen.width} × ${screen.height}`],
  ];
}

/** The offline worker of this page: whether there is one, and whether it controls the page. */
async function workerState(container: ServiceWorkerContainer | undefined): Promise<string> {
  if (!container) return 'not supported';
  const registration = await container.getRegistration().catch(() => undefined);
  if (!registration) return 'not registered';
  const parts = [
    registration.active && `active (${registration.active.state})`,
    registration.waiting && 'waiting',
    registration.installing && 'installing',
    container.controller && 'controls this page',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The app's time, and its difference from the device's in seconds. @param now epoch milliseconds */
function clockFact(now: number): Fact {
  return ['clock', `${new Date(now).toISOString()} (${Math.round((now - Date.now()) / 1_000)} s)`];
}

/** Facts as lines, for a report. */
function factsText(facts: readonly Fact[]): string {
  return facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

const ComponentGallery = lazyComponent({
  load: () => import('./component-gallery').then((part) => part.ComponentGallery),
});

/** Opens any page with any launch, and tests the native app and the device (specification section 2). */
export function TestPage({ demo }: Pick<StaffPageProps, 'demo'>) {
  const { t } = useLingui();
  const presets = useMemo(() => presetsOf(demo?.launchLinks ?? []), [demo]);
  const [values, setValues] = useState<LaunchValues | undefined>(() => loadValues() ?? presets[0]?.values);
  const [tab, setTab] = useState('pages');
  const [isGalleryOpen, setIsGalleryOpen] = useState(false);
  if (!values) return null;

  function change(next: LaunchValues) {
    setValues(next);
    saveValues(next);
  }

  const tabs = [
    { id: 'pages', label: t({ message: 'Pages', comment: 'Tab: links to all pages' }) },
    { id: 'native', label: t({ message: 'Native app', comment: 'Tab: messages to the app around the page' }) },
    { id: 'device', label: t({ message: 'Photo and location', comment: 'Tab' }) },
    { id: 'storage', label: t({ message: 'Storage', comment: 'Tab: what is kept on the device' }) },
    { id: 'environment', label: t({ message: 'Environment', comment: 'Tab: version, switches, engine' }) },
  ];
  return (
    <div className={styles['wide']}>
      <PageShell title={t`Developer test page`}>
        <p className={staff['soft']}>
          <Trans>Only in internal builds. Nothing here is part of what borrowers get.</Trans>
        </p>
        <div className={styles['columns']}>
          <LaunchCard values={values} presets={presets} onChange={change} />
          <div className={staff['grow']}>
            <Tabs tabs={tabs} selected={tab} onSelect={setTab} label={t`Tests`}>
              {tab === 'pages' && <PageList values={values} />}
              {tab === 'native' && <NativeTest demo={demo} />}
              {tab === 'device' && (
                <>
                  <PhotoTest />
                  <LocationTest />
                </>
              )}
              {tab === 'storage' && <StorageViewer />}
              {tab === 'environment' && <EnvironmentCards />}
            </Tabs>
          </div>
        </div>
        <Accordion
          summary={t({ message: 'Components', comment: 'Unfolds samples of buttons, fields, dialogs and so on' })}
          onOpen={() => setIsGalleryOpen(true)}
        >
          {isGalleryOpen && <ComponentGallery />}
        </Accordion>
      </PageShell>
    </div>
  );
}
