import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import type { QueryState } from '@/ui/query-view';
import type { PaymentChoice } from './payment-choice';
import { savedCardsQuery, virtualAccountQuery } from './queries';
import { findSavedCard, keepsSavedCard, replacementOf } from './saved-cards';

export type ShownCard = {
  card: PaymentCard;
  /** Why this is the copy from the device; `null` when the server has just confirmed the card. */
  savedBecause: Error | null;
  /** A later code of the same order that can still be paid. */
  newer: PaymentCard | null;
};

type Attempt = { key: string; error: Error };

/**
 * The card of a choice: the server's, else, when nobody could be asked, the one kept on the device. What failed stays
 * known while it is tried again, so that a person at the counter does not lose the code meanwhile.
 */
export function usePaymentCard(choice: PaymentChoice): QueryState<ShownCard> {
  const services = useServices();
  const { utcOffset } = useMarket();
  const options = virtualAccountQuery(services, choice);
  const { data, error: lastError, isFetching, refetch } = useQuery(options);
  const saved = useQuery(savedCardsQuery(services, choice.orderId));

  const key = hashKey(options.queryKey);
  const [failed, setFailed] = useState<Attempt | null>(null);
  if (lastError && lastError !== failed?.error) setFailed({ key, error: lastError });

  const cards = saved.data ?? (saved.isPending ? undefined : []);
  const show = (card: PaymentCard, savedBecause: Error | null): ShownCard => ({
    card,
    savedBecause,
    newer: replacementOf(card, cards ?? [], services.clock.now(), utcOffset),
  });

  if (data) return { data: show(data, null), error: lastError, isFetching, refetch };
  const error = lastError ?? (failed?.key === key ? failed.error : null);
  if (!error || !keepsSavedCard(error)) return { data: undefined, error, isFetching, refetch };
  if (!cards) return { data: undefined, error: null, isFetching, refetch };
  const card = findSavedCard(cards, choice);
  return card
    ? { data: show(card, error), error: null, isFetching, refetch }
    : { data: undefined, error, isFetching, refetch };
}
