import { useLingui } from '@lingui/macro';
import type { CSSProperties, ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { contrast } from '@/domain/contrast';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { usePageChrome } from '@/ui/page-chrome';
import styles from './promotion-shell.module.css';

/** Colours of a campaign's page. */
type Tone = { background: string; ink: '#000' | '#fff' };

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * The colours of a template: its own background, if it is plainly a colour, and black or white upon it, whichever reads
 * better; one of the two always reaches 4.5:1.
 * @param color as the server sent it
 * @returns nothing where that is neither `#rgb` nor `#rrggbb`: the page then has the brand's colours
 */
export function toneOf(color: string): Tone | null {
  const background = color.trim();
  if (!hex.test(background)) return null;
  return { background, ink: contrast(background, '#000') >= contrast(background, '#fff') ? '#000' : '#fff' };
}

type Props = {
  /** Of the browser tab. */
  title: string;
  /** The campaign's colour as the server sent it; empty for the brand's own. */
  color: string;
  /** Absent on the page a visitor arrives at: there is nothing to go back to. */
  onBack?: (() => void) | undefined;
  /** `wide`: side by side where there is room. A text to read stays in one column. */
  layout?: 'wide' | 'single';
  /** What stands on the campaign's colour; it holds the page's h1. */
  hero: ReactNode;
  children: ReactNode;
  /** Small print below everything. */
  foot?: ReactNode;
};

/**
 * The frame of the promotion pages: the campaign's colour above, one column below it, or two
 * columns where there is room.
 */
export function PromotionShell({ title, color, onBack, layout = 'wide', hero, children, foot }: Props) {
  const { t } = useLingui();
  const { trailing, notices } = usePageChrome();
  const tone = toneOf(color);
  // Set through the style object, so that the value is a colour or nothing; a strict policy allows it.
  const colors: CSSProperties & Partial<Record<'--campaign' | '--ink', string>> = tone
    ? { '--campaign': tone.background, '--ink': tone.ink }
    : {};
  return (
    <div className={styles['page']} style={colors}>
      <title>{title === appConfig.appName ? title : `${title} · ${appConfig.appName}`}</title>
      <header className={styles['bar']}>
        <div className={styles['tools']}>
          {onBack && (
            <IconButton
              icon="back"
              label={t({ message: 'Back', comment: 'Button: to the page before' })}
              onClick={onBack}
            />
          )}
          <p className={cx(styles['brand'], !onBack && styles['first'])}>
            <img src={`${__BASE_PATH__}icon.svg`} alt="" width="28" height="28" />
            {appConfig.appName}
          </p>
          {trailing}
        </div>
      </header>
      <main className={cx(styles['main'], layout === 'wide' && styles['wide'])}>
        <div className={styles['hero']}>{hero}</div>
        <div className={cx(styles['content'], 'stack')}>
          {notices}
          {children}
        </div>
      </main>
      {foot && <footer className={styles['foot']}>{foot}</footer>}
    </div>
  );
}
