import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx';
import { Icon } from './icon';
import { useTopLayer } from './top-layer';
import styles from './notice.module.css';

type ToastKind = 'info' | 'success' | 'error';

export type ToastOptions = {
  kind?: ToastKind | undefined;
  /** Milliseconds. A value of 300 or less, or one that is not finite, gives 3 s. */
  duration?: number | undefined;
};

const looks = { info: undefined, success: styles.good, error: styles.bad };

const shortMs = 2000;
const longMs = 3000;

/** How long a toast is shown, ms: 2 s; 3 s for errors and bad values (decision 24, toast times). */
export function toastDuration({ kind = 'info', duration }: ToastOptions = {}): number {
  if (duration === undefined) return kind === 'error' ? longMs : shortMs;
  return Number.isFinite(duration) && duration > 300 ? duration : longMs;
}

type Toasts = { show: (text: string, options?: ToastOptions) => void };

const ToastContext = createContext<Toasts | null>(null);

/** Shows one toast; a new one replaces it. Screen readers read an error at once, others when they are idle. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ id: number; text: string; kind: ToastKind; duration: number } | null>(null);
  const modal = useTopLayer();
  const toasts = useMemo<Toasts>(
    () => ({
      show: (text, options = {}) =>
        setToast((last) => ({
          id: (last?.id ?? 0) + 1,
          text,
          kind: options.kind ?? 'info',
          duration: toastDuration(options),
        })),
    }),
    [],
  );

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), toast.duration);
    return () => clearTimeout(timer);
  }, [toast]);

  const bubble = toast && (
    <span key={toast.id} className={cx(styles.toast, looks[toast.kind])}>
      {toast.kind !== 'info' && <Icon name={toast.kind === 'error' ? 'warning' : 'check'} size={20} />}
      {toast.text}
    </span>
  );
  const regions = (
    <div className={styles.toasts}>
      <output>{toast?.kind !== 'error' && bubble}</output>
      <div role="alert">{toast?.kind === 'error' && bubble}</div>
    </div>
  );

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {/* A modal makes everything outside it inert. */}
      {modal ? createPortal(regions, modal) : regions}
    </ToastContext.Provider>
  );
}

/** Short messages, never the only place of an error (decision 24, toast times). @throws Error outside a provider */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
