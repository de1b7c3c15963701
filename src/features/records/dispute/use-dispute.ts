import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageRelease } from '@/config/release';
import { exportName } from '@/domain/export-name';
import { markets } from '@/domain/market';
import { readDisputeChats } from '@/features/chat/records/chat-sessions';
import { readComplaint } from '@/features/complaints/queries';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { disputeContent, readSources } from './content';
import { disputePartNames, type DisputePartName, type DisputeHead, sealDispute } from './dispute-format';
import { type FileOptions, writeDisputeFile } from './dispute-html';

/** A file of HTML. `code`: to write down, `null` if it is not sealed. */
export type MadeFile = Awaited<ReturnType<typeof makeDisputeFile>>;

/** Seals the parts, and writes them into one file that can be read offline. */
export async function makeDisputeFile({ head, ...content }: FileOptions & { head: DisputeHead }) {
  // Longer values from a server would make the file unreadable.
  const short = {
    ...head,
    orderNo: head.orderNo.slice(0, 200),
    problemId: head.problemId.slice(0, 200),
    appVersion: head.appVersion.slice(0, 200),
  };
  const sealed = await sealDispute(content.parts, short);
  const text = await writeDisputeFile(sealed, content);
  const { utcOffset } = markets[head.market];
  const name = exportName({ kind: 'dispute', orderNo: head.orderNo, at: head.createdAt, utcOffset }, 'html');
  return { name, text, code: sealed.code };
}

export type Dispute = ReturnType<typeof useDispute>;

// Never cached: the records may have changed since.
const fresh = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false } as const;

/** Reads, masks and seals the content in advance: the browser allows sharing only right after the tap. */
export function useDispute(problemId: string) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const services = useServices();
  const market = useMarket();
  const [order, setOrder] = useState<string | null>(null);
  const [unwanted, setUnwanted] = useState<readonly DisputePartName[]>([]);

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
  const chosen = disputePartNames.filter((name) => content?.parts[name] !== undefined && !unwanted.includes(name));
  const masked = chosen.reduce((sum, name) => sum + (content?.masked[name] ?? 0), 0);

  const making = useQuery({
    queryKey: ['dispute', 'file', orderNo, chosen.join(), masking.dataUpdatedAt, i18n.locale],
    queryFn: () => {
      if (!content) return null;
      const { chatLines } = content;
      const parts = Object.fromEntries(chosen.map((name) => [name, content.parts[name]]));
      const head = {
        createdAt: services.clock.now(),
        appVersion: services.session.commonParams()['appVersion'] ?? '',
        release: pageRelease(),
        market: market.id,
        locale: i18n.locale,
        orderNo,
        problemId: chosen.includes('complaint') ? problemId : '',
        masked,
      };
      return makeDisputeFile({ parts, chatLines, head, translate: (message) => t(message) });
    },
    enabled: chosen.length > 0,
    ...fresh,
  });

  return {
    sources,
    /** Empty: all orders. */
    orderNo,
    chooseOrder: setOrder,
    content,
    chosen,
    /** Number of masked places in the chosen parts. */
    masked,
    choose: (part: DisputePartName, isWanted: boolean) =>
      setUnwanted((before) => [...before.filter((name) => name !== part), ...(isWanted ? [] : [part])]),
    file: making.data ?? undefined,
    hasFailed: reading.isError || masking.isError || making.isError,
    retry: () => void (reading.isError ? reading : masking.isError ? masking : making).refetch(),
  };
}
