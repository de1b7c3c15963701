import { useLingui } from '@lingui/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pageRelease } from '@/config/release';
import type { Conversation } from '@/features/chat/export/conversation';
import { readConversations } from '@/features/chat/records/chat-sessions';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import type { Imported } from '../import/import-messages';
import {
  caseOfDispute,
  changeCase,
  listCases,
  newCase,
  newSettings,
  settingsKey,
  supportSettings,
  importCases,
  worstOf,
  type CaseState,
  type DeskSettings,
} from '../storage/support-cases';
import { supportDisputes, type ImportedDispute } from '../storage/support-disputes';
import {
  saveImported,
  listImported,
  placeImported,
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
        readConversations(storage),
        listImported(desk),
        desk.open(supportDisputes).list(),
        listCases(desk),
        desk.open(supportSettings).get(settingsKey),
      ]);
      const disputes = files.map(({ data }) => data);
      return { own, imported, disputes, cases, settings: settings?.data ?? newSettings };
    },
    staleTime: 0,
  });
}

/** Data that only this page has, because the device is full. */
type Loose = { sessions: readonly ImportedSession[]; disputes: readonly ImportedDispute[] };

export type Library = ReturnType<typeof useLibrary>;

/** The desk's data, and all its changes. */
export function useLibrary(desk: DeviceStorage) {
  const { storage } = useServices();
  const { t } = useLingui();
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
      ...loose.sessions.map((one) =>
        libraryEntryOf(headOf(one.conversation, one.release, one.differsFrom), 'imported'),
      ),
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
    /** Newest first; `null` while loading. */
    entries: found?.entries ?? null,
    disputes: found?.disputes ?? [],
    /** Agents' work on cases by case name; cases without an entry are new. */
    cases: data?.cases ?? new Map<string, CaseState>(),
    ...(data?.settings ?? newSettings),
    async setSettings(part: Partial<DeskSettings>): Promise<void> {
      // Set at once, because the next key depends on it.
      queryClient.setQueryData(
        query.queryKey,
        (before) => before && { ...before, settings: { ...before.settings, ...part } },
      );
      await desk.open(supportSettings).update(settingsKey, (old = newSettings) => ({ ...old, ...part }));
      await renew();
    },
    /** The conversations with their logs, in the order of the entries; unreadable ones are missing. */
    async read(entries: readonly Entry[]): Promise<Conversation[]> {
      const logs = new Map<string, Conversation>();
      for (const { id, source, key } of entries) {
        const held =
          source === 'device'
            ? data?.own.find((one) => one.id === id)
            : loose.sessions.find(({ conversation }) => conversation.id === id)?.conversation;
        if (held) logs.set(key, held);
      }
      const stored = entries.flatMap((head) => {
        const batch = found?.batches.get(head.key);
        return logs.has(head.key) || batch === undefined ? [] : [{ head, batch }];
      });
      for (const one of await readImported(desk, stored)) logs.set(`file-${one.id}`, one);
      return entries.flatMap(({ key }) => logs.get(key) ?? []);
    },
    /**
     * Imports the content of a file. An existing conversation is never replaced by one with other events.
     * @returns how conversations and dispute file were `kept`, and the notes (`notesKept`), how many were `existing` or
     * `differing`, and `nameOf`: the id in the library by the id in the file
     */
    async add({ sessions: read, dispute: file, desk: noted }: Imported) {
      const { sessions, names } = await placeImported(desk, read, loose.sessions);
      const nameOf = (id: string) => names.get(id) ?? id;
      const sessionsKept = await saveImported(desk, sessions);
      const dispute = file && { ...file, sessionIds: file.sessionIds.map(nameOf) };
      const disputeKept = dispute ? await desk.open(supportDisputes).set(dispute.id, dispute) : 'saved';
      // A file has notes about its own conversations and about dispute files; it does not touch other cases.
      const about = new Set([...names.keys(), ...(found?.disputes ?? []).map(({ id }) => caseOfDispute(id))]);
      const cases = (noted?.cases ?? [])
        .filter(({ id }) => about.has(id))
        .map((one) => ({ ...one, id: nameOf(one.id) }));
      const notesKept = await importCases(
        desk,
        cases,
        t({ message: 'From a file:', comment: 'Heading above imported notes' }),
      );
      const ids = new Set(sessions.map(({ conversation }) => conversation.id));
      setLoose((before) => ({
        sessions: [
          ...before.sessions.filter(({ conversation }) => !ids.has(conversation.id)),
          ...(sessionsKept === 'full' ? sessions : []),
        ],
        disputes:
          dispute && disputeKept === 'full'
            ? [dispute, ...before.disputes.filter(({ id }) => id !== dispute.id)]
            : before.disputes,
      }));
      await renew();
      // A replaced log must not be played from memory.
      await queryClient.invalidateQueries({ queryKey: ['desk', 'log'] });
      const differing = sessions.filter(({ differsFrom = '' }) => differsFrom !== '').length;
      const kept = worstOf([sessionsKept, disputeKept]);
      return { kept, notesKept, existing: read.length - sessions.length, differing, nameOf };
    },
    async remove({ id }: Entry): Promise<void> {
      setLoose((before) => ({
        ...before,
        sessions: before.sessions.filter(({ conversation }) => conversation.id !== id),
      }));
      await removeImported(desk, new Set([id]));
      await renew();
    },
    /** Deletes an imported dispute file; its conversations stay. */
    async removeDispute({ id }: ImportedDispute): Promise<void> {
      setLoose((before) => ({ ...before, disputes: before.disputes.filter((dispute) => dispute.id !== id) }));
      await desk.open(supportDisputes).remove(id);
      await renew();
    },
    async change(id: string, change: (old: CaseState) => CaseState): Promise<WriteOutcome> {
      // Shown at once, because the next key may come before the device has answered.
      queryClient.setQueryData(query.queryKey, (old) =>
        old ? { ...old, cases: new Map(old.cases).set(id, change(old.cases.get(id) ?? newCase)) } : old,
      );
      return changeCase(desk, id, change);
    },
    /** Deletes all data of the desk: conversations, dispute files, notes. The borrower's own records stay. */
    async clear(): Promise<void> {
      setLoose({ sessions: [], disputes: [] });
      await desk.clearAll();
      await renew();
    },
  };
}
