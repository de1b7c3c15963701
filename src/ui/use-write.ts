import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { wait } from '@/platform/browser/wait';
import { useOnce } from './component-life';

/** A lock for one piece of work, closed before anything is awaited and for `minMs` milliseconds; drops other calls. */
export function createTapLock(minMs = 0): (work: () => unknown) => Promise<void> {
  let isLocked = false;
  return async (work) => {
    if (isLocked) return;
    isLocked = true;
    const minimum = minMs > 0 ? wait(minMs) : undefined;
    try {
      await Promise.all([work(), minimum]);
    } finally {
      isLocked = false;
    }
  };
}

/** Length of a burst of taps. */
export const burstMs = 1_000;

/** A tap lock of a component: of a burst of taps only the first one runs. */
export function useTapLock() {
  return useOnce(() => createTapLock(burstMs));
}

/** Sends something from a screen: a mutation behind a lock that the library never repeats or postpones. */
export function useWrite<Input = void, Result = void>(name: string, work: (input: Input) => Promise<Result>) {
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
    /** Sends; ignores further taps of a burst and while a write is being sent. Never throws: see `error`. */
    send: (input: Input) => void once(() => run(input)),
    /** Sends the last input again, without the lock of `send`. */
    retry: () => void retryOnce(() => last.current !== null && run(last.current)),
    isSending: isPending,
    input: variables,
    result: data,
    error,
    reset,
  };
}
