import { useLingui } from '@lingui/macro';
import { Icon, type IconName } from '@/ui/icon';
import styles from './facts.module.css';

/** What speaks for us, in figures: specification sections 1 (users) and 9 (decision, transfer). No amounts: none is stated for the mainland edition. */
export function Facts() {
  const { t } = useLingui();
  const facts: { icon: IconName; figure: string; text: string }[] = [
    {
      icon: 'user',
      figure: t({ message: '3 million+', comment: 'Figure: number of users' }),
      text: t({ message: 'people use our app', comment: 'Below the figure "3 million+"' }),
    },
    {
      icon: 'clock',
      figure: t({ message: '1 day', comment: 'Figure: how long the decision takes at most' }),
      text: t({ message: 'until we decide', comment: 'Below the figure "1 day"' }),
    },
    {
      icon: 'bank',
      figure: t({ message: '1–3 days', comment: 'Figure: how long the money takes' }),
      text: t({ message: 'until the money is there', comment: 'Below the figure "1–3 days"' }),
    },
  ];
  return (
    <ul className={styles['facts']}>
      {facts.map(({ icon, figure, text }) => (
        <li key={icon} className={styles['fact']}>
          <span className={styles['icon']}>
            <Icon name={icon} size={20} />
          </span>
          <strong className={styles['figure']}>{figure}</strong> <span className={styles['text']}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
