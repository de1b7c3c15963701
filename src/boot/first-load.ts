/**
 * What a loan's own page and most others show, named so that the first file brings it: a chunk of its own would be one
 * more request before the amount is there. Imported for its place alone (scripts/vite/chunks.ts).
 */
import '@/api/contract/loan';
import '@/config/policy';
import '@/domain/payment-progress';
import '@/domain/percent';
import '@/domain/server-time';
import '@/features/loan/queries';
import '@/i18n/error-message';
import '@/i18n/format-date';
import '@/lib/asked-before';
import '@/lib/wait';
import '@/services/lazy-receipt-book';
import '@/services/first-sight';
import '@/services/market';
import '@/services/use-fetch-ahead';
import '@/services/use-first-sight';
import '@/services/use-kept-query';
import '@/storage/records/payment-claims';
import '@/storage/records/receipt-ids';
import '@/ui/amount';
import '@/ui/call-row';
import '@/ui/card';
import '@/ui/help-card';
import '@/ui/history-entry';
import '@/ui/incomplete-link';
import '@/ui/lazy-component';
import '@/ui/link-row';
import '@/ui/notice';
import '@/ui/page-shell';
import '@/ui/product-logo';
import '@/ui/pull-to-refresh';
import '@/ui/query-view';
import '@/ui/records-link';
import '@/ui/rows';
import '@/ui/skeleton';
import '@/ui/slot';
import '@/ui/use-tap-lock';
import '@/ui/use-write';
import '@/ui/width-in-ems';
