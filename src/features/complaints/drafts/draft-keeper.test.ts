import { createStorage } from '@/platform/storage/storage';
import { attachProof, complaintDrafts, emptyDraft, type ComplaintDraft } from '../records/complaint-drafts';
import { createDraftKeeper, textWithoutCards, type DraftKeeper } from './draft-keeper';

const now = Date.UTC(2026, 11, 1);
const picture = { id: 'i', name: '', type: 'image/jpeg', bytes: new ArrayBuffer(1), url: '' };

async function write(keeper: DraftKeeper, text: string) {
  keeper.change({ text });
  await keeper.flush();
}

function world() {
  const storage = createStorage({ owner: () => 'someone', now: () => now, stores: ['complaint-drafts'] });
  const store = storage.open(complaintDrafts);
  const read = async () => (await store.get('00123'))?.data;
  const keeperOf = (draft: ComplaintDraft = emptyDraft('00123', now), wasSaved = false) =>
    createDraftKeeper(draft, wasSaved, { storage, now: () => now });
  return { storage, store, read, keeperOf };
}

it('a draft is stored within half a second, and then its state is saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { read, keeperOf } = world();
  const keeper = keeperOf();
  keeper.change({ text: 'They' });
  keeper.change({ text: 'They called' });
  expect(keeper.getSnapshot()).toMatchObject({ saving: 'pending', draft: { text: 'They called' } });
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await vi.waitFor(() => expect(keeper.getSnapshot().saving).toBe('saved'));
  expect(await read()).toMatchObject({ text: 'They called', orderNo: '00123' });
});

it('a draft has no card number, but complete numbers that the app itself wrote', async () => {
  const { read, keeperOf } = world();
  const code = '4222222222222';
  const keeper = keeperOf({
    ...emptyDraft('00123', now),
    proof: { text: `To ${code}`, paymentIds: ['a'] },
  });
  keeper.change({ text: `To ${code}, card 4111_1111_1111_1111` });
  await keeper.flush();
  expect((await read())?.text).toBe(`To ${code}, card ••••_••••_••••_1111`);
  expect(textWithoutCards(keeper.getSnapshot().draft)).toBe(`To ${code}, card ••••_••••_••••_1111`);
});

it('a draft is deleted when everything was removed from it', async () => {
  const { read, keeperOf } = world();
  const keeper = keeperOf();
  await write(keeper, 'x');
  await write(keeper, ' ');
  expect(await read()).toBeUndefined();
  expect(keeper.getSnapshot().saving).toBe('untouched');
  await write(keeper, 'y');
  expect(keeper.getSnapshot().saving).toBe('saved');
});

it('a draft has a conversation that was added in the meantime', async () => {
  const { store, read, keeperOf } = world();
  const transcript = { startedAt: now, asked: '', topic: '', lines: [{ from: 'borrower' as const, text: 'help' }] };
  const draft = emptyDraft('00123', now);
  const keeper = keeperOf(draft);
  await write(keeper, 'a');
  await store.update('00123', (old) => old && { ...old, transcript });
  await write(keeper, 'ab');
  expect(await read()).toMatchObject({ text: 'ab', transcript });
});

it('a draft has the facts of a payment that were added in the meantime, and the form shows them', async () => {
  const { storage, read, keeperOf } = world();
  const keeper = keeperOf();
  await write(keeper, 'a');
  const offered = { text: 'I paid', paymentIds: ['payment'] };
  await attachProof(storage, '00123', offered, now);
  await write(keeper, '');
  expect([await read(), keeper.getSnapshot().draft]).toMatchObject([{ offered }, { offered }]);
  keeper.change({ offered: null });
  await write(keeper, 'ab');
  expect(await read()).toMatchObject({ text: 'ab', offered: null });
});

it('a form does not replace a text that it has not shown, and is saved when that is sent', async () => {
  const { read, keeperOf } = world();
  const [one, two] = [keeperOf(), keeperOf()];
  await write(one, 'one');
  const three = keeperOf(await read(), true);
  await write(one, 'one again');
  for (const late of [two, three]) {
    await write(late, 'two');
    expect(late.getSnapshot()).toMatchObject({ saving: 'begun', draft: { text: 'two' } });
  }
  expect(await read()).toMatchObject({ text: 'one again' });
  expect(one.getSnapshot().saving).toBe('saved');
  await one.finish();
  await two.flush();
  expect(two.getSnapshot().saving).toBe('saved');
  expect(await read()).toMatchObject({ text: 'two' });
});

it('a form goes on saving what it has written when another window has sent the beginning of it', async () => {
  const { read, keeperOf } = world();
  const one = keeperOf();
  await write(one, 'They called');
  const two = keeperOf(await read(), true);
  await write(two, 'They called my boss');
  await one.finish();
  await write(two, 'They called my boss twice');
  expect(two.getSnapshot()).toMatchObject({ saving: 'saved', draft: { text: 'They called my boss twice' } });
  expect((await read())?.id).not.toBe(one.getSnapshot().draft.id);
});

it.each([
  ['is removed', undefined, [], undefined],
  ['is removed, also if its id was replaced', 'other', [], undefined],
  ['stays with a picture that the form has not shown', undefined, [picture], 'They called'],
])('what a form last saved before the phone was full %s when the form is sent', async (_, id, images, left) => {
  const { store, read, keeperOf } = world();
  const keeper = keeperOf();
  await write(keeper, 'They called');
  await store.update('00123', (draft) => draft && { ...draft, images, id: id ?? draft.id });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
  await write(keeper, 'They called my boss');
  put.mockRestore();
  await keeper.finish();
  expect((await read())?.text).toBe(left);
});

it('a form does not replace a draft to which another window has added a picture', async () => {
  const { store, read, keeperOf } = world();
  const one = keeperOf();
  await write(one, 'one');
  await store.update('00123', (draft) => draft && { ...draft, images: [picture] });
  await write(one, 'one again');
  expect(one.getSnapshot().saving).toBe('begun');
  expect(await read()).toMatchObject({ text: 'one', images: [{ id: 'i' }] });
});
