import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState, useSyncExternalStore } from 'react';
import { useServices } from '@/services/services';
import type { DemoControls } from '@/services/demo-controls';
import { BottomSheet } from '@/ui/bottom-sheet';
import styles from './demo-bar.module.css';

/** The demo's badge: says that nothing leaves this device, and opens the log of calls to the native app. */
export function DemoBar() {
  const { demo } = useServices();
  return demo ? <Badge demo={demo} /> : null;
}

function Badge({ demo }: { demo: DemoControls }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const calls = useSyncExternalStore(demo.nativeCalls.subscribe, demo.nativeCalls.getSnapshot);
  return (
    <>
      <button type="button" className={styles['badge']} onClick={() => setIsOpen(true)}>
        <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>
        {calls.length > 0 && (
          <span className={styles['count']}>
            <Plural value={calls.length} one="# call to the app" other="# calls to the app" />
          </span>
        )}
      </button>
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title={t`Calls to the native app`}>
        {calls.length === 0 ? (
          <p>
            <Trans>None yet. Here you see what the page asks of the native app around it.</Trans>
          </p>
        ) : (
          <ol className={styles['log']}>
            {calls.map(({ id, action, payload, answer }) => (
              <li key={id}>
                <strong>{action}</strong> <code>{JSON.stringify(payload)}</code> <span className={styles['answer']}>{answer}</span>
              </li>
            ))}
          </ol>
        )}
      </BottomSheet>
    </>
  );
}
