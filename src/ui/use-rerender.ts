import { useEffect, useState } from 'react';
import { keepTicking } from '@/platform/browser/visibility';
import { useServices } from '@/platform/services';

/**
 * Renders the component again after a while, over and over; and, because timers sleep with the phone, whenever the page
 * becomes visible.
 * @param delayOf how long to wait from now (epoch milliseconds), milliseconds; stable
 */
export function useRerender(delayOf: (now: number) => number): void {
  const { clock } = useServices();
  const [, rerender] = useState({});

  useEffect(
    () =>
      keepTicking(() => {
        rerender({});
        return delayOf(clock.now());
      }),
    [clock, delayOf],
  );
}
