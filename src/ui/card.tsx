import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import styles from './card.module.css';

type Props = {
  title?: string | undefined;
  action?: ReactNode;
  label?: string | undefined;
  /** `float` lifts the page's first card off the brand colour. */
  tone?: 'plain' | 'float' | undefined;
  children: ReactNode;
};

/** A surface for related content; with a title it is a named region. */
export function Card({ title, label, action, tone = 'plain', children }: Props) {
  const titleId = useId();
  return (
    <section
      className={cx('surface', styles.card, tone !== 'plain' && styles[tone])}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || action) && (
        <div className={cx('ends', styles.head)}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

type SectionTitleProps = { children: ReactNode; id?: string | undefined; action?: ReactNode };

/** The h2 above a group of cards, with an optional link or button at its end. */
export function SectionTitle({ children, id, action }: SectionTitleProps) {
  return (
    <div className={cx('ends', styles.section)}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {action}
    </div>
  );
}
