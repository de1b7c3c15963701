import { Trans, useLingui } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import type { DemoControls } from '@/services/demo-controls';
import { Card } from '@/ui/card';
import styles from '../panel/panel.module.css';

/** What an operator's collector would be told of this page, newest first (decision 66, reports). */
export function ReportList({ controls: { reports } }: { controls: DemoControls }) {
  const { t } = useLingui();
  const lines = useSyncExternalStore(reports.received.subscribe, reports.received.getSnapshot);
  return (
    <Card title={t({ message: 'Reports', comment: 'Title: what the page tells the operator of its health' })}>
      {lines.length === 0 ? (
        <p>
          <Trans>None yet. Some seconds after something happened, the page reports it here.</Trans>
        </p>
      ) : (
        <ol className={styles['log']}>
          {Array.from(lines.entries())
            .reverse()
            .map(([place, line]) => (
              <li key={place} className={styles['entry']} lang="en">
                <code>{line}</code>
              </li>
            ))}
        </ol>
      )}
    </Card>
  );
}
