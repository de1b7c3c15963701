import { receiveReports, reportLine } from '@contract/conformance/receive-reports';
import { createObservable } from '@/platform/browser/observable';
import { readSwitchesFile } from '@/platform/offline/switches/read-file';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import type { DemoControls } from '../demo-controls';

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

const kept = 'demo-switches';

/** The operator's switches in the demo: the file beside it, or in its place a text that lasts as long as the tab. */
export function createSwitchesPreview(): DemoControls['switches'] {
  const listeners = new Set<() => void>();
  return {
    read: async () => readTab(kept) ?? readSwitchesFile(),
    preview: () => readTab(kept),
    show(text) {
      keepInTab(kept, text);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.add(listener),
  };
}
