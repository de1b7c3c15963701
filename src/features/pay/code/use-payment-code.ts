import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { isRefusal } from '@/platform/api/errors';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { writeOutcome } from '@/platform/writes/outcome';
import type { QueryState } from '@/ui/query-view';
import { usePaidNote } from '../queries';
import type { PaymentCode } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';
import { askForCodeOnce, type FreshCode, savedCodesQuery, virtualAccountQuery } from './queries';
import { findShownCode, findSavedCode, replacementOf } from './saved-codes';

export type ShownCode = {
  code: FreshCode;
  /** Why this is the stored copy; `null` if the server has confirmed the code, or is being asked. */
  savedBecause: Error | null;
  newer: PaymentCode | null;
};

/** The loan that a code pays, from the latest answer. */
export type LoanNow = {
  /** `undefined` without an answer. */
  details: LoanDetails | undefined;
  isAsking: boolean;
  /** The error of the last request, if it failed. */
  error: Error | null;
};

/** The loan of an order, and whether its first answer of this visit is still expected. */
export function useLoanNow(orderKey: OrderKey): LoanNow {
  const { api } = useServices();
  const { data, error, isFetching, isFetchedAfterMount } = useQuery(loanDetailsQuery(api, orderKey));
  return { details: data, error, isAsking: isFetching && !isFetchedAfterMount };
}

/**
 * The code of a choice: the server's or, if the server could not be asked, the stored one. While the server is asked,
 * the stored one is `stale`: to read, not to pay. An error stays during a retry, so the code stays on screen.
 * @param isWanted whether the server may be asked, which creates a code
 * @param loan null if no stored code may be shown while the server is asked
 */
export function usePaymentCode(choice: PaymentChoice, isWanted: boolean, loan: LoanNow | null): QueryState<ShownCode> {
  const services = useServices();
  const { utcOffset } = useMarket();
  const options = virtualAccountQuery(services, choice);
  const queryClient = useQueryClient();
  const { data, error: lastError, isFetching, refetch } = useQuery({ ...options, enabled: false });
  const saved = useQuery(savedCodesQuery(services, choice.orderId));
  // A borrower who has claimed the payment gets the reminder before the code, at once.
  const isNoteKnown = usePaidNote(choice.orderId) !== undefined;

  const key = hashKey(options.queryKey);
  useEffect(() => {
    if (isWanted) askForCodeOnce(queryClient, services, choice);
  }, [isWanted, queryClient, services, choice]);

  const [failed, setFailed] = useState<{ key: string; error: Error } | null>(null);
  if (lastError && lastError !== failed?.error) setFailed({ key, error: lastError });

  const codes = saved.data ?? (saved.isPending ? undefined : []);
  const now = services.clock.now();
  const show = (code: FreshCode, savedBecause: Error | null): ShownCode => ({
    code,
    savedBecause,
    newer: replacementOf(code, codes ?? [], now, utcOffset),
  });

  if (data) return { data: show(data, null), error: lastError, isFetching, refetch };
  const error = lastError ?? (failed?.key === key ? failed.error : null);
  if (!error && loan && !isRefusal(loan.error) && isNoteKnown) {
    const code = findShownCode(codes ?? [], { choice, loan: loan.details, now, utcOffset });
    if (code) {
      const stale = { readAt: code.savedAt, error: null, isFetching: true, refetch };
      return { data: show(code, null), error: null, isFetching, refetch, stale };
    }
  }
  // A refusal is an answer: the server does not accept this payment now, so no stored code may look valid.
  if (!error || writeOutcome(error) !== 'unknown') return { data: undefined, error, isFetching, refetch };
  if (!codes) return { data: undefined, error: null, isFetching, refetch };
  const code = findSavedCode(codes, choice);
  return code
    ? { data: show(code, error), error: null, isFetching, refetch }
    : { data: undefined, error, isFetching, refetch };
}
