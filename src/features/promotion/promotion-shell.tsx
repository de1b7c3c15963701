import type { CSSProperties, ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { cx } from '@/ui/cx';
import { DocumentTitle, PageBar, usePageChrome } from '@/ui/page-shell';
import { contrast } from './contrast';
import styles from './promotion.module.css';
import frame from '@/ui/page-shell.module.css';

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colours of a template: its `#rrggbb` or `#rgb`, and black or white text, whichever has more contrast. */
export function toneOf(color: string): { background: string; ink: '#000' | '#fff' } | null {
  const background = color.trim();
  if (!hex.test(background)) return null;
  return { background, ink: contrast(background, '#000') >= contrast(background, '#fff') ? '#000' : '#fff' };
}

type Props = {
  title: string;
  /** The campaign's colour; empty uses the brand's. */
  color: string;
  /** Absent on a visitor's first page. */
  onBack?: (() => void) | undefined;
  /** `wide` shows two columns on wide screens. Long texts stay in one column. */
  layout?: 'wide' | 'single';
  hero: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
};

/** The frame of the promotion pages: the campaign's colour at the top, below it one column, or two on wide screens. */
export function PromotionShell({ title, color, onBack, layout = 'wide', hero, children, foot }: Props) {
  const { notices } = usePageChrome();
  const tone = toneOf(color);
  // The style object accepts only a colour; the security policy allows styles set from script.
  const colors: CSSProperties & Partial<Record<'--campaign' | '--ink', string>> = tone
    ? { '--campaign': tone.background, '--ink': tone.ink }
    : {};
  return (
    <div className={cx(frame.page, styles.page)} style={colors}>
      <DocumentTitle>{title}</DocumentTitle>
      <PageBar onBack={onBack}>
        <p className={cx('row grow', styles.brand, !onBack && styles.first)}>
          <img src={`${__BASE_PATH__}icon.svg`} alt="" width="28" height="28" />
          {appConfig.appName}
        </p>
      </PageBar>
      <main className={cx(styles.main, layout === 'wide' && styles.wide)}>
        <div className={styles.hero}>{hero}</div>
        <div className={cx(styles.content, 'stack')}>
          {notices}
          {children}
        </div>
      </main>
      {foot && <footer className={cx('hint', styles.foot)}>{foot}</footer>}
    </div>
  );
}
