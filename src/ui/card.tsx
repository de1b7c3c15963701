import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './card.module.css';

type Props = {
  title?: string | undefined;
  /** A link or button beside the title. */
  action?: ReactNode;
  /** `tint` sets a card apart from its white neighbours. */
  tone?: 'plain' | 'tint' | undefined;
  /** 3 when the card stands below a section title. */
  headingLevel?: 2 | 3 | undefined;
  children: ReactNode;
};

/** A surface for things that belong together; with a title it is a named region. */
export function Card({ title, action, tone = 'plain', headingLevel = 2, children }: Props) {
  const titleId = useId();
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  return (
    <section className={cx(styles['card'], tone === 'tint' && styles['tint'])} aria-labelledby={title ? titleId : undefined}>
      {(title || action) && (
        <div className={styles['head']}>
          {title && (
            <Heading id={titleId} className={styles['title']}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
