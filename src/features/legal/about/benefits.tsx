import { Icon, type IconName } from '@/ui/icon';
import styles from './benefits.module.css';

type Props = { items: readonly { icon: IconName; text: string }[] };

/** Good reasons, each with a picture. */
export function Benefits({ items }: Props) {
  return (
    <ul className={styles['list']}>
      {items.map(({ icon, text }) => (
        <li key={text} className={styles['item']}>
          <span className={styles['icon']}>
            <Icon name={icon} size={20} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
