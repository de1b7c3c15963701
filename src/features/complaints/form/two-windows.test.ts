import { entryOf, outboxStorage, outboxWorld } from '@tests/support/outbox-world';
// @vitest-environment jsdom
import { createClock } from '@/domain/clock';
import { markets } from '@/domain/market';
import { createQueryClient } from '@/platform/query/query-client';
import { isFree, withLock } from '@/platform/writes/lock';
import { createDraftKeeper } from '../drafts/draft-keeper';
import { loadDraft } from '../drafts/use-drafts';
import { createEvidence } from '../images/evidence';
import { complaintLock } from '../outbox/outbox';
import { createSendDeps } from '../outbox/send-complaint';
import { complaintDrafts, emptyDraft, complaintOutbox } from '../records/complaint-drafts';
import { createSending } from './sending';

const titles = { typeTitle: 'Other', sonTypeTitle: '', hasUnknownOrder: false };

function world() {
  const { api, storage, sent, answers } = outboxWorld();
  let time = Date.UTC(2026, 11, 1, 3);
  const now = () => (time += 1);
  const drafts = storage.open(complaintDrafts);
  const session = { current: () => ({ ownerId: 'someone', userId: undefined }) };
  const deps = createSendDeps(
    { api, storage, clock: createClock(), session, queryClient: createQueryClient() },
    markets.indonesia,
  );

  /** A window with the form of one order, in which these words were typed. */
  async function windowWith(text: string) {
    const saved = (await drafts.get('00123'))?.data;
    const keeper = createDraftKeeper(saved ?? emptyDraft('00123', now()), saved !== undefined, { storage, now });
    const evidence = createEvidence({ initial: [], process: vi.fn(), upload: vi.fn(), onImages: () => undefined });
    const sending = createSending({ keeper, evidence, deps, onSent: () => undefined });
    keeper.change({ text });
    await keeper.flush();
    return { keeper, sending };
  }

  const textsOf = async (store: typeof complaintDrafts | typeof complaintOutbox) =>
    (await storage.open<{ text: string }>(store).list()).map(({ data }) => data.text);
  return { storage, sent, answers, drafts, windowWith, textsOf };
}

it.each([
  ['send', 'send'],
  ['send', 'postpone'],
  ['postpone', 'send'],
  ['postpone', 'postpone'],
] as const)('a draft whose id “%s” used for other words is not lost by “%s”', async (first, second) => {
  const { sent, drafts, windowWith, textsOf } = world();
  const one = await windowWith('They called my boss');
  const two = await windowWith('Please refund me');
  const draft = (await drafts.get('00123'))?.data;
  await one.sending[first](titles);
  // As after a kill before the draft was removed.
  if (draft) await drafts.set('00123', draft);
  await two.sending[second](titles);
  expect(two.sending.getSnapshot().name).toBe('gone');
  two.sending.keepAsNew();
  await two.sending.send(titles);
  expect(sent[sent.length - 1]).toBe('Please refund me');
  expect(await textsOf(complaintOutbox)).toEqual(first === 'send' ? [] : ['They called my boss']);
});

it('of two windows that postpone other words at once, one is told that its draft is gone', async () => {
  const { windowWith, textsOf } = world();
  const one = await windowWith('They called my boss');
  const two = await windowWith('Please refund me');
  await Promise.all([one.sending.postpone(titles), two.sending.postpone(titles)]);
  const nameOf = ({ sending }: typeof one) => sending.getSnapshot().name;
  expect([one, two].map(nameOf).sort()).toEqual(['gone', 'queued']);
  const left = [one, two].find((window) => nameOf(window) === 'gone');
  expect(await textsOf(complaintOutbox)).not.toContain(left?.keeper.getSnapshot().draft.text);
});

