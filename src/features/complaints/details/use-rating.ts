import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/shown-once';
import { rate, waitingRatingQuery } from '@/platform/writes/ratings';
import type { Stars } from '@/ui/star-rating';
import { useWrite } from '@/ui/use-write';
import { complaintDetailQuery } from '../queries';

/** Delay of the dialog after the complaint is on screen, in milliseconds (specification section 9). */
const delayMs = 3_000;

const shownOnce = createShownOnce('complaint-rating-asked');

/**
 * The rating of a complaint (specification section 4, decision 6, complaint rating): the dialog opens by itself once,
 * after three seconds; after that by hand, until the rating is sent.
 * @param isWanted the server's `isScore`
 * @param isHeld another layer is over the page: the dialog waits
 * @param onDone called when the server has the rating, or it waits for the network
 */
export function useRating(
  problemId: string,
  isWanted: boolean,
  isHeld: boolean,
  onDone: (became: 'sent' | 'kept') => void,
) {
  const services = useServices();
  const { api, storage } = services;
  const queryClient = useQueryClient();
  const rated = { subject: 'complaint', problemId } as const;
  const waitingQuery = waitingRatingQuery(storage, rated);
  const { data: waitingStars } = useQuery(waitingQuery);
  // Waits until the device has reported whether a rating waits.
  const mayAsk = isWanted && waitingStars === null;
  const [isDue, setIsDue] = useState(false);
  const [isByHand, setIsByHand] = useState(false);

  useEffect(() => {
    if (!isWanted || shownOnce.has(problemId)) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWanted, problemId]);

  const { send, isSending, error, reset } = useWrite('complaint-rating', async (stars: Stars) => {
    const became = await rate(rated, stars, services);
    if (became === 'sent') {
      // The rest of the cached complaint is still true.
      queryClient.setQueryData(
        complaintDetailQuery(api, problemId).queryKey,
        (known) => known && { ...known, isScore: false },
      );
    } else queryClient.setQueryData(waitingQuery.queryKey, stars);
    close();
    onDone(became);
  });

  function close(): void {
    setIsByHand(false);
    setIsDue(false);
    reset();
  }

  const isOpen = isByHand || isSending || (mayAsk && isDue && !isHeld);
  useEffect(() => {
    if (isOpen) shownOnce.add(problemId);
  }, [isOpen, problemId]);

  return { mayAsk, waitingStars, isOpen, isSending, failure: error, open: () => setIsByHand(true), close, send };
}
