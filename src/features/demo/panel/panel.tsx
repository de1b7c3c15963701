import { useLingui } from '@lingui/macro';
import { useState, type ReactNode } from 'react';
import { Tabs } from '@/ui/tabs';
import { ContractMeter } from '../meter/contract-meter';
import { MeterLine } from '../meter/meter-line';
import { ClockKnobs } from './clock-knobs';
import { FaultKnobs } from './fault-knobs';
import { LinkHere } from './link-here';
import { NativeLog } from './native-log';
import type { PanelProps } from './panel-props';
import { RequestList } from './request-list';
import { ScenarioKnob } from './scenario-knob';
import { WorldKnobs } from './world-knobs';

type Props = PanelProps & {
  /** Stands above the knobs. */
  start?: ReactNode;
};

/** The tab that was open last: a page that comes anew brings a panel of its own, which goes on there. */
let lastTab = 'knobs';

/** The knobs of the demo, the calls of the page, and its messages to the native app. */
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
  ];
  return (
    <>
      <MeterLine controls={props.controls} />
      <Tabs tabs={tabs} selected={tab} onSelect={select} label={t`Demo panel`}>
        {tab === 'knobs' && (
          <>
            {start}
            <ScenarioKnob {...props} />
            <ClockKnobs {...props} />
            <FaultKnobs {...props} />
            <LinkHere {...props} />
            <WorldKnobs {...props} />
          </>
        )}
        {tab === 'requests' && (
          <>
            <ContractMeter controls={props.controls} />
            <RequestList requests={props.controls.requests} />
          </>
        )}
        {tab === 'native' && <NativeLog controls={props.controls} />}
      </Tabs>
    </>
  );
}
