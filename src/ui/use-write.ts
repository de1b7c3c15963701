import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTapLock } from './use-tap-lock';

/** A write of a screen, as TanStack Query's mutation sees it. */
export type ScreenWrite<Input, Result> = {
  /** Begins it, once for a burst of taps and while one is on its way. Never throws: see `error`. */
  send: (input: Input) => void;
  /** The last one once more: a tap of its own, which need not wait until the burst of the first is over. */
  retry: () => void;
  isSending: boolean;
  /** What the last one was given; `undefined` before there was one. */
  input: Input | undefined;
  /** What the last one gave; `undefined` while it is on its way, and after it failed. */
  result: Result | undefined;
  /** Why the last one failed; `null` where it did not. */
  error: Error | null;
  reset: () => void;
};

/** How a screen sends something: a mutation behind a lock, never repeated or postponed by the library. */
export function useWrite<Input = void, Result = void>(
  name: string,
  work: (input: Input) => Promise<Result>,
): ScreenWrite<Input, Result> {
  const once = useTapLock();
  const retryOnce = useTapLock();
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation({
    mutationKey: [name],
    mutationFn: work,
  });
  const last = useRef<Input | null>(null);

  function run(input: Input): Promise<unknown> {
    last.current = input;
    return mutateAsync(input).catch(() => undefined);
  }

  return {
    send: (input) => void once(() => run(input)),
    retry: () => void retryOnce(() => last.current !== null && run(last.current)),
    isSending: isPending,
    input: variables,
    result: data,
    error,
    reset,
  };
}
