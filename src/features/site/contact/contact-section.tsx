import { Trans, useLingui } from '@lingui/macro';
import { Section } from '../frame/section';
import { Reach } from '../frame/reach';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';

/** How to reach us: directly, and the form of the specification, which stays on the device (decision 22). */
export function ContactSection() {
  const { t } = useLingui();
  return (
    <Section id="contact" title={t`Contact us`}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['lead']}>
            <Trans>We are glad to hear from you. The quickest way is to call or to write an e-mail.</Trans>
          </p>
          <Reach />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
