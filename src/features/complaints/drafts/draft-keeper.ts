import { hideCardNumbers } from '@/domain/card-numbers';
import { longNumbersOf } from '@/domain/long-numbers';
import { newId } from '@/domain/new-id';
import { createObservable } from '@/platform/browser/observable';
import { createSaveTimer, saveAfterMs } from '@/platform/browser/save-timer';
import { createQueue } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { complaintDrafts, removeDraft, type ComplaintDraft, hasContent } from '../records/complaint-drafts';

/** `memory`: until the page ends, `full`: no room, `begun`: another window has begun one, `gone`: it ended this one. */
export type Saving = 'untouched' | 'pending' | 'saved' | 'memory' | 'full' | 'begun' | 'gone';

export type Keeping = { draft: ComplaintDraft; saving: Saving };

/** Whether only the page has what was typed. */
export const isUnsaved = ({ saving }: Keeping) => saving === 'pending' || saving === 'full' || saving === 'begun';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** The text to save and send. Card numbers are cut to their last four digits, except in the app's own words. */
export function textWithoutCards({ text, orderNo, proof }: ComplaintDraft): string {
  return hideCardNumbers(text, [orderNo, ...longNumbersOf(proof?.text ?? '')]);
}

/**
 * Saves one draft while it is written, besides `useDraft`, because the form also shows whether it is saved, and sending
 * needs it outside React. No window saves a draft again that was sent, or replaces a text that it has not shown.
 * @param wasSaved whether `initial` was read from the device
 */
