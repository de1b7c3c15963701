/**
 * Modules that the loan page and most other pages need. Imported here so that they become part of the first file:
 * in a separate chunk they would be one more request before the amount is shown (scripts/vite/chunks.ts).
 */
import '@/config/policy';
import '@/domain/amount-due';
import '@/domain/order-status';
import '@/domain/server-time';
import '@/features/loan/queries';
import '@/features/pay/payments/use-book';
import '@/platform/i18n/format-date';
import '@/platform/i18n/amount-due-texts';
import '@/ui/preview';
import '@/platform/query/use-persisted-query';
import '@/platform/query/use-prefetch';
import '@/routes/-report-choice';
import '@/ui/link-row';
import '@/ui/server-picture';
import '@/ui/pull-to-refresh';
import '@/ui/query-view';
import '@/ui/rows';
import '@/ui/slot';
import '@/ui/use-write';
