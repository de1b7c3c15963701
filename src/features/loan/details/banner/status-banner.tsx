import { useLingui } from '@lingui/macro';
import { orderStatusRule } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { Sight } from '@/platform/preview/first-sight';
import { useFirstSight } from '@/platform/preview/use-first-sight';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Slot } from '@/ui/slot';
import { loanSight } from '../first-sight';
import { StatusArt } from './status-art';
import { statusWords } from './status-words';
import styles from './status-banner.module.css';

type Props = { loan: LoanDetails };

/**
 * How the order stands, at a glance: picture, headline and what it means (specification section 4, decision 8, status
 * table). Headline and text are the server's, shown as text; without them, sentences of our own.
 */
export function StatusBanner({ loan }: Props) {
  const { t } = useLingui();
  const sight = useFirstSight(loanSight, loan);
  const { picture } = orderStatusRule(loan.orderStatus);
  const own = statusWords(loan.orderStatus);

  return (
    <section className={styles['banner']}>
      <div className={styles['art']}>
        <StatusArt picture={picture} />
      </div>
      <hgroup>
        <h2 className={styles['title']}>
          <StatusMark sight={sight} />
          {sight.title ? <Slot name="title" sight={sight} /> : t(own.title)}
        </h2>
        {sight.text ? (
          <Slot name="text" sight={sight} as="p" className={styles['text']} />
        ) : (
          <p className={styles['text']}>{t(own.text)}</p>
        )}
      </hgroup>
    </section>
  );
}

type SlotsProps = {
  /** Null while the page waits. */
  sight: Sight | null;
};

/** A sign beside the headline of what has ended, well or not. */
function StatusMark({ sight }: SlotsProps) {
  return (
    <Slot name="mark" sight={sight} className={styles['badge']} isExtra>
      <Icon name="check" size={16} />
      <Icon name="close" size={16} />
    </Slot>
  );
}

/** The banner while the order is loading: the same room, veiled. */
export function BannerSkeleton() {
  return (
    <div className={cx(styles['banner'], styles['loading'])} aria-hidden="true">
      <div className={cx(styles['art'], styles['disc'])} />
      <p className={styles['title']}>
        <StatusMark sight={null} />
        <Slot name="title" sight={null} />
      </p>
      <Slot name="text" sight={null} as="p" className={styles['text']} />
    </div>
  );
}
