import { useLingui } from '@lingui/macro';
import type { CSSProperties, ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { usePageChrome } from '@/ui/page-chrome';
import styles from './promotion-shell.module.css';

/** Colours of a campaign's page. */
type Tone = { background: string; ink: '#000' | '#fff' };

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function channels(color: string): number[] {
  const digits = color.slice(1);
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => parseInt(pair, 16) / 255);
}

/** Relative luminance as WCAG defines it, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colours of a template: its own background, if it is plainly a colour, and black or white upon it, whichever reads
 * better; one of the two always reaches 4.5:1.
 * @param color as the server sent it; anything but `#rgb` and `#rrggbb` counts as none
 * @param fallback a colour of the build, in one of the same forms
 */
export function toneOf(color: string, fallback: string): Tone {
  const background = hex.test(color.trim()) ? color.trim() : fallback;
  const light = luminance(background);
  // Contrast is (lighter + 0.05) / (darker + 0.05).
  return { background, ink: (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000' : '#fff' };
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

/** The frame of the promotion pages: the campaign's colour above, one column below it, or two columns where there is room. */
export function PromotionShell({ title, color, onBack, layout = 'wide', hero, children, foot }: Props) {
  const { t } = useLingui();
  const { trailing, notices } = usePageChrome();
  const tone = toneOf(color, appConfig.colors.background);
  // Set through the style object, so that the value is a colour or nothing; a strict policy allows it.
  const colors: CSSProperties & Record<'--campaign' | '--ink', string> = {
    '--campaign': tone.background,
    '--ink': tone.ink,
  };
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
