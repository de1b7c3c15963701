import { Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '@/ui/card';
import { Tabs } from '@/ui/tabs';
import type { DemoControls } from '../demo-controls';
import { launchTitle, withSwitches } from '../demo-link';
import { ContractMeter, MeterBar, useMeter } from '../meter/contract-meter';
import { ReportList, SwitchesEditor } from '../operator/operator';
import { ClockControls, FaultControls, WorldControls, type PanelProps } from './controls';
import { LinkHere } from './link-here';
import { NativeLog } from './native-log';
import { RequestList } from './request-list';
import styles from '../meter/meter.module.css';
import panelStyles from './panel.module.css';

/** Which story the demo tells; another one begins at its own first page, with the clock and the faults kept. */
function ScenarioControl({ controls: { launchLinks, backend }, open }: PanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { scenario, clock, faults, seed } = backend.settings();

  function choose(name: string) {
    const link = launchLinks.find((candidate) => candidate.scenario === name);
    if (link) open(withSwitches(link.href, { clock, faults, seed: seed === 1 ? '' : String(seed), reset: '1' }));
  }

  return (
    <Card title={t`Scenario`}>
      <label htmlFor={id} className="sr-only">{t`Scenario`}</label>
      <select
        id={id}
        className={panelStyles['select']}
        value={scenario}
        onChange={(event) => choose(event.target.value)}
      >
        {launchLinks.map((link) => (
          <option key={link.scenario} value={link.scenario}>
            {launchTitle(i18n, link)}
          </option>
        ))}
      </select>
    </Card>
  );
}

/** The meter in one line, above the tabs of the panel: it grows while the app is used. */
function MeterLine({ controls }: { controls: DemoControls }) {
  const { whole } = useMeter(controls);
  return (
    <div className={styles['line']}>
      <span className={styles['name']}>
        <Trans comment="Title: how much of the interface to the server was seen and kept">Contract</Trans>
      </span>
      <MeterBar coverage={whole} />
    </div>
  );
}

type Props = PanelProps & {
  /** Stands above the controls. */
  start?: ReactNode;
};

/** The tab that was open last: a page that comes anew brings a panel of its own, which goes on there. */
let lastTab = 'knobs';

/** The controls of the demo, the calls of the page, and its messages to the native app. */
export function Panel({ start, ...props }: Props) {
  const { t } = useLingui();
  const [tab, setTab] = useState(lastTab);
  const select = (id: string) => {
    lastTab = id;
    setTab(id);
  };
  const tabs = [
    { id: 'knobs', label: t({ message: 'Demo', comment: 'Tab: scenario, clock, faults' }) },
    { id: 'requests', label: t({ message: 'Requests', comment: 'Tab: calls to the server' }) },
    { id: 'native', label: t({ message: 'Native app', comment: 'Tab: messages to the app around the page' }) },
    { id: 'operator', label: t({ message: 'Operator', comment: 'Tab: what whoever runs the app sees and can do' }) },
  ];
  return (
    <>
      <MeterLine controls={props.controls} />
      <Tabs tabs={tabs} selected={tab} onSelect={select} label={t`Demo panel`}>
        {tab === 'knobs' && (
          <>
            {start}
            <ScenarioControl {...props} />
            <ClockControls {...props} />
            <FaultControls {...props} />
            <LinkHere {...props} />
            <WorldControls {...props} />
          </>
        )}
        {tab === 'requests' && (
          <>
            <ContractMeter controls={props.controls} />
            <RequestList requests={props.controls.requests} />
          </>
        )}
        {tab === 'native' && <NativeLog controls={props.controls} />}
        {tab === 'operator' && (
          <>
            <SwitchesEditor controls={props.controls} />
            <ReportList controls={props.controls} />
          </>
        )}
      </Tabs>
    </>
  );
}
