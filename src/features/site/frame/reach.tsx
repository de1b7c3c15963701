import type { MouseEvent, ReactNode } from 'react';
import { telephoneLink } from '@/platform/bridge/telephone';
import { useLender } from '@/platform/i18n/lender';
import { useServices } from '@/platform/services';
import { Icon, type IconName } from '@/ui/icon';
import styles from './reach.module.css';

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles['line']}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  );
}

/** Address, telephone and mailbox of the company, from the market's pack. */
export function Reach() {
  const { bridge } = useServices();
  const { lender, service } = useLender();
  const dial = telephoneLink(service.phone);

  /** Inside the app a `tel:` link would end on an error page: the app dials. */
  function call(event: MouseEvent) {
    event.preventDefault();
    void bridge.call('callTelephone', { telephone: service.phone });
  }

  return (
    <ul>
      <Line icon="pin">{lender.address}</Line>
      {dial !== null && (
        <Line icon="phone">
          <a href={dial} onClick={call}>
            {service.phone}
          </a>
        </Line>
      )}
      <Line icon="mail">
        <a href={`mailto:${service.email}`}>{service.email}</a>
      </Line>
    </ul>
  );
}
