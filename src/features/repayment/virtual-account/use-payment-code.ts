import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { PaymentCode } from '@/storage/records/payment-codes';
import type { QueryState } from '@/ui/query-view';
import type { PaymentChoice } from './payment-choice';
import { savedCodesQuery, virtualAccountQuery, type FreshCode } from './queries';
import { findSavedCode, keepsSavedCode, replacementOf } from './saved-codes';

export type ShownCode = {
  code: FreshCode;
  /** Why this is the copy from the device; `null` when the server has just confirmed the code. */
  savedBecause: Error | null;
  /** A later code of the same order that can still be paid. */
  newer: PaymentCode | null;
};

type Attempt = { key: string; error: Error };

/**
 * The code of a choice: the server's, else, when nobody could be asked, the one kept on the device. What failed stays
 * known while it is tried again, so that a person at the counter does not lose the code meanwhile.
 * @param isWanted whether the server may be asked: asking makes a code
 */
export function usePaymentCode(choice: PaymentChoice, isWanted: boolean): QueryState<ShownCode> {
  const services = useServices();
  const { utcOffset } = useMarket();
  const options = virtualAccountQuery(services, choice);
  const { data, error: lastError, isFetching, refetch } = useQuery({ ...options, enabled: isWanted });
  const saved = useQuery(savedCodesQuery(services, choice.orderId));

  const key = hashKey(options.queryKey);
  const [failed, setFailed] = useState<Attempt | null>(null);
  if (lastError && lastError !== failed?.error) setFailed({ key, error: lastError });

  const codes = saved.data ?? (saved.isPending ? undefined : []);
  const show = (code: FreshCode, savedBecause: Error | null): ShownCode => ({
    code,
    savedBecause,
    newer: replacementOf(code, codes ?? [], services.clock.now(), utcOffset),
  });

  if (data) return { data: show(data, null), error: lastError, isFetching, refetch };
  const error = lastError ?? (failed?.key === key ? failed.error : null);
  if (!error || !keepsSavedCode(error)) return { data: undefined, error, isFetching, refetch };
  if (!codes) return { data: undefined, error: null, isFetching, refetch };
  const code = findSavedCode(codes, choice);
  return code
    ? { data: show(code, error), error: null, isFetching, refetch }
    : { data: undefined, error, isFetching, refetch };
}
