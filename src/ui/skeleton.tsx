import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { useObservable } from '@/platform/browser/observable';
import { useServices } from '@/platform/services';
import { useHasPassed } from './component-life';
import { cx } from './cx';
import { HelpButton } from './state-views';
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

/** When a page that is still loading says so, and when it offers a way out, milliseconds. */
const slowMs = 5_000;
const endlessMs = 20_000;

/** Why a page is still loading; nothing while the device does not go on, which a notice says. */
function Reason() {
  const { late } = useObservable(useServices().storage.status);
  return !late && <Trans>Your connection is slow. Please keep this page open.</Trans>;
}

/** Says that it, or `what`, is loading: at once to screen readers, later on screen, without code by the style sheet. */
export function LoadingText({ what, isPage = false }: { what?: string | undefined; isPage?: boolean }) {
  const { t } = useLingui();
  const isSlow = useHasPassed(slowMs);
  const isEndless = useHasPassed(endlessMs);
  if (!isSlow)
    return (
      <output className={cx('sr-only', styles.soon)}>
        {t({ message: 'Loading', comment: 'For screen readers, while a page is loading' })}
      </output>
    );
  return (
    <div className={cx('surface', styles.slow, isPage && styles.floating)}>
      <output>
        <b>{what ?? <Trans>Still loading.</Trans>}</b> <Reason />
      </output>
      {isEndless && <HelpButton />}
    </div>
  );
}

/** A money page before its data; `children` replace the blocks. No inline styles: the policy refuses them. */
export function SkeletonPage({ children, what }: { children?: ReactNode; what?: string }) {
  return (
    <>
      <LoadingText what={what} isPage />
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
