import { msg, Trans, useLingui } from '@lingui/macro';
import { Icon } from '@/ui/icon';
import { Section } from '../frame/section';
import styles from './steps.module.css';

const steps = [
  {
    icon: 'download',
    title: msg`Get the app`,
    text: msg`Sign up with your telephone number. You only need your identity card and a salary slip.`,
  },
  {
    icon: 'edit',
    title: msg`Apply in a few minutes`,
    text: msg`Tell us how much you need and for how long. Applying costs nothing and does not bind you.`,
  },
  {
    icon: 'receipt',
    title: msg`See every cost, then decide`,
    text: msg`Before you accept, you see the rate, each fee and the whole repayment plan.`,
  },
  {
    icon: 'calendar',
    title: msg`Receive and repay`,
    text: msg`The money goes to your own bank account. Repay at a bank, online or at a mini market.`,
  },
] as const;

/** From the app to the last repayment, in four steps. */
export function Steps() {
  const { t } = useLingui();
  return (
    <Section
      id="steps"
      tone="tint"
      title={t`How it works`}
      lead={<Trans>Four steps, and you can stop at any of the first three.</Trans>}
    >
      <ol className={styles['steps']}>
        {steps.map(({ icon, title, text }, index) => (
          <li key={title.id} className={styles['step']}>
            <span className={styles['mark']}>
              <span className={styles['number']}>{index + 1}</span>
              <Icon name={icon} />
            </span>
            <h3 className={styles['title']}>{t(title)}</h3>
            <p className={styles['text']}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
