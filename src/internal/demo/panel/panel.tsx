import { useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Tabs } from '@/ui/tabs';
import { Select } from '../../fields';
import { linkToHere, launchTitle, withSwitches } from '../demo-link';
import { ReportList, SwitchesEditor } from '../operator';
import { ClockControls } from './clock-controls';
import { DataControls } from './data-controls';
import { FaultControls } from './fault-controls';
import { LinkCode } from './link-code';
import { NativeLog, RequestList } from './logs';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

function LinkHere({ controls: { backend }, href }: PanelProps) {
  const { t } = useLingui();
  const [link, setLink] = useState<string | null>(null);
  const settings = backend.settings();
  const launch = backend.launchLinks.find(({ scenario }) => scenario === settings.scenario);

  return (
    <Card title={t`Show it on another device`}>
      <p>{t`A link to this page, in this scenario, at this time.`}</p>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setLink(linkToHere(launch?.href ?? href(), href(), settings))}>
          {t`Make link and code`}
        </Button>
      </div>
      {link !== null && <LinkCode link={link} onOther={setLink} />}
    </Card>
  );
}

function ScenarioControl({ controls: { backend }, open }: PanelProps) {
  const { t, i18n } = useLingui();
  const { scenario, clock, faults, seed } = backend.settings();

  function choose(name: string) {
    const link = backend.launchLinks.find((candidate) => candidate.scenario === name);
    if (link) open(withSwitches(link.href, { clock, faults, seed: seed === 1 ? '' : String(seed), reset: '1' }));
  }

  return (
    <Card title={t`Scenario`}>
      <Select
        label={t`Scenario`}
        isLabelHidden
        value={scenario}
        options={backend.launchLinks.map((link) => ({ value: link.scenario, label: launchTitle(i18n, link) }))}
        onChange={choose}
      />
    </Card>
  );
}

type Props = PanelProps & {
  start?: ReactNode;
};

/** The last open tab, for the panel of the next page. */
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
    <Tabs tabs={tabs} selected={tab} onSelect={select} label={t`Demo panel`}>
      {tab === 'knobs' && (
        <>
          {start}
          <ScenarioControl {...props} />
          <ClockControls {...props} />
          <FaultControls {...props} />
          <LinkHere {...props} />
          <DataControls {...props} />
        </>
      )}
      {tab === 'requests' && <RequestList requests={props.controls.requests} />}
      {tab === 'native' && <NativeLog native={props.controls.native} />}
      {tab === 'operator' && (
        <>
          <SwitchesEditor controls={props.controls} />
          <ReportList controls={props.controls} />
        </>
      )}
    </Tabs>
  );
}
