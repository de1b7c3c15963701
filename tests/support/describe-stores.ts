import { createStore, get, set } from 'idb-keyval';
import { createStorage } from '@/platform/storage/storage';
import type { Sample } from './sample-records';

const key = 'a';
const place = ['u:1', 'record', key];

/** What one page sees of a store; calling it again is a reload, or a second tab. */
function page({ definition }: Sample) {
  const storage = createStorage({ owner: () => 'u:1', now: () => 9, stores: [definition.name] });
  return { storage, store: storage.open(definition), status: storage.status.getSnapshot };
}

const disk = ({ definition }: Sample) => createStore(`loan-web-${definition.name}`, 'records');
const envelope = ({ definition: { version } }: Sample, data: unknown) => ({ version, owner: 'u:1', savedAt: 5, data });

const unreadable: readonly [string, (sample: Sample) => unknown][] = [
  ['a text', () => 'garbage'],
  ['nothing in it', (sample) => envelope(sample, null)],
  ['a list in place of its data', (sample) => envelope(sample, [])],
  ['an odd field', (sample) => envelope(sample, { [Object.keys(sample.data ?? {}).pop() ?? '']: { odd: true } })],
  ['a future version', (sample) => ({ ...envelope(sample, sample.data), version: sample.definition.version + 1 })],
  ['a version there never was', (sample) => ({ ...envelope(sample, sample.data), version: 0 })],
  [
    'an older version that cannot be read',
    (sample) => ({ ...envelope(sample, null), version: Math.max(1, sample.definition.version - 1) }),
  ],
  ['the name of another borrower', (sample) => ({ ...envelope(sample, sample.data), owner: 'u:2' })],
];

/** The rules that hold for every store of a device. @param records samples, by the name of their store */
export function describeStores(records: Readonly<Record<string, Sample>>): void {
  describe.each(Object.entries(records))('%s', (name, sample) => {
    const { data, other } = sample;

    it('returns a saved record', async () => {
      expect(sample.definition.name).toBe(name);
      expect(await page(sample).store.set(key, data)).toBe('saved');
      expect((await page(sample).store.get(key))?.data).toEqual(data);
    });

    it.each(unreadable)('does not return or change a record with %s; an update moves it aside', async (_what, make) => {
      const raw = make(sample);
      await set(place, raw, disk(sample));
      const { store, status } = page(sample);
      expect(await store.get(key)).toBeUndefined();
      expect(await store.list()).toEqual([]);
      expect(status().damaged).toBe(1);
      expect(await get(place, disk(sample))).toEqual(raw);
      expect(await page(sample).store.update(key, (old) => (old === undefined ? data : undefined))).toBe('saved');
      expect((await page(sample).store.get(key))?.data).toEqual(data);
      expect(await get(['u:1', 'aside', key], disk(sample))).toEqual(raw);
    });

    it('reports a full device, keeps the old record and saves again once there is space', async () => {
      const { store, status } = page(sample);
      await store.set(key, data);
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
      expect(await store.set(key, other)).toBe('full');
      expect(await store.update(key, () => other)).toBe('full');
      expect(await store.set('new', other)).toBe('full');
      expect(status()).toEqual({ mode: 'durable', full: true, late: false, damaged: 0 });
      // Taking away needs no room.
      expect(await store.remove('new')).toBe('saved');
      put.mockRestore();
      expect((await page(sample).store.get(key))?.data).toEqual(data);
      expect(await page(sample).store.get('new')).toBeUndefined();
      expect(await store.set(key, other)).toBe('saved');
      expect(status().full).toBe(false);
      expect((await page(sample).store.get(key))?.data).toEqual(other);
    });
  });
}
