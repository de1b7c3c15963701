import { isWebview } from '@/platform/bridge/platform';

/** Whether this browser prints. Android's webview has the function and does nothing. */
export const canPrint = (): boolean => typeof window.print === 'function' && !isWebview(navigator.userAgent);
