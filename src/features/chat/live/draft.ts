import { hideCardNumbers } from '@/domain/card-numbers';
import { newId } from '@/domain/new-id';
import { createObservable } from '@/platform/browser/observable';
import { onPageHide } from '@/platform/browser/page-events';
import { createSaveTimer } from '@/platform/browser/save-timer';
import type { DeviceStorage } from '@/platform/storage/storage';
import { changeSession, type ChatSessionHead } from '../records/chat-sessions';

/** The unsent text of a conversation. */
export type ChatDraft = ReturnType<typeof createChatDraft>;

/**
 * The unsent text that this page has of a conversation, stored in its head while the person types; without card
 * numbers. The texts of other pages stay beside it, until a page that has none continues them.
 * @param id of the conversation; `null`: it has none yet, so the text is not stored
 */
export function createChatDraft(storage: DeviceStorage, id: string | null) {
  const { set, ...observable } = createObservable('');
  const page = newId();
  /** The stored texts that this page continues. */
  let continued: ChatSessionHead['drafts'] = {};
  const timer = createSaveTimer();

  /** @returns whether there was room */
  async function store(): Promise<boolean> {
    if (id === null) return true;
    const outcome = await changeSession(storage, id, (head) => {
      const { [page]: before = '', ...others } = head.drafts;
      const text = hideCardNumbers(observable.getSnapshot(), [head.orderNo]);
      const kept = Object.entries(others).filter(([other, stored]) => continued[other] !== stored);
      if (text === before && kept.length === Object.keys(others).length) return undefined;
      return { ...head, drafts: Object.fromEntries(text === '' ? kept : [...kept, [page, text]]) };
    });
    return outcome !== 'full';
  }

  // The build renders a chat that has no conversation yet: there is no page.
  if (id !== null) {
    onPageHide(timer.flush);
    // Another record could be written again, so this text may fit too.
    storage.status.subscribe(() => !storage.status.getSnapshot().full && timer.flush());
  }

  return {
    ...observable,
    /** @param sent resolves once the text before is stored as a message: until then it stays stored here */
    change: (text: string, sent?: Promise<void>): void => {
      set(text);
      timer.schedule(async () => {
        await sent;
        return store();
      });
      // A sent message must not be restored into the input.
      if (text === '') timer.flush();
    },
    flush: timer.flush,
    /** Continues a text, or without one the stored texts. Stored at once: another window may open next. */
    open(text: string, stored: ChatSessionHead['drafts']): void {
      const own = text || observable.getSnapshot();
      if (own === '') continued = stored;
      set(own || Object.values(stored).join('\n'));
      timer.schedule(store);
      timer.flush();
    },
    /** Gives the text to the next conversation. */
    move(): string {
      timer.cancel();
      const text = observable.getSnapshot();
      set('');
      return text;
    },
  };
}
