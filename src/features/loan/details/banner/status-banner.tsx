import { useLingui } from '@lingui/macro';
import { orderStatusRule } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { PreviewFields } from '@/platform/preview/preview';
import { usePreviewFields } from '@/platform/preview/use-preview';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Slot } from '@/ui/slot';
import { loanPreview } from '../preview';
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
  const fields = usePreviewFields(loanPreview, loan);
  const { picture } = orderStatusRule(loan.orderStatus);
  const own = statusWords(loan.orderStatus);

  return (
    <section className={styles['banner']}>
      <div className={styles['art']}>
        <StatusArt picture={picture} />
      </div>
      <hgroup>
        <h2 className={styles['title']}>
          <StatusMark fields={fields} />
          {fields.title ? <Slot name="title" fields={fields} /> : t(own.title)}
        </h2>
        {fields.text ? (
          <Slot name="text" fields={fields} as="p" className={styles['text']} />
        ) : (
          <p className={styles['text']}>{t(own.text)}</p>
        )}
      </hgroup>
    </section>
  );
}

type SlotsProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
};

/** A sign beside the headline of what has ended, well or not. */
function StatusMark({ fields }: SlotsProps) {
  return (
    <Slot name="mark" fields={fields} className={styles['badge']} isExtra>
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
        <StatusMark fields={null} />
        <Slot name="title" fields={null} />
      </p>
      <Slot name="text" fields={null} as="p" className={styles['text']} />
    </div>
  );
}
