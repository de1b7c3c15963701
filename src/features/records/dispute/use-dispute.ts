import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { pageRelease } from '@/config/release';
import { readDisputeChats } from '@/features/chat/queries';
import { readComplaint } from '@/features/complaints/queries';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { chooseParts, disputeContent, type Content } from './content';
import { makeDisputeFile, type MadeFile } from './make-file';
import { partNames, type PartName } from './parts';
import { readSources, type Sources } from './sources';

export type Dispute = {
  /** What the device holds; undefined while it is read. */
  sources: Sources | undefined;
  /** Empty: all orders. */
  orderNo: string;
  chooseOrder: (orderNo: string) => void;
  /** What can go in for that order. */
  content: Content | undefined;
  chosen: ReadonlySet<PartName>;
  choose: (part: PartName, isWanted: boolean) => void;
  /** Ready to be handed over; undefined while it is being made, or where nothing is chosen. */
  file: MadeFile | undefined;
  hasFailed: boolean;
  retry: () => void;
};

// Read anew each time: more may have happened since.
const fresh = {
  gcTime: 0,
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Reads, masks and seals what goes into a file, so that it is ready when it is asked for:
 * sharing has to follow the tap.
 */
export function useDispute(problemId: string): Dispute {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const services = useServices();
  const market = useMarket();
  const [order, setOrder] = useState<string | null>(null);
  const [unwanted, setUnwanted] = useState<ReadonlySet<PartName>>(new Set());

  const reading = useQuery({
    queryKey: ['dispute', 'sources', problemId],
    queryFn: () => readSources(services, problemId, () => readComplaint(queryClient, services.api, problemId)),
    ...fresh,
  });
  const sources = reading.data;
  const orderNo = order ?? sources?.likelyOrder ?? '';

  const masking = useQuery({
    queryKey: ['dispute', 'content', problemId, orderNo, reading.dataUpdatedAt],
    queryFn: async () => {
      if (!sources) return null;
      const { token = '', sessionId = '' } = services.session.commonParams();
      const chats = await readDisputeChats(services, orderNo, (message) => t(message));
      return disputeContent(sources, { orderNo, chats, secrets: [token, sessionId] });
    },
    enabled: sources !== undefined,
    ...fresh,
  });
  const content = masking.data ?? undefined;
  const chosen = new Set(partNames.filter((name) => content?.parts[name] !== undefined && !unwanted.has(name)));
  const names = partNames.filter((name) => chosen.has(name));

  const making = useQuery({
    queryKey: ['dispute', 'file', orderNo, names.join(), masking.dataUpdatedAt, i18n.locale],
    queryFn: () => {
      if (!content) return null;
      const head = {
        createdAt: services.clock.now(),
        appVersion: services.session.commonParams()['appVersion'] ?? '',
        release: pageRelease(),
        market: market.id,
        locale: i18n.locale,
        orderNo,
        problemId: chosen.has('complaint') ? problemId : '',
        masked: names.reduce((sum, name) => sum + content.masked[name], 0),
      };
      return makeDisputeFile({
        parts: chooseParts(content.parts, chosen),
        lines: content.lines,
        head,
        appName: appConfig.appName,
        translate: (message) => t(message),
      });
    },
    enabled: content !== undefined && names.length > 0,
    ...fresh,
  });

  const hasFailed = reading.isError || masking.isError || making.isError;
  return {
    sources,
    orderNo,
    chooseOrder: setOrder,
    content,
    chosen,
    choose(part, isWanted) {
      setUnwanted((before) => new Set(partNames.filter((name) => (name === part ? !isWanted : before.has(name)))));
    },
    file: names.length > 0 ? (making.data ?? undefined) : undefined,
    hasFailed,
    retry() {
      void (reading.isError ? reading : masking.isError ? masking : making).refetch();
    },
  };
}
