import { Trans } from '@lingui/macro';
import { useServices } from '@/services/services';
import { SectionTitle } from '@/ui/section-title';
import styles from './scenario-list.module.css';

/** The demo's launch links, one per scenario: what a stakeholder starts from. Nothing without the demo backend. */
export function ScenarioList() {
  const { demo } = useServices();
  if (!demo) return null;
  return (
    <section className={styles['section']}>
      <SectionTitle>
        <Trans>Demo scenarios</Trans>
      </SectionTitle>
      <p className={styles['hint']}>
        <Trans>Everything here runs inside this page. Nothing leaves the device.</Trans>
      </p>
      <ul className={styles['list']}>
        {demo.launchLinks.map(({ scenario, title, href }) => (
          <li key={scenario}>
            <a className={styles['link']} href={href}>
              <span>{title}</span>
              <code className={styles['name']}>{scenario}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
