/**
 * Everything that is kept on the device, by the name of its store (and IndexedDB database). Clearing a borrower reaches
 * each of them, whether or not this page has loaded the feature that uses it.
 */
export const storeNames = [
  'complaint-drafts',
  'complaint-outbox',
  'waiting-ratings',
  'chat-sessions',
  'chat-events',
  'selected-order',
  'virtual-account-cards',
  'payment-claims',
  'card-payments',
  'card-drafts',
  'loan-attempts',
  'agreed-loans',
  'receipts',
  'request-log',
  'kept-answers',
  'switches',
  'leases',
  // Only builds that report have it.
  ...(__REPORT_URL__ ? (['waiting-reports'] as const) : []),
] as const;

/**
 * The stores of the support desk: only the desk itself opens them (decision 67, support desk), so that no phone of a borrower
 * ever has them, not even while it is cleared.
 */
export const deskStoreNames = [
  'support-heads',
  'support-logs',
  'support-disputes',
  'support-cases',
  'support-settings',
] as const;
