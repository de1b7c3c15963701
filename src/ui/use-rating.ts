import { useEffect, useState } from 'react';
import { policy } from '@/config/policy';
import { goodRating } from '@/platform/bridge/contract';
import { useServices } from '@/platform/services';
import type { ShownOnce } from '@/platform/storage/tab-memory';
import type { Stars } from './rating-dialog';
import { useTapLock, useWrite } from './use-write';

/** Whether the store's own prompt follows this number of stars (decision 9, rating policy). */
export function isForStore(stars: number): boolean {
  return policy.nativeRating === 'always' || stars >= goodRating;
}

type Options<Result> = {
  isDue: boolean;
  /** Marks in this tab that the dialog has opened by itself for this id, which it does only once. */
  asked?: { id: string; shown: ShownOnce };
  /** The dialog stays open until the stars are sent, and no prompt of the store follows. */
  staysOpen?: boolean;
  /** Passes the stars to the outbox, or to the log of a chat. */
  send: (stars: Stars) => Promise<Result>;
};

/** The question for one to five stars. It opens by itself once, later by a button; a burst of taps sends one rating. */
export function useRating<Result>({ isDue, asked, staysOpen = false, send }: Options<Result>) {
  const { bridge } = useServices();
  const once = useTapLock();
  const [phase, setPhase] = useState<'waiting' | 'open' | 'closed'>(asked?.shown.has(asked.id) ? 'closed' : 'waiting');
  const write = useWrite('rating', async (stars: Stars) => {
    const result = await send(stars);
    setPhase('closed');
    return result;
  });
  const isOpen = phase === 'open' || (phase === 'waiting' && isDue) || (staysOpen && write.isSending);

  useEffect(() => {
    if (isOpen && asked) asked.shown.add(asked.id);
  });

  function submit(stars: Stars): void {
    void once(() => {
      if (!staysOpen) setPhase('closed');
      if (!staysOpen && isForStore(stars)) void bridge.call('rate', { score: stars });
      write.send(stars);
    });
  }

  function close(): void {
    setPhase('closed');
    write.reset();
  }

  const { error, result, retry, isSending } = write;
  return { isOpen, isSending, error, result, retry, submit, open: () => setPhase('open'), close };
}
