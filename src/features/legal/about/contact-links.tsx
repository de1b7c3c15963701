import { Trans } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { useServicePhone } from '@/services/market';
import { buttonClass } from '@/ui/button-class';
import { CallRow } from '@/ui/call-row';
import { Icon } from '@/ui/icon';
import styles from './contact-links.module.css';

const { serviceEmail } = appConfig;

/** The company's telephone and mailbox, to tap. */
export function ContactLinks() {
  const servicePhone = useServicePhone();
  return (
    <div className={styles['links']}>
      {servicePhone !== '' && <CallRow telephone={servicePhone} />}
      {serviceEmail !== '' && (
        <a className={buttonClass('secondary', true)} href={`mailto:${serviceEmail}`}>
          <Icon name="mail" size={20} />
          <Trans>Write an e-mail</Trans>
        </a>
      )}
    </div>
  );
}
