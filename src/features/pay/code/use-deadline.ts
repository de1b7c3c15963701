import { useState } from 'react';
import type { ServerTime } from '@/domain/server-time';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { PaymentCode } from '../records/payment-codes';
import { deadlineOf, isExpired } from './saved-codes';

export type Deadline = {
  until: ServerTime | null;
  expired: boolean;
  /** To be called when the countdown ends. */
  onEnd: () => void;
};

/** Until when a code can be paid, by the server's clock; `expired` turns true while the page is open. */
export function useDeadline(code: Pick<PaymentCode, 'expireTime'> | undefined): Deadline {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const [ended, setEnded] = useState<number | null>(null);
  const until = code ? deadlineOf(code, utcOffset) : null;
  const expired =
    code !== undefined && (isExpired(code, clock.now(), utcOffset) || (ended !== null && ended === until?.instant));
  return { until, expired, onEnd: () => setEnded(until?.instant ?? null) };
}
