import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import styles from './paper.module.css';

/** Marks the page: while it is there, the style sheet prints nothing but the sheet, however printing is set off. */
const printingAttribute = 'data-printing';

/** A browser that never says that it has printed has done so by then; milliseconds. */
const printTimeoutMs = 60_000;

type Props = {
  className?: string | undefined;
  /** Where it is given, the sheet is printed as soon as it is there, and this is called when that is over. */
  onDone?: () => void;
  children: ReactNode;
};

/** What of a page goes on paper, black on white; on the screen it is not to be seen. */
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
    // Some browsers print at once and go on when the dialog is closed, others only begin to.
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
    <div className={cx(styles['sheet'], className)} data-print-sheet="">
      {children}
    </div>,
    document.body,
  );
}
