import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '@/services/services';
import type { DeviceStorage } from '@/storage/storage';
import { type Conversation, loadConversations } from '../../export/conversation';
import type { Imported } from '../import/import-messages';
import { keepDispute, removeDispute, type ImportedDispute, listDisputes } from '../import/support-disputes';
import { keepImported, removeImported, type KeptWhere, listImported } from '../import/support-sessions';
import { summarize, type Entry } from './summary';

/** Everything there is to replay: conversations held on this device, imported ones, and what came with them in dispute files. */
function libraryQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['chat', 'library'],
    queryFn: async () => {
      const [own, imported, disputes] = await Promise.all([
        loadConversations(storage),
        listImported(storage),
        listDisputes(storage),
      ]);
      return { own, imported, disputes };
    },
    staleTime: 0,
  });
}

export type Library = {
  /** Newest first; `null` while they are being read. */
  entries: readonly Entry[] | null;
  /** Dispute files that were imported. */
  disputes: readonly ImportedDispute[];
  /** Takes in what a file held; a conversation that was there is replaced. @returns where it is kept */
  add: (imported: Imported) => Promise<KeptWhere>;
  /** Forgets an imported conversation. */
  remove: (entry: Entry) => Promise<void>;
  /** Forgets an imported dispute file; its conversations stay. */
  removeDispute: (dispute: ImportedDispute) => Promise<void>;
};

/** The conversations of this device and those that were imported. */
export function useLibrary(): Library {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const { data } = useQuery(libraryQuery(storage));
  // What is too much for the device, or was not taken by it.
  const [loose, setLoose] = useState<readonly Conversation[]>([]);

  const [looseDisputes, setLooseDisputes] = useState<readonly ImportedDispute[]>([]);

  const entries = useMemo(() => {
    if (!data) return null;
    const looseIds = new Set(loose.map(({ id }) => id));
    const imported = [...loose, ...data.imported.filter(({ id }) => !looseIds.has(id))];
    const all = [
      ...data.own.map((conversation) => summarize(conversation, 'device')),
      ...imported.map((conversation) => summarize(conversation, 'imported')),
    ];
    return all.sort((a, b) => b.conversation.startedAt - a.conversation.startedAt);
  }, [data, loose]);

  return {
    entries,
    disputes: [
      ...looseDisputes,
      ...(data?.disputes ?? []).filter(({ id }) => !looseDisputes.some((dispute) => dispute.id === id)),
    ],
    async add({ conversations, dispute }) {
      const where = await keepImported(storage, conversations);
      if (dispute && (await keepDispute(storage, dispute)) === 'full')
        setLooseDisputes((before) => [dispute, ...before.filter(({ id }) => id !== dispute.id)]);
      const ids = new Set(conversations.map(({ id }) => id));
      setLoose((before) => [
        ...before.filter(({ id }) => !ids.has(id)),
        ...(where === 'saved' || where === 'memory' ? [] : conversations),
      ]);
      await queryClient.invalidateQueries(libraryQuery(storage));
      return where;
    },
    async remove({ conversation: { id } }) {
      setLoose((before) => before.filter((conversation) => conversation.id !== id));
      await removeImported(storage, id);
      await queryClient.invalidateQueries(libraryQuery(storage));
    },
    async removeDispute({ id }) {
      setLooseDisputes((before) => before.filter((dispute) => dispute.id !== id));
      await removeDispute(storage, id);
      await queryClient.invalidateQueries(libraryQuery(storage));
    },
  };
}
