import { newId } from '@/domain/new-id';
import { OfflineError } from '@/platform/api/errors';
import { createObservable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/browser/wait';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryPause } from '@/platform/offline/load-code';
import type { EvidenceImage } from '../records/complaint-drafts';
import type { ImageError, ImageProblem } from './inspect-image';
import type { ImageProcessor } from './process-image';

/** Not by its class, which comes with the code that throws it, after the form. */
const isImageError = (error: unknown): error is ImageError => error instanceof Error && error.name === 'ImageError';

/** Maximum number of pictures of a complaint (specification section 5). */
export const maxImages = 9;

/** A picture of the form. `waiting`: the upload was stopped. `failed`: it failed, or code to prepare it is missing. */
export type EvidenceItem = {
  id: string;
  name: string;
  stage: 'preparing' | 'uploading' | 'done' | 'waiting' | 'failed';
  /** The chosen file; `null` once it is prepared. */
  file: File | null;
  /** `null` until it is prepared. */
  image: EvidenceImage | null;
  /** Object URL; empty until it is prepared. */
  preview: string;
  error: unknown;
};

export type RefusedFile = { id: string; name: string; problem: ImageProblem };

export type EvidenceState = {
  items: readonly EvidenceItem[];
  refused: readonly RefusedFile[];
  /** Number of files of the last pick that were over the limit. */
  leftOut: number;
};

type Options = {
  initial: readonly EvidenceImage[];
  process: ImageProcessor;
  /** Uploads one picture. @returns its address */
  upload: (image: EvidenceImage, signal: AbortSignal) => Promise<string>;
  /** Called with each change that is to be stored. */
  onImages: (images: EvidenceImage[]) => void;
};

export type Evidence = ReturnType<typeof createEvidence>;

/** The pictures of one form, prepared and uploaded one at a time: less memory, and some of them finish early. */
export function createEvidence({ initial, process, upload, onImages }: Options) {
  const previewOf = ({ bytes, type }: EvidenceImage) => URL.createObjectURL(new Blob([bytes], { type }));
  const itemOf = (image: EvidenceImage): EvidenceItem => ({
    id: image.id,
    name: image.name,
    stage: image.url === '' ? 'waiting' : 'done',
    file: null,
    image,
    preview: previewOf(image),
    error: null,
  });
  const { set, ...observable } = createObservable<EvidenceState>({
    items: initial.map(itemOf),
    refused: [],
    leftOut: 0,
  });
  const prepareInTurn = createQueue();
  const uploadInTurn = createQueue();
  let isDisposed = false;
  const running = new Map<string, { controller: AbortController; work: Promise<void> }>();

  const state = () => observable.getSnapshot();
  const find = (id: string) => state().items.find((item) => item.id === id);
  const without = (id: string) => state().items.filter((item) => item.id !== id);
  const images = () => state().items.flatMap(({ image }) => (image ? [image] : []));

  function put(items: readonly EvidenceItem[], isKept = true): void {
    set({ ...state(), items });
    if (isKept) onImages(images());
  }

  function update(id: string, part: Partial<EvidenceItem>): void {
    const items = state().items.map((item) => (item.id === id ? { ...item, ...part } : item));
    put(items, part.image !== undefined);
  }

  function start(id: string): void {
    const controller = new AbortController();
    const { signal } = controller;
    const prepared = find(id)?.file ? prepareInTurn(() => prepare(id, signal)) : Promise.resolve();
    const work = prepared.then(() => uploadInTurn(() => send(id, signal)));
    const ended = work.finally(() => running.get(id)?.controller === controller && running.delete(id));
    running.set(id, { controller, work: ended });
  }

  async function send(id: string, signal: AbortSignal): Promise<void> {
    const image = find(id)?.image;
    if (!image || signal.aborted) return;
    try {
      const url = await upload(image, signal);
      if (!signal.aborted) update(id, { stage: 'done', image: { ...image, url }, error: null });
    } catch (error) {
      if (!signal.aborted) update(id, { stage: 'failed', error });
    }
  }

  async function prepare(id: string, signal: AbortSignal): Promise<void> {
    const file = find(id)?.file;
    if (!file || signal.aborted) return;
    try {
      const { bytes, type } = await process(file, signal);
      if (signal.aborted) return;
      const image: EvidenceImage = { id, name: file.name, type, bytes, url: '' };
      update(id, { stage: 'uploading', file: null, image, preview: previewOf(image) });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof MissingFileError) {
        update(id, { stage: 'failed', error });
        void retryPause().then(() => !isDisposed && retry(id));
        return;
      }
      const problem = isImageError(error) ? error.problem : 'broken';
      set({ ...state(), items: without(id), refused: [...state().refused, { id, name: file.name, problem }] });
    }
  }

  function stop(id: string): void {
    running.get(id)?.controller.abort();
    running.delete(id);
  }

  function remove(id: string): void {
    stop(id);
    const item = find(id);
    if (!item) return;
    if (item.preview !== '') URL.revokeObjectURL(item.preview);
    put(without(id));
  }

  function retry(id: string): void {
    const item = find(id);
    if (item?.stage !== 'waiting' && item?.stage !== 'failed') return;
    update(id, { stage: item.file ? 'preparing' : 'uploading', error: null });
    start(id);
  }

  const isPreparing = () => state().items.some(({ file }) => file);

  return {
    ...observable,
    images,
    remove,
    retry,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, maxImages - state().items.length));
      const blank = { stage: 'preparing', image: null, preview: '', error: null } as const;
      const added = taken.map((file) => ({ ...blank, id: newId(), name: file.name, file }));
      set({ items: [...state().items, ...added], refused: [], leftOut: files.length - taken.length });
      for (const { id } of added) start(id);
    },
    /** Stops preparing (the picture is removed) or uploading (it stays). */
    cancel(id: string) {
      const item = find(id);
      if (!item?.image) return remove(id);
      stop(id);
      if (item.stage === 'uploading') update(id, { stage: 'waiting' });
    },
    move(id: string, by: -1 | 1) {
      const items = [...state().items];
      const from = items.findIndex((item) => item.id === id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= items.length) return;
      items.splice(to, 0, ...items.splice(from, 1));
      put(items);
    },
    /** Shows the pictures that another window has stored. */
    replace(stored: readonly EvidenceImage[]) {
      for (const { preview } of state().items) URL.revokeObjectURL(preview);
      put(stored.map(itemOf), false);
    },
    forgetRefused() {
      set({ ...state(), refused: [], leftOut: 0 });
    },
    /** Uploads the rest, and waits for it. @returns `failed` also if a file is refused meanwhile */
    async settle(): Promise<'done' | 'offline' | 'failed'> {
      const { refused } = state();
      for (const { id, stage } of state().items) if (stage === 'waiting' || stage === 'failed') retry(id);
      while (running.size > 0) await Promise.all([...running.values()].map(({ work }) => work));
      if (state().refused.some((file) => !refused.includes(file))) return 'failed';
      const open = state().items.filter(({ stage }) => stage !== 'done');
      if (open.length === 0) return 'done';
      return open.every(({ error }) => error instanceof OfflineError) ? 'offline' : 'failed';
    },
    /** Waits until the chosen files are prepared. @returns false if one is refused, or its code is missing */
    async prepare(): Promise<boolean> {
      const { refused } = state();
      await prepareInTurn(() => Promise.resolve());
      return !isPreparing() && state().refused.every((file) => refused.includes(file));
    },
    dropFailed() {
      for (const { id, stage } of state().items) if (stage === 'failed') remove(id);
    },
    /** Whether a chosen file is not prepared yet. It is nowhere but in this page. */
    isPreparing,
    dispose() {
      isDisposed = true;
      for (const id of running.keys()) stop(id);
      for (const { preview } of state().items) if (preview !== '') URL.revokeObjectURL(preview);
    },
  };
}
