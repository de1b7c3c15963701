import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { cx } from './cx';
import cards from './card.module.css';
import styles from './skeleton.module.css';

type Size = number | string;
type Props = { height?: Size | undefined; width?: Size | undefined; radius?: Size | undefined };

/** A grey block in the place of loading content; numbers are px. Silent, so render `LoadingText` once per page. */
export function Skeleton({ height = 16, width = '100%', radius = 8 }: Props) {
  return (
    <span
      className={cx(styles.block, styles.sheen)}
      style={{ height, width, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

/** A card of label and value rows that are loading; as high as `Rows` with as many one-line rows. */
export function SkeletonCard({ rows }: { rows: number }) {
  return (
    <div className={cx('surface divided', cards['card'], styles.sheen)} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.block} />
          <span className={styles.block} />
        </div>
      ))}
    </div>
  );
}

/** Announces once, politely, that the page is loading. */
export function LoadingText() {
  const { t } = useLingui();
  return (
    <output className="sr-only">
      {t({ message: 'Loading', comment: 'For screen readers, while a page is loading' })}
    </output>
  );
}

/**
 * A money page before its data; `children` replace the blocks. No inline styles, because of the content security
 * policy.
 */
export function SkeletonPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <LoadingText />
      {children ?? (
        <>
          <div className={cx('surface stack', cards['card'], styles.sheen, styles.hero)} aria-hidden="true">
            <span className={styles.block} />
            <span className={styles.block} />
          </div>
          <SkeletonCard rows={4} />
          <SkeletonCard rows={3} />
        </>
      )}
    </>
  );
}