export function createDraftKeeper(
  initial: ComplaintDraft,
  wasSaved: boolean,
  { storage, now }: { storage: DeviceStorage; now: () => number },
) {
  const store = storage.open(complaintDrafts);
  const { set, ...observable } = createObservable<Keeping>({
    draft: initial,
    saving: wasSaved ? 'saved' : 'untouched',
  });
  /** The saved draft that this form has shown; `undefined` before it is saved. */
  let seen = wasSaved ? { ...initial, text: textWithoutCards(initial) } : undefined;
  let isDirty = false;
  let isOver = false;
  /** No screen would say that the draft has ended elsewhere: what was typed becomes a new one. */
  let isLeft = false;
  /** It becomes a draft of its own, not the one that another window has saved. */
  let isNew = false;
  /** Restarts with each change: the form shows "saved" in a pause, not after every few letters. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  let result = observable.getSnapshot().saving;
  const inTurn = createQueue();
  const typing = createSaveTimer();

  const current = () => observable.getSnapshot();
  const show = (part: Partial<Keeping>) => set({ ...current(), ...part });
  const key = initial.orderNo;

  /** @param old the saved draft: of this form, or one of another window that this form now continues */
  function isLost(old: ComplaintDraft | undefined): boolean {
    const { draft } = current();
    // What this form has saved gets another id when another window sends an earlier text of it (`removeDraft`).
    const isOwn = old !== undefined && [seen?.text, textWithoutCards(draft)].includes(old.text);
    return seen !== undefined && old?.id !== draft.id && !isOwn;
  }

  /** Whether the saved draft has what this form has not shown. */
  function isOther({ text, images }: ComplaintDraft): boolean {
    const { draft } = current();
    const shown = new Set([...draft.images, ...(seen?.images ?? [])].map(({ id }) => id));
    if (images.some(({ id }) => !shown.has(id))) return true;
    return text.trim() !== '' && text !== seen?.text && text !== textWithoutCards(draft);
  }

  /** What another page has added to the saved draft since this form has seen it. */
  function addedTo(old: ComplaintDraft | undefined): Partial<ComplaintDraft> {
    if (!old) return {};
    const isNewer = (part: 'transcript' | 'proof' | 'offered' | 'attempt') =>
      JSON.stringify(old[part]) !== JSON.stringify(seen?.[part] ?? null);
    return {
      ...(isNewer('transcript') && { transcript: old.transcript }),
      ...(isNewer('proof') && { proof: old.proof }),
      ...(isNewer('offered') && { offered: old.offered }),
      ...(isNewer('attempt') && { attempt: old.attempt }),
    };
  }

  function merged(old: ComplaintDraft | undefined, added: Partial<ComplaintDraft>): ComplaintDraft | undefined {
    const draft = { ...current().draft, ...added };
    if (!hasContent(draft) && !draft.transcript && !added.offered) return undefined;
    return { ...draft, text: textWithoutCards(draft), id: isNew ? draft.id : (old?.id ?? draft.id) };
  }

  async function write(): Promise<WriteOutcome | 'begun' | 'gone'> {
    let kept: 'begun' | 'gone' | undefined;
    let written: ComplaintDraft | undefined;
    let added: Partial<ComplaintDraft> = {};
    const outcome = await store.update(key, (old) => {
      kept = isLost(old) ? 'gone' : old && isOther(old) ? 'begun' : undefined;
      added = addedTo(old);
      written = kept ? old : merged(old, added);
      return written;
    });
    if (kept) return kept;
    if (outcome === 'full') return 'full';
    seen = written;
    isNew = false;
    if (written) show({ draft: { ...current().draft, ...added, id: written.id } });
    return outcome;
  }

  /** Reads the saved draft again. @param isShown whether other changes are shown @returns whether there were any */
  async function compare(isShown: boolean): Promise<boolean> {
    const stored = (await store.get(key))?.data;
    if (isDirty || isOver) return false;
    if (isLost(stored)) {
      isOver = true;
      show({ saving: 'gone' });
      return false;
    }
    const { draft } = current();
    if (!stored || (stored.id === draft.id && stored.updatedAt === draft.updatedAt)) return false;
    const hasMore = isOther(stored);
    if (hasMore && !isShown) return false;
    const hasChanged = isShown && (hasMore || stored.updatedAt !== draft.updatedAt);
    if (seen === undefined) result = 'saved';
    const added = addedTo(stored);
    seen = hasChanged || seen === undefined ? stored : { ...seen, ...added };
    show({ draft: hasChanged ? stored : { ...draft, ...added, id: stored.id }, saving: result });
    return hasChanged;
  }

  async function save(): Promise<void> {
    if (isOver) return;
    if (!isDirty) {
      if (seen !== undefined) await compare(false);
      return;
    }
    isDirty = false;
    const outcome = await write();
    if (isOver) return;
    if (outcome === 'gone' && isLeft) {
      keepAsNew();
      return save();
    }
    if (outcome === 'gone') isOver = true;
    // Tried again when the page is hidden or shown, and before the complaint is sent.
    const isAgain = outcome === 'full' || outcome === 'begun';
    result = isOver || isAgain || seen !== undefined ? outcome : 'untouched';
    if (isOver || (result !== 'saved' && !isDirty)) show({ saving: result });
    isDirty ||= isAgain;
  }

  function saveInTurn(): Promise<void> {
    typing.cancel();
    return inTurn(save);
  }

  /** Saves unsaved changes at once; resolves when they are saved, or saving failed. */
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

  /** Makes a new draft of the form, after the first was sent in another window. */
  function keepAsNew(): void {
    isOver = false;
    seen = undefined;
    isNew = true;
    show({ draft: { ...current().draft, id: newId(), attempt: null }, saving: 'pending' });
    touch();
  }

  return {
    ...observable,
    flush,
    /** The form that was left is open again. */
    stay: (): void => void (isLeft = false),
    /** Saves the changes of a form that is left, now or once there is room. */
    leave(): Promise<void> {
      isLeft = true;
      return flush();
    },
    /** Saves, and looks again, because saving may take seconds. @returns false if another window has ended the draft */
    async settle(): Promise<boolean> {
      await flush();
      await inTurn(() => compare(false));
      return current().saving !== 'gone';
    },
    /** Saves unsaved changes; without any, shows those of another window. @returns whether there were any */
    async refresh(): Promise<boolean> {
      if (isDirty) await flush();
      return inTurn(async () => !isDirty && !isOver && compare(true));
    },
    /** Shows a change at once, and saves it within half a second. */
    change(part: Partial<Omit<ComplaintDraft, 'id' | 'orderNo' | 'transcript' | 'updatedAt'>>) {
      const draft = { ...current().draft, ...part, updatedAt: now() };
      show({ draft, saving: isOver ? current().saving : 'pending' });
      if (!isOver) touch();
    },
    async finish() {
      clearTimeout(pause);
      typing.cancel();
      isOver = true;
      show({ saving: 'untouched' });
      const { draft } = current();
      // What it last saved, if there was no room for the rest: `removeDraft` gives a draft with other words a new id.
      const isOwn = (old: ComplaintDraft) => (old.id === draft.id || old.text === seen?.text) && !isOther(old);
      await store.update(key, (old) => (old && isOwn(old) ? undefined : old));
      await removeDraft(storage, { ...draft, text: textWithoutCards(draft) });
    },
    keepAsNew,
  };
}
