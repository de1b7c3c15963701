import { useEffect, useState } from 'react';
import { googleScore } from '@/api/contract/loan';
import { goodRating } from '@/bridge/contract';
import { policy } from '@/config/policy';
import { createAskedBefore } from '@/lib/asked-before';
import { lazyReceiptBook } from '@/services/lazy-receipt-book';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { Stars } from '@/ui/star-rating';
import { useTapLock } from '@/ui/use-tap-lock';
import { useWrite } from '@/ui/use-write';

type Phase = 'idle' | 'asking' | 'thanks' | 'over';

const askedBefore = createAskedBefore('rating-asked');

/**
 * The rating of a loan (specification section 4, decision 9, rating policy): asked once per order and page session;
 * then thanks, or the store's own prompt, which is reported once; a report that failed can be repeated.
 * @param isWanted the server's `isScore`
 */
export function useRating(orderId: string, isWanted: boolean) {
  const services = useServices();
  const { api, bridge, clock } = services;
  const { id: market } = useMarket();
  const [phase, setPhase] = useState<Phase>('idle');
  const submitOnce = useTapLock();

  // Once open, the dialog no longer follows the server's wish, which may change with any refresh.
  if (isWanted && phase === 'idle' && !askedBefore.has(orderId)) setPhase('asking');

  useEffect(() => {
    if (phase === 'asking') askedBefore.add(orderId);
  }, [phase, orderId]);

  function keep(stars: Stars, book = lazyReceiptBook(services)) {
    void book.keep({
      id: receiptIds.loanRating(orderId),
      kind: 'rating',
      subject: 'loan',
      at: clock.now(),
      market,
      orderId,
      stars,
    });
  }

  const { send, retry, error } = useWrite('loan-rating', async (stars: Stars) => {
    const book = lazyReceiptBook(services);
    await api.call(googleScore, { score: policy.reportedScore });
    keep(stars, book);
  });

  function submit(stars: Stars) {
    void submitOnce(() => {
      const goesToStore = policy.nativeRating === 'always' || stars >= goodRating;
      setPhase(goesToStore ? 'over' : 'thanks');
      // Nothing is sent for it: thanking is all that becomes of it (decision 9, rating policy).
      if (!goesToStore) return keep(stars);
      void bridge.call('rate', { score: stars });
      send(stars);
    });
  }

  return { phase, failure: error, submit, close: () => setPhase('over'), retry };
}
