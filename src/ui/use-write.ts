import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTapLock } from './use-tap-lock';

/** A write of a screen, with the state of TanStack Query's mutation. */
export type ScreenWrite<Input, Result> = {
  /** Sends; ignores further taps of a burst and while a write is being sent. Never throws: see `error`. */
  send: (input: Input) => void;
  /** Sends the last input again, without the lock of `send`. */
  retry: () => void;
  isSending: boolean;
  /** Input of the last write; `undefined` before the first. */
  input: Input | undefined;
  /** Result of the last write; `undefined` while it is being sent, and after a failure. */
  result: Result | undefined;
  /** Error of the last write; `null` unless it failed. */
  error: Error | null;
  reset: () => void;
};

/** Sends something from a screen: a mutation behind a lock that the library never repeats or postpones. */
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
