import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Tabs } from '@/ui/tabs';
import { ClockKnobs } from './clock-knobs';
import { FaultKnobs } from './fault-knobs';
import { LinkHere } from './link-here';
import { NativeLog } from './native-log';
import type { PanelProps } from './panel-props';
import { RequestList } from './request-list';
import { ScenarioKnob } from './scenario-knob';
import { WorldKnobs } from './world-knobs';

/** The knobs of the demo, the calls of the page, and its messages to the native app. */
export function Panel(props: PanelProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('knobs');
  const tabs = [
    { id: 'knobs', label: t({ message: 'Demo', comment: 'Tab: scenario, clock, faults' }) },
    { id: 'requests', label: t({ message: 'Requests', comment: 'Tab: calls to the server' }) },
    { id: 'native', label: t({ message: 'Native app', comment: 'Tab: messages to the app around the page' }) },
  ];
  return (
    <Tabs tabs={tabs} selected={tab} onSelect={setTab} label={t`Demo panel`}>
      {tab === 'knobs' && (
        <>
          <ScenarioKnob {...props} />
          <ClockKnobs {...props} />
          <FaultKnobs {...props} />
          <LinkHere {...props} />
          <WorldKnobs {...props} />
        </>
      )}
      {tab === 'requests' && <RequestList requests={props.controls.requests} />}
      {tab === 'native' && <NativeLog controls={props.controls} />}
    </Tabs>
  );
}
