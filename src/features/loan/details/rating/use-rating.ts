import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { goodRating } from '@/bridge/contract';
import { policy } from '@/config/policy';
import type { OrderKey } from '@/domain/order-key';
import { createAskedBefore } from '@/lib/asked-before';
import { keepRating, rate, waitingRatingQuery } from '@/services/ratings';
import { useServices } from '@/services/services';
import type { Stars } from '@/ui/star-rating';
import { useTapLock } from '@/ui/use-tap-lock';
import { useWrite } from '@/ui/use-write';

type Phase = 'idle' | 'asking' | 'thanks' | 'over';

const askedBefore = createAskedBefore('rating-asked');

/**
 * The rating of a loan (specification section 4, decision 9, rating policy): asked once per order and page session,
 * unless one waits to be sent; then thanks, or the store's own prompt, which is reported once. A report without a
 * network goes out later by itself; one that was refused can be repeated.
 */
export function useRating({ orderId, productId }: OrderKey) {
  const services = useServices();
  const { bridge, storage } = services;
  const rated = { subject: 'loan', orderId, productId } as const;
  const { data: waitingStars } = useQuery(waitingRatingQuery(storage, rated));
  const [phase, setPhase] = useState<Phase>('idle');
  const submitOnce = useTapLock();

  if (phase === 'idle' && waitingStars === null && !askedBefore.has(orderId)) setPhase('asking');

  useEffect(() => {
    if (phase === 'asking') askedBefore.add(orderId);
  }, [phase, orderId]);

  const { send, retry, error, result } = useWrite('loan-rating', (stars: Stars) => rate(rated, stars, services));

  function submit(stars: Stars) {
    void submitOnce(async () => {
      const goesToStore = policy.nativeRating === 'always' || stars >= goodRating;
      setPhase(goesToStore ? 'over' : 'thanks');
      if (goesToStore) {
        void bridge.call('rate', { score: stars });
        send(stars);
      } else await keepRating(rated, stars, services);
    });
  }

  return { phase, failure: error, isKept: result === 'kept', submit, close: () => setPhase('over'), retry };
}
