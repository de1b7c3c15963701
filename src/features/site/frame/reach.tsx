import type { MouseEvent, ReactNode } from 'react';
import { telephoneLink } from '@/bridge/telephone';
import { appConfig } from '@/config/env';
import { useServicePhone } from '@/services/market';
import { useServices } from '@/services/services';
import { Icon, type IconName } from '@/ui/icon';
import styles from './reach.module.css';

const { companyAddress, serviceEmail } = appConfig;

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles['line']}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}

/** Address, telephone and mailbox of the company, from the build's configuration; what it does not name is left out. */
export function Reach() {
  const { bridge } = useServices();
  const servicePhone = useServicePhone();
  const dial = telephoneLink(servicePhone);

  /** Inside the app a `tel:` link would end on an error page: the app dials. */
  function call(event: MouseEvent) {
    event.preventDefault();
    void bridge.call('callTelephone', { telephone: servicePhone });
  }

  return (
    <ul>
      {companyAddress !== '' && <Line icon="pin">{companyAddress}</Line>}
      {dial !== null && (
        <Line icon="phone">
          <a href={dial} onClick={call}>
            {servicePhone}
          </a>
        </Line>
      )}
      {serviceEmail !== '' && (
        <Line icon="mail">
          <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
        </Line>
      )}
    </ul>
  );
}
