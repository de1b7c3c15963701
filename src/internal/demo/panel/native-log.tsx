import { msg, Trans, useLingui } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import { RadioTabs } from '@/ui/radio-tabs';
import type { DemoControls } from '../demo-controls';
import styles from './panel.module.css';

const modes = [
  { value: 'ok', label: msg({ message: 'Answers', comment: 'How the native app of the demo behaves' }) },
  { value: 'slow', label: msg({ message: 'Slow', comment: 'How the native app of the demo behaves' }) },
  { value: 'error', label: msg({ message: 'Fails', comment: 'How the native app of the demo behaves' }) },
  { value: 'never', label: msg({ message: 'Silent', comment: 'How the native app of the demo behaves' }) },
] as const;

/** What the page asked of the native app, which the demo stands in for, and how it is answered. */
export function NativeLog({ controls }: { controls: DemoControls }) {
  const { t } = useLingui();
  const calls = useSyncExternalStore(controls.nativeCalls.subscribe, controls.nativeCalls.getSnapshot);
  const mode = useSyncExternalStore(controls.nativeMode.subscribe, controls.nativeMode.getSnapshot);
  return (
    <>
      <RadioTabs
        label={t`How the native app answers`}
        options={modes.map(({ value, label }) => ({ value, label: t(label) }))}
        value={mode}
        onChange={controls.answerNativeWith}
      />
      {calls.length === 0 ? (
        <p>
          <Trans>None yet. Here you see what the page asks of the native app around it.</Trans>
        </p>
      ) : (
        <ol className={styles['log']}>
          {Array.from(calls)
            .reverse()
            .map(({ id, action, payload, answer }) => (
              <li key={id} className={styles['entry']}>
                <strong>{action}</strong> <code>{JSON.stringify(payload)}</code>{' '}
                <span className={styles['soft']}>{answer}</span>
              </li>
            ))}
        </ol>
      )}
    </>
  );
}
