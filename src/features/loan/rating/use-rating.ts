import { useEffect, useState } from 'react';
import { googleScore } from '@/api/contract/loan';
import { policy } from '@/config/policy';
import { useServices } from '@/services/services';
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
  const { api, bridge } = useServices();
  const [phase, setPhase] = useState<Phase>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const submitOnce = useTapLock();
  const retryOnce = useTapLock();

  // Once open, the dialog no longer follows the server's wish, which may change with any refresh.
  if (isWanted && phase === 'idle' && !askedOrders.has(orderId)) setPhase('asking');

  useEffect(() => {
    if (phase === 'asking') askedOrders.add(orderId);
  }, [phase, orderId]);

  async function report() {
    setFailure(null);
    try {
      await api.call(googleScore, { score: policy.reportedScore });
    } catch (error) {
      setFailure(error);
    }
  }

  function submit(stars: Stars) {
    void submitOnce(async () => {
      const goesToStore = policy.nativeRating === 'always' || stars >= pleased;
      setPhase(goesToStore ? 'over' : 'thanks');
      if (!goesToStore) return;
      void bridge.call('rate', { score: stars });
      await report();
    });
  }

  return { phase, failure, submit, close: () => setPhase('over'), retry: () => void retryOnce(report) };
}
