import { useState } from 'react';
import type { ServerTime } from '@/domain/server-time';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import { deadlineOf, isExpired } from './saved-cards';

export type Deadline = {
  until: ServerTime | null;
  expired: boolean;
  /** To be called when the countdown ends. */
  onEnd: () => void;
};

/** Until when a card can be paid, by the server's clock; `expired` turns true while the page is open. */
export function useDeadline(card: Pick<PaymentCard, 'expireTime'> | undefined): Deadline {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const [ended, setEnded] = useState<number | null>(null);
  const until = card ? deadlineOf(card, utcOffset) : null;
  const expired =
    card !== undefined && (isExpired(card, clock.now(), utcOffset) || (ended !== null && ended === until?.instant));
  return { until, expired, onEnd: () => setEnded(until?.instant ?? null) };
}
