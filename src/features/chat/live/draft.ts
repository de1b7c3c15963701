import { hideCardNumbers } from '@/domain/card-numbers';
import { createObservable } from '@/platform/browser/observable';
import { createSaveTimer } from '@/platform/browser/save-timer';
import { onPageHide } from '@/platform/browser/visibility';
import type { DeviceStorage } from '@/platform/storage/storage';
import { changeSession } from '../records/chat-sessions';

/** The unsent text of a conversation. */
export type ChatDraft = ReturnType<typeof createChatDraft>;

/**
 * The unsent text of a conversation, stored in its head while the person types; without card numbers.
 * @param id of the conversation; `null`: it has none yet, so the text is not stored
 */
export function createChatDraft(storage: DeviceStorage, id: string | null) {
  const { set, ...observable } = createObservable('');
  const timer = createSaveTimer();

  function store(): void {
    if (id === null) return;
    void changeSession(storage, id, (head) => {
      const draft = hideCardNumbers(observable.getSnapshot(), [head.orderNo]);
      return head.draft === draft ? undefined : { ...head, draft };
    });
  }

  onPageHide(timer.flush);
  // Another record could be written again, so this text may fit too.
  storage.status.subscribe(() => !storage.status.getSnapshot().full && store());

  return {
    ...observable,
    change(text: string): void {
      set(text);
      timer.schedule(store);
      // A sent message must not be restored into the input.
      if (text === '') timer.flush();
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
