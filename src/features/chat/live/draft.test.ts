// @vitest-environment jsdom
import { storeNames } from '@/config/stores';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable } from '@/platform/storage/table';
import { addSession, listSessions } from '../records/chat-sessions';
import { createChatDraft } from './draft';

it('of two messages with the same words the second stays stored until it is in the log', async () => {
  const storage = createStorage({ owner: () => 'u:1', now: () => 0, stores: storeNames, openTable: createMemoryTable });
  await addSession(storage, { id: 'c', orderNo: '1', startedAt: 1 }, []);
  const draft = createChatDraft(storage, 'c');
  const stored = async () => (await listSessions(storage)).flatMap(({ drafts }) => Object.values(drafts));
  const never = new Promise<void>(() => undefined);
  let isInLog = () => {};
  draft.change('Please');
  const first = draft.send(() => new Promise<void>((resolve) => (isInLog = resolve)));
  draft.change('Please');
  draft.flush();
  await vi.waitFor(async () => expect(await stored()).toEqual(['Please', 'Please']));
  void draft.send(() => never);
  isInLog();
  await first;
  await vi.waitFor(async () => expect(await stored()).toEqual(['Please']));
});
