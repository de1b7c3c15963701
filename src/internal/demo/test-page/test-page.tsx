import { Trans, useLingui } from '@lingui/macro';
import { useMemo, useState } from 'react';
import { Accordion } from '@/ui/accordion';
import { lazyComponent } from '@/ui/lazy-component';
import { PageShell } from '@/ui/page-shell';
import { Tabs } from '@/ui/tabs';
import type { StaffPageProps } from '../../staff-page';
import { LocationTest, PhotoTest } from './device-tests';
import { EnvironmentCards } from './environment-cards';
import { LaunchCard } from './launch-card';
import { loadValues, presetsOf, saveValues, shelvesOf, type LaunchValues } from './launch-values';
import { NativeTest } from './native-test';
import { PageList } from './page-list';
import { StorageViewer } from './storage-viewer';
import styles from './test-page.module.css';

const ComponentGallery = lazyComponent({
  load: () => import('./component-gallery').then((part) => part.ComponentGallery),
});

/** Opens any page with any launch, and tests what page and phone do for each other (specification section 2). */
export function TestPage({ demo }: Pick<StaffPageProps, 'demo'>) {
  const { t } = useLingui();
  const presets = useMemo(() => presetsOf(demo?.launchLinks ?? []), [demo]);
  const [values, setValues] = useState<LaunchValues | undefined>(
    () => loadValues(shelvesOf(window)) ?? presets[0]?.values,
  );
  const [tab, setTab] = useState('pages');
  const [isGalleryOpen, setIsGalleryOpen] = useState(false);
  if (!values) return null;

  function change(next: LaunchValues) {
    setValues(next);
    saveValues(next, shelvesOf(window));
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
        <p className={styles['soft']}>
          <Trans>Only in internal builds. Nothing here is part of what borrowers get.</Trans>
        </p>
        <div className={styles['columns']}>
          <LaunchCard values={values} presets={presets} onChange={change} />
          <div className={styles['tests']}>
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
