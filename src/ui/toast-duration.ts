export type ToastKind = 'info' | 'success' | 'error';

export type ToastOptions = {
  kind?: ToastKind | undefined;
  /** Milliseconds; 300 or less counts as not given. */
  duration?: number | undefined;
};

const SHORT = 2000;
const CUSTOM = 3000;

/**
 * How long a toast stays, in ms: 2 s for info and success, 3 s for the custom toast and for errors (decision 24, toast
 * times).
 */
export function toastDuration({ kind = 'info', duration }: ToastOptions = {}): number {
  if (duration === undefined) return kind === 'error' ? CUSTOM : SHORT;
  return Number.isFinite(duration) && duration > 300 ? duration : CUSTOM;
}
