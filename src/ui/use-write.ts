import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTapLock } from './use-tap-lock';

/** A write of a screen, as TanStack Query's mutation sees it. */
export type ScreenWrite<Input, Result> = {
  /** Sends, once for a burst of taps, and not while one is being sent. Never throws: see `error`. */
  send: (input: Input) => void;
  /** Sends the last input again; the lock of `send` does not hold it up. */
  retry: () => void;
  isSending: boolean;
  /** Of the last write; `undefined` before the first. */
  input: Input | undefined;
  /** Of the last write; `undefined` while it is being sent, and after it failed. */
  result: Result | undefined;
  /** Of the last write; `null` unless it failed. */
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
