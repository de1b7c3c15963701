import { receiveReports, reportLine } from '@contract/conformance/receive-reports';
import { createObservable } from '@/lib/observable';
import type { DemoControls } from '@/services/demo-controls';

const mostShown = 200;

/** The demo's collector of reports: they stay in this page, and are held against the contract as a real one would. */
export function createReportCollector(): DemoControls['reports'] {
  const { subscribe, getSnapshot, set } = createObservable<readonly string[]>([]);
  return {
    received: { subscribe, getSnapshot },
    take(text) {
      const received = receiveReports(text);
      const lines = 'fault' in received ? [`refused: ${received.fault}`] : received.message.reports.map(reportLine);
      set([...getSnapshot(), ...lines].slice(-mostShown));
    },
  };
}
