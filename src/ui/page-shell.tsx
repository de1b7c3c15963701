import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { appConfig } from '@/config/env';
import type { StaleState } from '@/platform/query/use-persisted-query';
import { CloseButton, IconButton } from './button';
import { cx } from './cx';
import { lazyComponent, Nothing } from './lazy-component';
import type { StaleFooterProps } from './stale-footer';
import styles from './page-shell.module.css';

/** The parts of each page that the app's frame provides: ways out, the language switch, notices. */
export type PageChrome = {
  /** Goes back, or leaves the webview if there is no earlier page. */
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  onHome: () => void;
  onSignIn: () => void;
  onHelp: () => void;
  trailing: ReactNode;
  /** Above the content: for example, that this device stores nothing. */
  notices: ReactNode;
};

const nothing = () => undefined;

export const PageChromeContext = createContext<PageChrome>({
  onHome: nothing,
  onSignIn: nothing,
  onHelp: nothing,
  trailing: null,
  notices: null,
});

/** The title of the page's route. */
export const RouteTitleContext = createContext<MessageDescriptor | undefined>(undefined);

/** The frame, for the page shell and the error views. */
export function usePageChrome(): PageChrome {
  return use(PageChromeContext);
}

/** Loaded when a stored answer is shown. */
export const StaleFooter = lazyComponent({
  load: () => import('./stale-footer').then((module) => module.StaleFooter),
  failed: Nothing,
});

/** The same footer in the prerendered HTML, hidden until the inline script shows a stored answer; set by the build. */
export const StaleFooterInHtml = createContext<((asking: StaleFooterProps['asking']) => ReactNode) | null>(null);

type Props = {
  /** Default: the title of the page's route, or the app's name. */
  title?: string | undefined;
  /** The document's title. Default: the page's title followed by the app's name. */
  documentTitle?: string | undefined;
  /** The page's primary action: in thumb reach, above the safe area and the keyboard. */
  footer?: ReactNode;
  /** Set while an answer of an earlier visit is shown: the footer then offers to fetch again. */
  stale?: StaleState | undefined;
  /** The footer's text during the fetch. Default: "looking for what is new". */
  asking?: MessageDescriptor | undefined;
  /** With `brand` the colour of the app bar continues behind the first card. */
  tone?: 'plain' | 'brand' | undefined;
  children: ReactNode;
};

/** A page: sticky app bar, one column of at most 480 px, sticky action. The frame around it is PageChrome. */
export function PageShell({
  title: own,
  documentTitle,
  footer: action,
  stale,
  asking,
  tone = 'plain',
  children,
}: Props) {
  const { t } = useLingui();
  const ofRoute = use(RouteTitleContext);
  const title = own ?? (ofRoute ? t(ofRoute) : appConfig.appName);
  const { onBack, onClose, notices } = usePageChrome();
  const footer = stale ? <StaleFooter stale={stale} asking={asking} /> : action;
  const hasFooter = footer !== undefined && footer !== null && footer !== false;
  useKeyboardInset(hasFooter);
  const footerInHtml = use(StaleFooterInHtml)?.(asking);

  return (
    <div data-stale={stale ? true : undefined} className={cx(styles.page, tone === 'brand' && styles.brand)}>
      {documentTitle === undefined ? <DocumentTitle>{title}</DocumentTitle> : <title>{documentTitle}</title>}
      <PageBar onBack={onBack} onClose={onClose}>
        <h1 ref={inheritTitleFocus} id={pageTitleId} tabIndex={-1} className={styles.title}>
          {/* A longer title that comes with the data gets a new element: the old one would count as moved. */}
          <span key={title}>{title}</span>
        </h1>
      </PageBar>
      <main id="main" className={styles.main}>
        <div className={cx(styles.content, 'stack')}>
          {notices}
          {children}
        </div>
      </main>
      {hasFooter && (
        <footer ref={watchHeight} data-slot="action" className={styles.footer}>
          <div className={cx('stack-2', styles.action)}>{footer}</div>
        </footer>
      )}
      {footerInHtml && (
        <footer data-slot="stale" hidden className={styles.footer}>
          <div className={cx('stack-2', styles.action)}>{footerInHtml}</div>
        </footer>
      )}
    </div>
  );
}

type BarProps = Pick<PageChrome, 'onBack' | 'onClose'> & { children: ReactNode };

/** The sticky bar of a page: the way back, what the page is, the language switch. */
export function PageBar({ onBack, onClose, children }: BarProps) {
  const { t } = useLingui();
  const { trailing } = usePageChrome();
  return (
    <header className={styles.bar}>
      <div className={styles.tools}>
        {onBack && (
          <IconButton
            icon="back"
            label={t({ message: 'Back', comment: 'Button: to the page before' })}
            onClick={onBack}
          />
        )}
        {children}
        {trailing}
        {onClose && <CloseButton onClose={onClose} />}
      </div>
    </header>
  );
}

/** The title of the document: the page's title followed by the app's name. */
export function DocumentTitle({ children: title }: { children: string }) {
  return <title>{title === appConfig.appName ? title : `${title} · ${appConfig.appName}`}</title>;
}

/** Id of the page's only h1. */
export const pageTitleId = 'page-title';

let holder: HTMLElement | null = null;

function give(title: HTMLElement | null): void {
  holder = title;
  title?.focus({ preventScroll: true });
}

/** Moves the focus to the page's title, without scrolling: a screen reader then announces the page. */
export function focusPageTitle(): void {
  give(document.getElementById(pageTitleId));
}

/** For the `ref` of a title that replaces the focused one: moves the focus to it. */
function inheritTitleFocus(title: HTMLElement | null): void {
  if (title && holder && !holder.isConnected && document.activeElement === document.body) give(title);
}

/** For the `ref` of the action: scrolls focus above it. No custom property: all styles would be computed again. */
function watchHeight(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer || typeof ResizeObserver === 'undefined') return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() =>
    root.setProperty('scroll-padding-bottom', `min(${footer.offsetHeight}px + var(--space-5), 60vh)`),
  );
  observer.observe(footer);
  return () => {
    observer.disconnect();
    root.removeProperty('scroll-padding-bottom');
  };
}

/** Smaller differences, in px, come from a collapsing address bar. */
const minKeyboardPx = 80;

type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** The height of the page's bottom that an on-screen keyboard covers, px; 0 if the page was resized or zoomed. */
export function keyboardInset(layoutHeight: number, { height, offsetTop, scale }: Visible): number {
  const covered = Math.round(layoutHeight - height - offsetTop);
  return scale > 1.05 || covered < minKeyboardPx ? 0 : covered;
}

/** Keeps `--keyboard-inset` up to date: iOS lays the keyboard over the page, Android resizes it. */
function useKeyboardInset(active: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!active || !visible) return undefined;
    const root = document.documentElement.style;
    const update = () => root.setProperty('--keyboard-inset', `${keyboardInset(window.innerHeight, visible)}px`);
    visible.addEventListener('resize', update);
    visible.addEventListener('scroll', update);
    return () => {
      visible.removeEventListener('resize', update);
      visible.removeEventListener('scroll', update);
      root.removeProperty('--keyboard-inset');
    };
  }, [active]);
}
