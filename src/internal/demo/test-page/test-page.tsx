import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { appConfig } from '@/config/env';
import { pageRelease } from '@/config/release';
import { useObservable } from '@/platform/browser/observable';
import { useOnline } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { PageShell } from '@/ui/page-shell';
import { Rows } from '@/ui/rows';
import { Tabs } from '@/ui/tabs';
import type { StaffPageProps } from '../../staff-page';
import { LocationTest, PhotoTest, NativeTest } from './device-tests';
import { LaunchCard, loadValues, presetsOf, saveValues, type LaunchValues } from './launch-card';
import { PageList } from './page-list';
import staff from '../../staff.module.css';
import styles from './test-page.module.css';

/** Rows of names that developers use, with their values on this page. */
const facts = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value: value === '' ? '–' : value }));

/** Version and build switches. The file that started this page identifies the build by its hash. */
function buildFacts() {
  const { colors, routeOverrides, ...config } = appConfig;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return facts({
    release: pageRelease(),
    build: script?.src.split('/').pop() ?? '',
    VITE_APP_NAME: config.appName,
    'VITE_COLOR_…': `${colors.background} ${colors.accent} ${colors.text}`,
    VITE_BASE_PATH: __BASE_PATH__,
    VITE_API_BASE_URL: config.apiBaseUrl,
    VITE_H5_BASE_URL: config.h5BaseUrl,
    VITE_TRUSTED_HOSTS: config.trustedHosts.join(', '),
    VITE_FORM_HEADERS: config.formHeaders.join(', '),
    VITE_JSON_HEADERS: config.jsonHeaders.join(', '),
    VITE_IDEMPOTENCY_HEADER: config.idempotencyHeader,
    VITE_SERVICE_WORKER: __SERVICE_WORKER__ ? 'on' : 'off',
    VITE_MOCKS: __MOCKS__ ? 'on' : 'off',
    ...routeOverrides,
  });
}

function deviceFacts() {
  return facts({
    'user agent': navigator.userAgent,
    languages: navigator.languages.join(', '),
    'time zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    viewport: `${window.innerWidth} × ${window.innerHeight} @${window.devicePixelRatio}`,
    screen: `${window.screen.width} × ${window.screen.height}`,
  });
}

/** The offline worker of this page: whether there is one, and whether it controls the page. */
async function readWorkerState(): Promise<string> {
  if (!('serviceWorker' in navigator)) return 'not supported';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return 'not registered';
  const { active, waiting, installing } = registration;
  const isControlled = navigator.serviceWorker.controller !== null;
  const states = [active && `active (${active.state})`, waiting && 'waiting', installing && 'installing'];
  return [...states, isControlled && 'controls this page'].filter(Boolean).join(', ');
}

/** The app's time, and its difference from the device's in seconds. */
const describeTime = (now: number) => `${new Date(now).toISOString()} (${Math.round((now - Date.now()) / 1_000)} s)`;

function EnvironmentCards() {
  const { t } = useLingui();
  const { clock, storage, bridge } = useServices();
  const isOnline = useOnline();
  const { mode, full, damaged } = useObservable(storage.status);
  const { data: worker = '…' } = useQuery({ queryKey: ['test-page', 'worker'], queryFn: readWorkerState });
  const cards = [
    { title: t`Version and build switches`, rows: buildFacts() },
    {
      title: t`State`,
      rows: facts({
        'navigator.onLine': isOnline ? 'online' : 'offline',
        'sw.js': worker,
        'native bridge': bridge.platform(),
        storage: `${mode}${full ? ', full' : ''}, ${damaged} damaged`,
        clock: describeTime(clock.now()),
      }),
      note: t`Some webviews say online without a network: only an answered request proves one.`,
    },
    { title: t({ message: 'Device', comment: 'Title: what the phone says about itself' }), rows: deviceFacts() },
  ];
  const report = cards.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`)).join('\n');

  return cards.map(({ title, rows, note }, index) => (
    <Card key={title} title={title} action={index === 0 && <CopyButton text={report} label={t`environment`} />}>
      <Rows rows={rows} />
      {note && <p className="hint">{note}</p>}
    </Card>
  ));
}

/** Opens any page with any launch, and tests the native app and the device (specification section 2). */
export function TestPage({ demo }: Pick<StaffPageProps, 'demo'>) {
  const { t } = useLingui();
  const presets = useMemo(() => presetsOf(demo?.backend.launchLinks ?? []), [demo]);
  const [values, setValues] = useState<LaunchValues | undefined>(() => loadValues() ?? presets[0]?.values);
  const [tab, setTab] = useState('pages');
  if (!values) return null;

  function change(next: LaunchValues) {
    setValues(next);
    saveValues(next);
  }

  const tabs = [
    { id: 'pages', label: t({ message: 'Pages', comment: 'Tab: links to all pages' }) },
    { id: 'native', label: t({ message: 'Native app', comment: 'Tab: messages to the app around the page' }) },
    { id: 'device', label: t({ message: 'Photo and location', comment: 'Tab' }) },
    { id: 'environment', label: t({ message: 'Environment', comment: 'Tab: version, switches, engine' }) },
  ];
  return (
    <div className={styles.wide}>
      <PageShell title={t`Developer test page`}>
        <p className="hint">{t`Only in internal builds. Nothing here is part of what borrowers get.`}</p>
        <div className={cx(staff['grid'], styles.columns)}>
          <LaunchCard values={values} presets={presets} onChange={change} />
          <div className="grow">
            <Tabs tabs={tabs} selected={tab} onSelect={setTab} label={t`Tests`}>
              {tab === 'pages' && <PageList values={values} />}
              {tab === 'native' && <NativeTest demo={demo} />}
              {tab === 'device' && (
                <>
                  <PhotoTest />
                  <LocationTest />
                </>
              )}
              {tab === 'environment' && <EnvironmentCards />}
            </Tabs>
          </div>
        </div>
      </PageShell>
    </div>
  );
}
