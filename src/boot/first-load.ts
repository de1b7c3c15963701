/**
 * What a loan's own page and most others show, named so that the first file brings it: a chunk of its own would be one
 * more request before the amount is there. Imported for its place alone (scripts/vite/chunks.ts).
 */
import '@/platform/api/contract/loan';
import '@/config/policy';
import '@/domain/payment-progress';
import '@/domain/percent';
import '@/domain/server-time';
import '@/features/loan/queries';
import '@/platform/i18n/error-message';
import '@/platform/i18n/format-date';
import '@/platform/storage/shown-once';
import '@/platform/browser/wait';
import '@/platform/preview/preview';
import '@/platform/i18n/market';
import '@/platform/query/use-prefetch';
import '@/platform/preview/use-preview';
import '@/platform/query/use-persisted-query';
import '@/features/pay/records/payment-claims';
import '@/platform/writes/receipt-ids';
import '@/ui/amount';
import '@/ui/link-row';
import '@/ui/card';
import '@/ui/history-entry';
import '@/ui/state-views';
import '@/ui/lazy-component';
import '@/ui/notice';
import '@/ui/page-shell';
import '@/ui/product-logo';
import '@/ui/pull-to-refresh';
import '@/ui/query-view';
import '@/ui/rows';
import '@/ui/skeleton';
import '@/ui/slot';
import '@/ui/use-tap-lock';
import '@/ui/use-write';
import '@/ui/width-in-ems';
