import { note } from '@/lib/report-notes';

/** Notes what nobody caught, and what the content security policy refused, from the first moment on; only in builds that report. */
export function noteFailures(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // A file that did not come is no error of ours, and has none.
    if (error) note({ kind: 'error', how: 'uncaught', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => note({ kind: 'error', how: 'uncaught', error: reason }));
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  );
}
