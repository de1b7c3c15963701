import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '@/services/services';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Rows } from '@/ui/rows';
import { buildFacts, clockFact, deviceFacts, factsText, featureFacts, workerState, type Fact } from './environment';
import styles from './test-page.module.css';

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

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

/** Which build runs where, and what its engine can do; to be copied into a report. */
export function EnvironmentCards() {
  const { t } = useLingui();
  const { clock, storage, bridge } = useServices();
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
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
        <p className={styles['soft']}>
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
