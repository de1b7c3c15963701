import { hideCardNumbers } from '@/domain/card-numbers';
import { newId } from '@/domain/new-id';
import { createObservable } from '@/platform/browser/observable';
import { onPageHide } from '@/platform/browser/page-events';
import { createSaveTimer } from '@/platform/browser/save-timer';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { ChatEvent } from '../log/events';
import { changeSession, type ChatSessionHead } from '../records/chat-sessions';

/** The unsent text of a conversation. */
export type ChatDraft = ReturnType<typeof createChatDraft>;

/**
 * The unsent text that this page has of a conversation, stored in its head while the person types; without card
 * numbers. The texts of other pages stay beside it, until a page that has none continues them.
 */
export function createChatDraft(storage: DeviceStorage, id: string) {
  const { set, ...observable } = createObservable('');
  /** The id of the message that the text becomes. */
  let messageId = newId();
  /** The stored texts that this page continues. */
  let continued: ChatSessionHead['drafts'] = {};
  /** Texts that are on their way into the log: until they are there they stay stored here. */
  const leaving = new Map<string, string>();
  const inLog = new Set<string>();
  const timer = createSaveTimer();

  /** @returns whether there was room */
  async function store(): Promise<boolean> {
    const outcome = await changeSession(storage, id, (head) => {
      const own = new Map(leaving).set(messageId, observable.getSnapshot());
      const drafts = Object.fromEntries([
        ...Object.entries(head.drafts).filter(
          ([one, text]) => !own.has(one) && !inLog.has(one) && continued[one] !== text,
        ),
        ...[...own].flatMap(([one, text]) => (text === '' ? [] : [[one, hideCardNumbers(text, [head.orderNo])]])),
      ]);
      return JSON.stringify(drafts) === JSON.stringify(head.drafts) ? undefined : { ...head, drafts };
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
    /** The text becomes a message. @param queue stores it with this id; until it resolves the text stays a draft */
    async send(queue: (id: string) => Promise<void>): Promise<void> {
      const own = messageId;
      leaving.set(own, observable.getSnapshot());
      messageId = newId();
      set('');
      await queue(own);
      leaving.delete(own);
      inLog.add(own);
      storeNow();
    },
    flush: timer.flush,
    /**
     * Continues a text, or without one the stored texts. Stored at once: another window may open next.
     * @param events of the log: what was stored last before a kill may be a message since
     */
    open(text: string, stored: ChatSessionHead['drafts'], events: readonly ChatEvent[]): void {
      for (const event of events) if (event.type === 'message-queued') inLog.add(event.id);
      const own = text || observable.getSnapshot();
      if (own === '') continued = stored;
      const others = Object.entries(stored).filter(
        ([one]) => one !== messageId && !leaving.has(one) && !inLog.has(one),
      );
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
