// @vitest-environment jsdom
import { OfflineError, RefusedError } from '@/platform/api/errors';
import { wait } from '@/platform/browser/wait';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryMs } from '@/platform/offline/load-code';
import type { EvidenceImage } from '../records/complaint-drafts';
import { createEvidence } from './evidence';
import { ImageError } from './inspect-image';
import type { ShrunkImage } from './shrink-image';

const kept = (id: string, url = '') => ({ id, name: `${id}.jpg`, type: 'image/jpeg', bytes: new ArrayBuffer(2), url });
const file = (name: string) => new File(['x'], name);

/** A form's pictures, where every preparation and upload ends when the test says so. */
function world(initial: EvidenceImage[] = []) {
  const preparations: { end: (error?: Error) => void }[] = [];
  const uploads: { name: string; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const keptLists: EvidenceImage[][] = [];
  const evidence = createEvidence({
    initial,
    process: () =>
      new Promise<ShrunkImage>((resolve, reject) => {
        const image = { bytes: new ArrayBuffer(1), type: 'image/jpeg', width: 4, height: 3 } as const;
        preparations.push({ end: (error) => (error ? reject(error) : resolve(image)) });
      }),
    upload: ({ name }, signal) =>
      new Promise<string>((resolve, reject) => {
        uploads.push({ name, signal, end: (error) => (error ? reject(error) : resolve(`https://pictures/${name}`)) });
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
    onImages: (images) => keptLists.push(images),
  });
  const tick = () => wait(0);
  const stages = () => evidence.getSnapshot().items.map(({ name, stage }) => `${name} ${stage}`);
  const prepare = async (error?: Error) => {
    await tick();
    preparations[preparations.length - 1]?.end(error);
    await tick();
  };
  return { evidence, preparations, uploads, keptLists, tick, stages, prepare };
}

it('picked pictures are prepared one at a time, stored, then uploaded', async () => {
  const { evidence, preparations, uploads, stages, prepare, keptLists, tick } = world();
  evidence.add([file('a'), file('b')]);
  await tick();
  expect(preparations).toHaveLength(1);
  await prepare();
  expect(stages()).toEqual(['a uploading', 'b preparing']);
  expect(keptLists[0]).toMatchObject([{ name: 'a', url: '' }]);
  expect(preparations).toHaveLength(2);
  uploads[0]?.end();
  await tick();
  expect(stages()).toEqual(['a done', 'b preparing']);
  expect(keptLists[keptLists.length - 1]).toMatchObject([{ url: 'https://pictures/a' }]);
});

it('a picture that cannot be prepared yet says so, and is prepared later by itself', async () => {
  vi.useFakeTimers();
  const { evidence, stages, preparations, uploads } = world();
  const tick = () => vi.advanceTimersByTimeAsync(0);
  evidence.add([file('a')]);
  await tick();
  const settled = evidence.settle();
  preparations[0]?.end(new MissingFileError(false));
  expect(await settled).toBe('failed');
  expect(stages()).toEqual(['a failed']);
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(stages()).toEqual(['a preparing']);
  preparations[1]?.end();
  await tick();
  uploads[0]?.end();
  await tick();
  expect(stages()).toEqual(['a done']);
});

it('an upload can be stopped, and started again', async () => {
  const { evidence, uploads, stages, prepare, tick } = world();
  evidence.add([file('a')]);
  await prepare();
  const id = evidence.getSnapshot().items[0]?.id ?? '';
  evidence.cancel(id);
  await tick();
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(stages()).toEqual(['a waiting']);
  evidence.retry(id);
  await tick();
  uploads[1]?.end();
  await tick();
  expect(stages()).toEqual(['a done']);
});

it('a picture is removed if it is stopped before it is prepared', async () => {
  const { evidence, stages, prepare, uploads } = world();
  evidence.add([file('a')]);
  evidence.cancel(evidence.getSnapshot().items[0]?.id ?? '');
  await prepare();
  expect(stages()).toEqual([]);
  expect(uploads).toHaveLength(0);
});

it('a removed picture frees its memory', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { evidence, prepare, keptLists } = world();
  evidence.add([file('a')]);
  await prepare();
  evidence.remove(evidence.getSnapshot().items[0]?.id ?? '');
  expect(revoke).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^blob:/));
  expect(keptLists[keptLists.length - 1]).toEqual([]);
});

it('a picture moves earlier and later, not beyond the ends', () => {
  const { evidence, stages, keptLists } = world([kept('a', 'u'), kept('b', 'u'), kept('c', 'u')]);
  evidence.move('c', -1);
  expect(stages().map((stage) => stage.slice(0, 1))).toEqual(['a', 'c', 'b']);
  evidence.move('a', -1);
  evidence.move('b', 1);
  expect(stages().map((stage) => stage.slice(0, 1))).toEqual(['a', 'c', 'b']);
  expect(keptLists).toHaveLength(1);
});

it('restored pictures are uploaded, and sending waits for all, also for one that is added meanwhile', async () => {
  const { evidence, uploads, tick, prepare } = world([kept('a'), kept('b', 'https://x')]);
  const settled = evidence.settle();
  await tick();
  expect(uploads.map(({ name }) => name)).toEqual(['a.jpg']);
  evidence.add([file('c')]);
  uploads[0]?.end();
  await prepare();
  uploads[1]?.end();
  expect(await settled).toBe('done');
});

it.each([
  [new OfflineError(), 'offline'],
  [new RefusedError('4002', 'too large'), 'failed'],
])('%s during the upload makes the outcome %s, and only that picture is removed', async (error, outcome) => {
  const { evidence, uploads, tick, stages, prepare } = world([kept('a')]);
  const settled = evidence.settle();
  await tick();
  uploads[0]?.end(error);
  expect(await settled).toBe(outcome);
  expect(stages()).toEqual(['a.jpg failed']);
  evidence.add([file('b')]);
  await prepare();
  evidence.dropFailed();
  expect(stages()).toEqual(['b uploading']);
});

it('sending waits for a picture that is then refused, and stops once, so that the person sees it', async () => {
  const { evidence, prepare } = world([kept('a', 'https://x')]);
  evidence.add([file('b')]);
  const settled = evidence.settle();
  await prepare(new ImageError('broken'));
  expect(evidence.getSnapshot().refused).toMatchObject([{ name: 'b', problem: 'broken' }]);
  expect(await settled).toBe('failed');
  expect(await evidence.settle()).toBe('done');
});

it.each([
  ['prepared', undefined, true],
  ['refused', new ImageError('broken'), false],
  ['not prepared, because its code is missing,', new MissingFileError(false), false],
])('the pictures of a complaint that shall wait are complete or not, if one is %s', async (_, error, isComplete) => {
  const { evidence, preparations, tick } = world();
  evidence.add([file('a')]);
  const complete = evidence.prepare();
  await tick();
  preparations[0]?.end(error);
  expect(await complete).toBe(isComplete);
});
