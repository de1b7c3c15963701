import { useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { useServerLanguage } from '@/services/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
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
  const lang = useServerLanguage();
  const { picture, hasIcon } = orderStatusRule(loan.orderStatus);
  const own = statusWords(loan.orderStatus);
  const isGood = picture === 'settled';

  return (
    <section className={styles['banner']}>
      <div className={styles['art']}>
        <StatusArt picture={picture} />
      </div>
      <hgroup>
        <h2 className={styles['title']}>
          {hasIcon && (
            <span className={cx(styles['badge'], isGood ? styles['good'] : styles['bad'])} data-status-icon={picture}>
              <Icon name={isGood ? 'check' : 'close'} size={16} />
            </span>
          )}
          {loan.noticeStatusText ? <span lang={lang}>{loan.noticeStatusText}</span> : t(own.title)}
        </h2>
        <p className={styles['text']} lang={loan.noticeDesText ? lang : undefined}>
          {loan.noticeDesText || t(own.text)}
        </p>
      </hgroup>
    </section>
  );
}

/** The banner while the order is loading: the same room, veiled. */
export function BannerSkeleton() {
  return (
    <div className={cx(styles['banner'], styles['loading'])} aria-hidden="true">
      <div className={cx(styles['art'], styles['disc'])} />
      <div className={styles['line']} />
      <div className={cx(styles['line'], styles['short'])} />
      <div className={cx(styles['line'], styles['thin'])} />
      <div className={cx(styles['line'], styles['thin'], styles['short'])} />
    </div>
  );
}
