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
 */
export function createChatDraft(storage: DeviceStorage, id: string) {
  const { set, ...observable } = createObservable('');
  const page = newId();
  /** The stored texts that this page continues. */
  let continued: ChatSessionHead['drafts'] = {};
  /** Texts that are on their way into the log: until they are there they stay stored here. */
  let leaving: readonly string[] = [];
  const timer = createSaveTimer();

  /** @returns whether there was room */
  async function store(): Promise<boolean> {
    const outcome = await changeSession(storage, id, (head) => {
      const { [page]: before = '', ...others } = head.drafts;
      const own = [...leaving, observable.getSnapshot()].filter(Boolean).join('\n');
      const text = hideCardNumbers(own, [head.orderNo]);
      const kept = Object.entries(others).filter(([other, stored]) => continued[other] !== stored);
      if (text === before && kept.length === Object.keys(others).length) return undefined;
      return { ...head, drafts: Object.fromEntries(text === '' ? kept : [...kept, [page, text]]) };
    });
    return outcome !== 'full';
  }

  function storeNow(): void {
    timer.schedule(store);
    timer.flush();
  }

  onPageHide(timer.flush);
  // Another record could be written again, so this text may fit too.
  storage.status.subscribe(() => !storage.status.getSnapshot().full && timer.flush());

  return {
    ...observable,
    change: (text: string): void => {
      set(text);
      timer.schedule(store);
    },
    /** The text becomes a message. @param stored resolves once the message is stored */
    async send(stored: Promise<void>): Promise<void> {
      const text = observable.getSnapshot();
      leaving = [...leaving, text];
      set('');
      await stored;
      // Only this one: the next message may have the same words.
      const place = leaving.indexOf(text);
      leaving = leaving.filter((_, index) => index !== place);
      // A sent message must not be restored into the input.
      storeNow();
    },
    flush: timer.flush,
    /** Continues a text, or without one the stored texts. Stored at once: another window may open next. */
    open(text: string, stored: ChatSessionHead['drafts']): void {
      const own = text || observable.getSnapshot();
      if (own === '') continued = stored;
      const others = Object.entries(stored).filter(([other]) => other !== page);
      set(own || others.map(([, other]) => other).join('\n'));
      storeNow();
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
