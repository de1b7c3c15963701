import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pageRelease } from '@/config/release';
import { type Conversation, loadConversations } from '@/features/chat/export/conversation';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import type { Imported } from '../import/import-messages';
import {
  changeCase,
  listCases,
  newCase,
  settingsKey,
  supportSettings,
  importCases,
  type CaseState,
} from '../storage/support-cases';
import { supportDisputes, type ImportedDispute } from '../storage/support-disputes';
import {
  saveImported,
  listImported,
  readImported,
  removeImported,
  type ImportedSession,
} from '../storage/support-sessions';
import { libraryEntryOf, headOf, type Entry } from './summary';

/** The desk's library: conversations of this device, imported ones, dispute files, and agents' notes. */
function libraryQuery(storage: DeviceStorage, desk: DeviceStorage) {
  return queryOptions({
    queryKey: ['desk', 'library'],
    queryFn: async () => {
      const [own, imported, files, cases, settings] = await Promise.all([
        loadConversations(storage),
        listImported(desk),
        desk.open(supportDisputes).list(),
        listCases(desk),
        desk.open(supportSettings).get(settingsKey),
      ]);
      const disputes = files.map(({ data }) => data);
      return { own, imported, disputes, cases, hasKeys: settings?.data.hasKeys ?? true };
    },
    staleTime: 0,
  });
}

export type Library = {
  /** Newest first; `null` while loading. */
  entries: readonly Entry[] | null;
  /** Imported dispute files. */
  disputes: readonly ImportedDispute[];
  /** Agents' work on cases by case name; cases without an entry are new. */
  cases: ReadonlyMap<string, CaseState>;
  /** Whether single keys work; people who dictate turn them off. */
  hasKeys: boolean;
  setKeys: (hasKeys: boolean) => Promise<void>;
  /** The conversations with their logs, in the order of the entries; unreadable ones are missing. */
  read: (entries: readonly Entry[]) => Promise<Conversation[]>;
  /** Imports the content of a file; a conversation that exists is replaced. @returns where it is stored */
  add: (imported: Imported) => Promise<WriteOutcome>;
  /** Deletes an imported conversation. */
  remove: (entry: Entry) => Promise<void>;
  /** Deletes an imported dispute file; its conversations stay. */
  removeDispute: (dispute: ImportedDispute) => Promise<void>;
  /** Changes the work on a case. */
  change: (id: string, change: (old: CaseState) => CaseState) => Promise<WriteOutcome>;
  /** Deletes all data of the desk: conversations, dispute files, notes. The borrower's own records stay. */
  clear: () => Promise<void>;
};

/** Data that only this page has, because the device is full. */
type Loose = { sessions: readonly ImportedSession[]; disputes: readonly ImportedDispute[] };

/** The desk's data, and all its changes. */
export function useLibrary(desk: DeviceStorage): Library {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const query = libraryQuery(storage, desk);
  const { data } = useQuery(query);
  const [loose, setLoose] = useState<Loose>({ sessions: [], disputes: [] });
  const renew = () => queryClient.invalidateQueries(query);

  const found = useMemo(() => {
    if (!data) return null;
    const release = pageRelease();
    const looseIds = new Set(loose.sessions.map(({ conversation }) => conversation.id));
    const batches = new Map(data.imported.map(({ head, batch }) => [`file-${head.id}`, batch]));
    const entries = [
      ...data.own.map((conversation) => libraryEntryOf(headOf(conversation, release), 'device')),
      ...loose.sessions.map((one) => libraryEntryOf(headOf(one.conversation, one.release), 'imported')),
      ...data.imported.flatMap(({ head }) => (looseIds.has(head.id) ? [] : [libraryEntryOf(head, 'imported')])),
    ];
    const looseDisputes = new Set(loose.disputes.map(({ id }) => id));
    return {
      entries: entries.sort((a, b) => b.startedAt - a.startedAt),
      disputes: [...loose.disputes, ...data.disputes.filter(({ id }) => !looseDisputes.has(id))],
      batches,
    };
  }, [data, loose]);

  return {
    entries: found?.entries ?? null,
    disputes: found?.disputes ?? [],
    cases: data?.cases ?? new Map<string, CaseState>(),
    hasKeys: data?.hasKeys ?? true,
    async setKeys(hasKeys) {
      // Set at once, because the next key depends on it.
      queryClient.setQueryData(query.queryKey, (before) => before && { ...before, hasKeys });
      await desk.open(supportSettings).set(settingsKey, { hasKeys });
      await renew();
    },
    async read(entries) {
      const logs = new Map<string, Conversation>();
      const byBatch = new Map<string, Entry[]>();
      for (const { id, source, key } of entries) {
        const held =
          source === 'device'
            ? data?.own.find((one) => one.id === id)
            : loose.sessions.find(({ conversation }) => conversation.id === id)?.conversation;
        if (held) logs.set(key, held);
      }
      for (const entry of entries) {
        const batch = found?.batches.get(entry.key);
        if (!logs.has(entry.key) && batch !== undefined) byBatch.set(batch, [...(byBatch.get(batch) ?? []), entry]);
      }
      for (const [batch, heads] of byBatch)
        for (const one of await readImported(desk, batch, heads)) logs.set(`file-${one.id}`, one);
      return entries.flatMap(({ key }) => logs.get(key) ?? []);
    },
    async add({ sessions, dispute, desk: noted }) {
      const where = await saveImported(desk, sessions);
      const isDisputeLoose = dispute !== null && (await desk.open(supportDisputes).set(dispute.id, dispute)) === 'full';
      if (noted) await importCases(desk, noted);
      const ids = new Set(sessions.map(({ conversation }) => conversation.id));
      setLoose((before) => ({
        sessions: [
          ...before.sessions.filter(({ conversation }) => !ids.has(conversation.id)),
          ...(where === 'full' ? sessions : []),
        ],
        disputes: isDisputeLoose
          ? [dispute, ...before.disputes.filter(({ id }) => id !== dispute.id)]
          : before.disputes,
      }));
      await renew();
      // A replaced log must not be played from memory.
      await queryClient.invalidateQueries({ queryKey: ['desk', 'log'] });
      return where;
    },
    async remove({ id }) {
      setLoose((before) => ({
        ...before,
        sessions: before.sessions.filter(({ conversation }) => conversation.id !== id),
      }));
      await removeImported(desk, new Set([id]));
      await renew();
    },
    async removeDispute({ id }) {
      setLoose((before) => ({ ...before, disputes: before.disputes.filter((dispute) => dispute.id !== id) }));
      await desk.open(supportDisputes).remove(id);
      await renew();
    },
    async change(id, change) {
      // Shown at once, because the next key may come before the device has answered.
      queryClient.setQueryData(query.queryKey, (old) =>
        old ? { ...old, cases: new Map(old.cases).set(id, change(old.cases.get(id) ?? newCase)) } : old,
      );
      return changeCase(desk, id, change);
    },
    async clear() {
      setLoose({ sessions: [], disputes: [] });
      await desk.clearAll();
      await renew();
    },
  };
}
