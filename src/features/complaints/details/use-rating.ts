import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '@/platform/services';
import { createShownOnce } from '@/platform/storage/shown-once';
import { rate, waitingRatingQuery } from '@/platform/writes/ratings';
import type { Stars } from '@/ui/star-rating';
import { useWrite } from '@/ui/use-write';
import { complaintDetailQuery } from '../queries';

/** The dialog opens so long after the complaint is on screen, milliseconds (specification section 9). */
const delayMs = 3_000;

const shownOnce = createShownOnce('complaint-rating-asked');

/**
 * The rating of a complaint (specification section 4, decision 6, complaint rating): the dialog opens by itself once,
 * after three seconds; later it can be opened by hand, until the rating has been sent.
 * @param isWanted the server's `isScore`
 * @param isHeld something else lies over the page: the dialog waits until it is gone
 * @param onDone told when the server has taken the rating, or it waits for the network
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
  // Until the device has said that none waits, nothing is asked.
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
      // What the page knew is still true, but for this.
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
