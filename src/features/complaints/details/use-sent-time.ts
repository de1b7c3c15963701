import { useQuery } from '@tanstack/react-query';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { complaintListQuery } from '../queries';

/** When a complaint was sent, as far as the list has told: its own page does not say. Nothing is asked for it. */
export function useSentTime(problemId: string): ServerTime | null {
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const { data } = useQuery({ ...complaintListQuery(api), enabled: false });
  return parseServerTime(data?.list.find(({ id }) => id === problemId)?.time, utcOffset);
}
