import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saveScore } from '@/api/contract/complaints';
import { createAskedBefore } from '@/lib/asked-before';
import { useMarket } from '@/services/market';
import { openReceiptBook } from '@/services/receipt-book';
import { useServices } from '@/services/services';
import { receiptIds } from '@/storage/records/receipt-ids';
import type { Stars } from '@/ui/star-rating';
import { useWrite } from '@/ui/use-write';
import { complaintDetailQuery } from '../queries';

/** The dialog opens so long after the complaint is on screen, milliseconds (specification section 9). */
const delayMs = 3_000;

const askedBefore = createAskedBefore('complaint-rating-asked');

/**
 * The rating of a complaint (specification section 4, decision 6, complaint rating): the dialog opens by itself once,
 * after three seconds; later it can be opened by hand, until the rating has been sent.
 * @param isWanted the server's `isScore`
 * @param isHeld something else lies over the page: the dialog waits until it is gone
 * @param onSent told when the server has taken the rating
 */
export function useRating(problemId: string, isWanted: boolean, isHeld: boolean, onSent: () => void) {
  const services = useServices();
  const { api, clock } = services;
  const { id: market } = useMarket();
  const queryClient = useQueryClient();
  const [isDue, setIsDue] = useState(false);
  const [isByHand, setIsByHand] = useState(false);

  useEffect(() => {
    if (!isWanted || askedBefore.has(problemId)) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWanted, problemId]);

  const isOpen = isByHand || (isDue && !isHeld);
  useEffect(() => {
    if (isOpen) askedBefore.add(problemId);
  }, [isOpen, problemId]);

  const { send, isSending, error, reset } = useWrite('complaint-rating', async (score: Stars) => {
    const book = openReceiptBook(services);
    await api.call(saveScore, { score, problemId });
    void book.keep({
      id: receiptIds.complaintRating(problemId),
      kind: 'rating',
      subject: 'complaint',
      at: clock.now(),
      market,
      problemId,
      stars: score,
    });
    // What the page knew is still true, but for this.
    queryClient.setQueryData(
      complaintDetailQuery(api, problemId).queryKey,
      (known) => known && { ...known, isScore: false },
    );
    close();
    onSent();
  });

  function close(): void {
    setIsByHand(false);
    setIsDue(false);
    reset();
  }

  return { isOpen, isSending, failure: error, open: () => setIsByHand(true), close, send };
}