it.each([
  ['refused', () => Response.json({ code: '4001', msg: 'No' })],
  ['absent', () => new Response('', { status: 429 })],
])('a complaint that another window had sent, and is %s, is open again in both', async (outcome, answer) => {
  const { sent, answers, drafts, windowWith } = world();
  const one = await windowWith('They called my boss');
  let release = () => {};
  answers['problem-save'] = () => new Promise((resolve) => (release = () => resolve(answer())));
  const sending = one.sending.send(titles);
  await expect.poll(() => sent).toHaveLength(1);
  const two = await windowWith('They called my boss');
  const checking = two.sending.check();
  release();
  await Promise.all([sending, checking]);
  expect([one, two].map((each) => each.sending.getSnapshot().name)).toEqual([outcome, 'idle']);
  const { saving, draft } = two.keeper.getSnapshot();
  expect(saving).toBe('saved');
  expect((await drafts.get('00123'))?.data).toMatchObject({ id: draft.id, attempt: draft.attempt });
});

it.each([
  ['did not arrive', 'absent', () => new Response('', { status: 429 }), 'waiting'],
  ['was refused', 'refused', () => Response.json({ code: '4001', msg: 'No' }), 'failed'],
])(
  'a complaint that a window moved to the outbox stays there when the send of another one %s',
  async (_, name, answer, state) => {
    const { storage, sent, answers, windowWith } = world();
    const one = await windowWith('They called my boss');
    const two = await windowWith('They called my boss');
    let release = () => {};
    answers['problem-save'] = () => new Promise((resolve) => (release = () => resolve(answer())));
    const sending = one.sending.send(titles);
    await expect.poll(() => sent).toHaveLength(1);
    await two.sending.postpone(titles);
    expect(two.sending.getSnapshot().name).toBe('queued');
    release();
    await sending;
    expect([one.sending.getSnapshot().name, one.keeper.getSnapshot().saving]).toEqual([name, 'gone']);
    const [entry] = await storage.open(complaintOutbox).list();
    expect(entry?.data).toMatchObject({
      text: 'They called my boss',
      state,
      attempt: { isUnderWay: false },
    });
  },
);

it('a form that asks for a complaint, which was refused in the outbox, does not remove it without a draft', async () => {
  const { storage, windowWith, textsOf } = world();
  const one = await windowWith('They called my boss');
  const two = await windowWith('They called my boss');
  await two.sending.postpone(titles);
  const { id } = two.keeper.getSnapshot().draft;
  await storage.open(complaintOutbox).update(id, (entry) => entry && { ...entry, state: 'failed', error: 'No' });
  await one.sending.check();
  expect(await textsOf(complaintOutbox)).toEqual(['They called my boss']);
});

it('a draft stays while another window sends its pictures, and the form that opens waits for the end', async () => {
  const { storage, drafts } = world();
  const draft = { ...emptyDraft('00123', 1), id: 'e1', text: entryOf().text };
  await drafts.set('00123', draft);
  await storage.open(complaintOutbox).set('e1', entryOf());
  let end = () => {};
  const isHeld = new Promise<void>((resolve) => (end = resolve));
  const sending = withLock(storage, complaintLock('e1'), () => isHeld);
  await expect.poll(() => isFree(storage, complaintLock('e1'))).toBe(false);
  expect(await loadDraft(storage, '00123', Date.now)).toMatchObject({ draft, mayHaveArrived: true });
  end();
  await sending;
  expect(await loadDraft(storage, '00123', Date.now)).toMatchObject({ draft: { text: '' }, mayHaveArrived: false });
});

it('a saved draft does not move into an outbox that only the page has', async () => {
  const { storage, windowWith, textsOf } = world();
  const { keeper, sending } = await windowWith('They called my boss');
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...of) {
    if (this.transaction.db.name.includes('outbox')) throw new DOMException('refused', 'UnknownError');
    return put.apply(this, of);
  });
  await sending.postpone(titles);
  expect([sending.getSnapshot().name, keeper.getSnapshot().saving]).toEqual(['full', 'saved']);
  expect(storage.status.getSnapshot().mode).toBe('memory');
  expect(await textsOf(complaintOutbox)).toEqual([]);
  const next = await outboxStorage().open(complaintDrafts).list();
  expect(next.map(({ data }) => data.text)).toEqual(['They called my boss']);
});
