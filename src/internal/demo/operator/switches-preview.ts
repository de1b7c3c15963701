import { keepInTab, readTab } from '@/lib/tab-memory';
import type { DemoControls } from '@/services/demo-controls';
import { readSwitchesFile } from '@/services/switches/read-file';

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
