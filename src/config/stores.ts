/** The names of all stores on the device: clearing a borrower reaches each, also without its code. */
export const storeNames = [
  'complaint-drafts',
  'complaint-outbox',
  'waiting-ratings',
  'chat-sessions',
  'chat-events',
  'chat-screens',
  'selected-order',
  'payments',
  'last-way',
  'card-drafts',
  'loan-attempts',
  'agreed-loans',
  'receipts',
  'request-log',
  'kept-answers',
  'switches',
  'leases',
  // Only builds that report have it. Browser tests read this list without any build.
  ...(typeof __REPORT_URL__ !== 'undefined' && __REPORT_URL__ ? (['waiting-reports'] as const) : []),
] as const;
