import type { StatusPicture } from '@/domain/order-status';
import type { Picture } from './picture';
import { declined, disbursing, review } from './pictures-before';
import { closed, settled } from './pictures-ended';
import { collection, due, overdue, partlyPaid, repaying } from './pictures-owed';
import styles from './status-art.module.css';

const pictures: Readonly<Record<StatusPicture, Picture>> = {
  review,
  declined,
  disbursing,
  repaying,
  due,
  overdue,
  settled,
  'partly-paid': partlyPaid,
  closed,
  collection,
};

type Props = { picture: StatusPicture };

/**
 * The picture of an order's status, for the banner in the brand colour. Decorative: the words beside it say the same.
 */
export function StatusArt({ picture }: Props) {
  return (
    <svg
      className={styles['art']}
      width="136"
      height="109"
      viewBox="0 0 160 128"
      aria-hidden="true"
      data-picture={picture}
    >
      <path className={styles['ground']} d="M12 70c0-34 27-60 66-60s72 22 72 58-30 54-70 54S12 104 12 70Z" />
      {pictures[picture].map(([fill, shape]) => (
        <path key={shape} className={styles[fill]} d={shape} />
      ))}
    </svg>
  );
}
