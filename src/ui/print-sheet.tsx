import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isWebview } from '@/platform/bridge/native-object';
import { cx } from './cx';
import styles from './print-sheet.module.css';

/** Whether this browser prints. Android's webview has the function and does nothing. */
export const canPrint = (): boolean => typeof window.print === 'function' && !isWebview(navigator.userAgent);

/** Marks a page with a sheet: the style sheet then prints only the sheet, also from the browser's menu. */
const printingAttribute = 'data-printing';

/** A browser that never fires `afterprint` has printed by then. */
const printTimeoutMs = 60_000;

type Props = {
  className?: string | undefined;
  /** If given, the sheet is printed when it is rendered, and this is called afterwards. */
  onDone?: () => void;
  children: ReactNode;
};

/** Content that is only printed, black on white, and hidden on the screen. */
export function PrintSheet({ className, onDone, children }: Props) {
  const done = useEffectEvent(() => onDone?.());
  const isPrintedAtOnce = onDone !== undefined;

  useEffect(() => {
    document.body.setAttribute(printingAttribute, '');
    return () => document.body.removeAttribute(printingAttribute);
  }, []);

  useEffect(() => {
    if (!isPrintedAtOnce) return undefined;
    const finish = () => done();
    // Some browsers block until the dialog is closed, others return at once.
    window.addEventListener('afterprint', finish);
    const start = setTimeout(() => window.print());
    const end = setTimeout(finish, printTimeoutMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      window.removeEventListener('afterprint', finish);
    };
  }, [isPrintedAtOnce]);

  return createPortal(
    <div className={cx(styles.sheet, className)} data-print-sheet="">
      {children}
    </div>,
    document.body,
  );
}
