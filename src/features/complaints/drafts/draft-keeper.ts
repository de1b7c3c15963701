import { hideCardNumbers, longNumbersOf } from '@/domain/card-numbers';
import { newId } from '@/domain/new-id';
import { createObservable, type Observable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/storage/queue';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { createSaveTimer, saveAfterMs } from '@/ui/use-draft';
import { complaintDrafts, type ComplaintDraft } from '../records/complaint-drafts';
import { isWorthKeeping } from './use-drafts';

/**
 * The state of storing the form. `memory` ends with the page, `full` found no space, `gone` was sent or removed in
 * another window: then nothing is written any more, so that it does not return.
 */
export type Saving = 'untouched' | 'pending' | 'saved' | 'memory' | 'full' | 'gone';

export type Keeping = { draft: ComplaintDraft; saving: Saving };

type DraftChange = Partial<
  Pick<ComplaintDraft, 'text' | 'problemType' | 'problemSonType' | 'orderName' | 'images' | 'proof'>
>;

export type DraftKeeper = Observable<Keeping> & {
  /** Applies a change at once, and stores it within half a second. */
  change: (part: DraftChange) => void;
  /** Stores pending changes; resolves when they are stored, or cannot be. */
  flush: () => Promise<void>;
  /** Deletes the draft: it was sent, or moved to the outbox. */
  finish: () => Promise<void>;
  /** Continues with the content of the form as another draft, after the first was sent in another window. */
  keepAsNew: () => void;
};

/**
 * The text as it is stored and sent: card numbers have only their last four digits. Numbers that the app itself put
 * into the text, for example a payment code, stay.
 */
export function textWithoutCards({ text, orderNo, proof }: ComplaintDraft): string {
  return hideCardNumbers(text, [orderNo, ...longNumbersOf(proof?.text ?? '')]);
}

type Options = { storage: DeviceStorage; now: () => number };

/**
 * Stores one draft while it is written. The last write of two windows wins, but neither restores a draft that was sent.
 * @param initial first content of the form
 * @param wasKept whether it was read from the device
 */
export function createDraftKeeper(initial: ComplaintDraft, wasKept: boolean, { storage, now }: Options): DraftKeeper {
  const store = storage.open(complaintDrafts);
  const { set, ...observable } = createObservable<Keeping>({ draft: initial, saving: wasKept ? 'saved' : 'untouched' });
  let isKept = wasKept;
  let isDirty = false;
  let isOver = false;
  /** Starts with the last change, so that "saved" is shown in a pause, not after every few letters. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Result of the last write. */
  let result = observable.getSnapshot().saving;
  const inTurn = createQueue();
  const typing = createSaveTimer();

  const current = () => observable.getSnapshot();
  const show = (part: Partial<Keeping>) => set({ ...current(), ...part });
  const key = initial.orderNo;

  /** @param old the stored draft: ours, or one that this window has not read, which then replaces ours */
  const isLost = (old: ComplaintDraft | undefined) => isKept && old?.id !== current().draft.id;

  function merged(old: ComplaintDraft | undefined): ComplaintDraft | undefined {
    const { draft } = current();
    const transcript = old?.transcript ?? draft.transcript;
    if (!isWorthKeeping(draft) && !transcript) return undefined;
    return { ...draft, text: textWithoutCards(draft), id: old?.id ?? draft.id, transcript };
  }

  /** @returns `gone` if another window has ended the draft */
  async function write(
    change: (old: ComplaintDraft | undefined) => ComplaintDraft | undefined,
  ): Promise<WriteOutcome | 'gone'> {
    let lost = false;
    let written: ComplaintDraft | undefined;
    const outcome = await store.update(key, (old) => {
      lost = isLost(old);
      written = lost ? old : change(old);
      return written;
    });
    if (lost) return 'gone';
    if (outcome === 'full') return 'full';
    isKept = written !== undefined;
    if (written) show({ draft: { ...current().draft, id: written.id } });
    return outcome;
  }

  async function save(): Promise<void> {
    if (!isDirty || isOver) return;
    isDirty = false;
    const outcome = await write(merged);
    if (isOver) return;
    if (outcome === 'gone') isOver = true;
    result = outcome !== 'gone' && outcome !== 'full' && !isKept ? 'untouched' : outcome;
    if (isOver || (result !== 'saved' && !isDirty)) show({ saving: result });
  }

  function saveInTurn(): Promise<void> {
    typing.cancel();
    return inTurn(save);
  }

  async function flush(): Promise<void> {
    clearTimeout(pause);
    await saveInTurn();
    if (!isDirty && !isOver && result !== current().saving) show({ saving: result });
  }

  function touch(): void {
    isDirty = true;
    clearTimeout(pause);
    pause = setTimeout(() => void flush(), saveAfterMs);
    typing.schedule(() => void saveInTurn());
  }

  function end(): void {
    clearTimeout(pause);
    typing.cancel();
    isOver = true;
  }

  return {
    ...observable,
    flush,
    change(part) {
      const draft = { ...current().draft, ...part, updatedAt: now() };
      show({ draft, saving: isOver ? current().saving : 'pending' });
      if (!isOver) touch();
    },
    async finish() {
      end();
      await store.update(key, (old) => (old?.id === current().draft.id ? undefined : old));
    },
    keepAsNew() {
      isOver = false;
      isKept = false;
      show({ draft: { ...current().draft, id: newId(), attempt: null }, saving: 'pending' });
      touch();
    },
  };
}
