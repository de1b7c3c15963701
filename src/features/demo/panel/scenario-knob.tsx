import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import { Card } from '@/ui/card';
import { withSwitches } from '../demo-link';
import type { PanelProps } from './panel-props';
import styles from './panel.module.css';

/** Which story the demo tells; another one begins at its own first page, with the clock and the faults kept. */
export function ScenarioKnob({ controls: { launchLinks, backend }, open }: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { scenario, clock, faults, seed } = backend.settings();

  function choose(name: string) {
    const link = launchLinks.find((candidate) => candidate.scenario === name);
    if (link) open(withSwitches(link.href, { clock, faults, seed: seed === 1 ? '' : String(seed), reset: '1' }));
  }

  return (
    <Card title={t`Scenario`}>
      <label htmlFor={id} className="sr-only">{t`Scenario`}</label>
      <select id={id} className={styles['select']} value={scenario} onChange={(event) => choose(event.target.value)}>
        {launchLinks.map((link) => (
          <option key={link.scenario} value={link.scenario}>
            {link.title}
          </option>
        ))}
      </select>
    </Card>
  );
}
