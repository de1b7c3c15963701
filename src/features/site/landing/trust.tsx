import { msg, Trans, useLingui } from '@lingui/macro';
import { Icon } from '@/ui/icon';
import { Section } from '../frame/section';
import styles from './trust.module.css';

const reasons = [
  {
    icon: 'receipt',
    title: msg`No hidden costs`,
    text: msg`What you owe stands in your agreement and in the app, to the last digit, before you accept.`,
  },
  {
    icon: 'shield',
    title: msg`Your information stays yours`,
    text: msg`We ask only for what a decision needs, and we never sell it.`,
  },
  {
    icon: 'phone',
    title: msg`Nobody asks for your codes`,
    text: msg`We never ask for your PIN, password or SMS codes. Whoever does is not one of us.`,
  },
  {
    icon: 'chat',
    title: msg`People who answer`,
    text: msg`Call, write or chat. If paying becomes difficult, talk to us before the due date.`,
  },
] as const;

/** Why one can rely on us. */
export function Trust() {
  const { t } = useLingui();
  return (
    <Section
      id="trust"
      title={t`What you can rely on`}
      lead={<Trans>Borrowing is a matter of trust. This is what we promise.</Trans>}
    >
      <ul className={styles['reasons']}>
        {reasons.map(({ icon, title, text }) => (
          <li key={title.id} className={styles['reason']}>
            <Icon name={icon} size={28} />
            <h3 className={styles['title']}>{t(title)}</h3>
            <p className={styles['text']}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
