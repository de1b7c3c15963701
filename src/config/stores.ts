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
  'leases',
  // Only in builds with internal tools: conversations and dispute files that support staff imported.
  'support-sessions',
  'support-disputes',
] as const;
