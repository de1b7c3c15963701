import { useEffect, useState } from 'react';
import { googleScore } from '@/api/contract/loan';
import { policy } from '@/config/policy';
import { lateReceiptBook } from '@/services/late-receipt-book';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { Stars } from '@/ui/star-rating';
import { useTapLock } from '@/ui/use-tap-lock';
import { askedOrders } from './asked-orders';

type Phase = 'idle' | 'asking' | 'thanks' | 'over';

/** From here on a person is asked for a rating in the store (specification section 9). */
const pleased = 4;

/**
 * The rating of a loan (specification section 4, decision 9): asked once per order and page session; then thanks, or the
 * store's own prompt, which is reported once; a report that failed can be repeated.
 * @param isWanted the server's `isScore`
 */
export function useRating(orderId: string, isWanted: boolean) {
  const services = useServices();
  const { api, bridge, clock } = services;
  const { id: market } = useMarket();
  const [phase, setPhase] = useState<Phase>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const [given, setGiven] = useState<Stars | null>(null);
  const submitOnce = useTapLock();
  const retryOnce = useTapLock();

  // Once open, the dialog no longer follows the server's wish, which may change with any refresh.
  if (isWanted && phase === 'idle' && !askedOrders.has(orderId)) setPhase('asking');

  useEffect(() => {
    if (phase === 'asking') askedOrders.add(orderId);
  }, [phase, orderId]);

  function keep(stars: Stars, book = lateReceiptBook(services)) {
    void book.keep({ id: receiptIds.loanRating(orderId), kind: 'rating', subject: 'loan', at: clock.now(), market, orderId, stars });
  }

  async function report(stars: Stars) {
    const book = lateReceiptBook(services);
    setFailure(null);
    try {
      await api.call(googleScore, { score: policy.reportedScore });
      keep(stars, book);
    } catch (error) {
      setFailure(error);
    }
  }

  function submit(stars: Stars) {
    void submitOnce(async () => {
      const goesToStore = policy.nativeRating === 'always' || stars >= pleased;
      setPhase(goesToStore ? 'over' : 'thanks');
      setGiven(stars);
      // Nothing is sent for it: thanking is all that becomes of it (decision 9).
      if (!goesToStore) return keep(stars);
      void bridge.call('rate', { score: stars });
      await report(stars);
    });
  }

  return { phase, failure, submit, close: () => setPhase('over'), retry: () => void retryOnce(async () => given !== null && (await report(given))) };
}
