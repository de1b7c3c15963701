import { newId } from '@/domain/new-id';
import { OfflineError } from '@/platform/api/errors';
import { createObservable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/browser/wait';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryPause } from '@/platform/offline/load-code';
import type { EvidenceImage } from '../records/complaint-drafts';
import { ImageError, type ImageProblem } from './inspect-image';
import type { ImageProcessor } from './process-image';

/** Maximum number of pictures of a complaint (specification section 5). */
export const maxImages = 9;

/**
 * A picture of the form. `preparing`: being shrunk. `uploading`: being sent. `done`: uploaded. `waiting`: stored, the
 * upload was stopped. `failed`: stored, the upload failed; or not prepared, because code is missing.
 */
export type EvidenceItem = {
  id: string;
  name: string;
  stage: 'preparing' | 'uploading' | 'done' | 'waiting' | 'failed';
  /** `null` until it is prepared. */
  image: EvidenceImage | null;
  /** Object URL; empty until it is prepared. */
  preview: string;
  error: unknown;
};

/** A refused file. */
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
  /** The files that are not prepared yet, by the id of their picture. */
  const unprepared = new Map<string, File>();
  let isDisposed = false;
  const running = new Map<string, { controller: AbortController; work: Promise<void> }>();

  const state = () => observable.getSnapshot();
  const find = (id: string) => state().items.find((item) => item.id === id);
  const images = () => state().items.flatMap(({ image }) => (image ? [image] : []));

  function put(items: readonly EvidenceItem[], isKept = true): void {
    set({ ...state(), items });
    if (isKept) onImages(images());
  }

  function update(id: string, part: Partial<EvidenceItem>): void {
    put(
      state().items.map((item) => (item.id === id ? { ...item, ...part } : item)),
      part.image !== undefined,
    );
  }

  function start(id: string, work: (signal: AbortSignal) => Promise<void>): void {
    const controller = new AbortController();
    const ended = work(controller.signal).finally(() => {
      if (running.get(id)?.controller === controller) running.delete(id);
    });
    running.set(id, { controller, work: ended });
  }

  async function send(id: string, signal: AbortSignal): Promise<void> {
    await uploadInTurn(async () => {
      const image = find(id)?.image;
      if (!image || signal.aborted) return;
      try {
        const url = await upload(image, signal);
        if (signal.aborted) return;
        update(id, { stage: 'done', image: { ...image, url }, error: null });
      } catch (error) {
        if (!signal.aborted) update(id, { stage: 'failed', error });
      }
    });
  }

  async function prepare(id: string, file: File, signal: AbortSignal): Promise<void> {
    const isReady = await prepareInTurn(async () => {
      if (signal.aborted) return false;
      try {
        const { bytes, type, width, height } = await process(file, signal);
        if (signal.aborted) return false;
        unprepared.delete(id);
        const image: EvidenceImage = { id, name: file.name, type, bytes, width, height, url: '' };
        update(id, { stage: 'uploading', image, preview: previewOf(image) });
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (error instanceof MissingFileError) {
          update(id, { stage: 'failed', error });
          void retryPause().then(() => !isDisposed && retry(id));
        } else refuse(id, file.name, error instanceof ImageError ? error.problem : 'broken');
        return false;
      }
    });
    if (isReady) await send(id, signal);
  }

  function refuse(id: string, name: string, problem: ImageProblem): void {
    unprepared.delete(id);
    set({
      ...state(),
      items: state().items.filter((item) => item.id !== id),
      refused: [...state().refused, { id, name, problem }],
    });
  }

  function stop(id: string): void {
    running.get(id)?.controller.abort();
    running.delete(id);
  }

  function remove(id: string): void {
    stop(id);
    unprepared.delete(id);
    const item = find(id);
    if (!item) return;
    if (item.preview !== '') URL.revokeObjectURL(item.preview);
    put(state().items.filter((other) => other.id !== id));
  }

  function retry(id: string): void {
    const item = find(id);
    if (item?.stage !== 'waiting' && item?.stage !== 'failed') return;
    const file = unprepared.get(id);
    update(id, { stage: file ? 'preparing' : 'uploading', error: null });
    start(id, (signal) => (file ? prepare(id, file, signal) : send(id, signal)));
  }

  return {
    ...observable,
    images,
    remove,
    retry,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, maxImages - state().items.length));
      const added = taken.map((file) => ({ id: newId(), file }));
      const blank = { stage: 'preparing', image: null, preview: '', error: null } as const;
      const items = [...state().items, ...added.map(({ id, file }) => ({ ...blank, id, name: file.name }))];
      set({ items, refused: [], leftOut: files.length - taken.length });
      for (const { id, file } of added) {
        unprepared.set(id, file);
        start(id, (signal) => prepare(id, file, signal));
      }
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
    /** Removes the pictures whose upload has failed. */
    dropFailed() {
      for (const { id, stage } of state().items) if (stage === 'failed') remove(id);
    },
    /** Whether a chosen file is not prepared yet. It is nowhere but in this page. */
    isPreparing: () => unprepared.size > 0,
    dispose() {
      isDisposed = true;
      for (const id of running.keys()) stop(id);
      for (const { preview } of state().items) if (preview !== '') URL.revokeObjectURL(preview);
    },
  };
}
