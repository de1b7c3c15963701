import { Trans } from '@lingui/macro';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { publicPathOf } from '@/config/public-path';
import { configurableRoutes } from '@/config/routes';
import { useServices } from '@/services/services';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { SectionTitle } from '@/ui/section-title';
import styles from './scenario-list.module.css';

const replayPath = withBase(__BASE_PATH__, publicPathOf(configurableRoutes.SUPPORT_REPLAY, appConfig.routeOverrides));

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
      <a className={buttonClass('primary', true)} href="?tour=1">
        <Icon name="play" /> <Trans>Play the guided tour, two minutes</Trans>
      </a>
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
      <SectionTitle>
        <Trans>For developers and support</Trans>
      </SectionTitle>
      <ul className={styles['list']}>
        <li>
          <a className={styles['link']} href={withBase(__BASE_PATH__, '/testPreview')}>
            <Trans>Test page: any page with any launch, native app, storage</Trans>
          </a>
        </li>
        <li>
          <a className={styles['link']} href={replayPath}>
            <Trans>Replay of chats</Trans>
          </a>
        </li>
      </ul>
    </section>
  );
}
