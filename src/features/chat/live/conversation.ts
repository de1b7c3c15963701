import type { QueryClient } from '@tanstack/react-query';
import { hideCardNumbers } from '@/domain/card-numbers';
import { newId } from '@/domain/new-id';
import type { RecordKind } from '../log/events';
import { messagesIn, openMessage } from '../log/reduce';
import { stuckStates, unsentStates, type ChatState } from '../log/state';
import type { ChatActions } from '../view/chat-context';
import type { Found } from './find-conversation';
import { createLogBook } from './log-book';
import { createSync, type SyncServices } from './sync';

type Options = {
  services: SyncServices;
  queryClient: QueryClient;
  found: Pick<Found, 'id' | 'events' | 'begin'>;
  onOver: () => void;
};

export type LiveConversation = ReturnType<typeof openConversation>;

type Actions = Omit<ChatActions, 'contact' | 'complain' | 'call' | 'dial' | 'openLoan'> & {
  /** Resolves when the text is stored as the message with this id, or the message is over without it. */
  send: (text: string, id: string) => Promise<void>;
  /** Requests a person for the borrower (type 1). */
  handOff: (qaId: string) => void;
};

/** The messages that certainly did not arrive and can be cancelled. */
export const unsentMessages = (state: ChatState) => messagesIn(state, ...unsentStates);

/** An open conversation. Each action of the person is an event in its log, whose messages `createSync` sends. */
export function openConversation({ services, queryClient, found, onOver }: Options) {
  const book = createLogBook(services, found, { onOver, onNews: () => sync.wake() });
  const sync: ReturnType<typeof createSync> = createSync({ services, queryClient, book, sessionId: found.id });
  const state = book.getSnapshot;

  /** @param again the message of this id is sent again */
  function queue(kind: RecordKind, value: string, qaId: string, id = newId(), again?: { isAgain: true }): void {
    void book.add({ type: 'message-queued', id, kind, value, qaId, ...again });
    sync.wake();
  }

  /** The question on the screen, to which texts, feedback and ratings refer. */
  const currentQuestion = () => state().trail[state().trail.length - 1]?.id ?? '';

  const actions: Actions = {
    chooseCategory(index) {
      const { session, category, trail, list } = state();
      const chosen = session?.categories[index];
      if (!chosen || (category === index && trail.length === 1 && list.status === 'loading')) return;
      void book.add({ type: 'category-chosen', index, title: chosen.title });
      sync.loadList();
    },
    ask({ id, title }) {
      if (state().list.status === 'loading') return;
      void book.add({ type: 'question-asked', qaId: id, title });
      sync.loadList();
    },
    retryList: sync.retryList,
    giveFeedback(isResolved) {
      const { feedback } = state();
      if (feedback) queue(2, isResolved ? '1' : '0', feedback.qaId);
    },
    rate(stars) {
      const { rating } = state();
      if (rating) queue(3, String(stars), rating.qaId);
    },
    closeRating() {
      if (state().rating) void book.add({ type: 'rating-closed' });
    },
    retryMessage(id) {
      const message = openMessage(state(), id);
      if (!message || !stuckStates.includes(message.delivery)) return;
      queue(message.record, message.value, message.qaId, id, { isAgain: true });
    },
    cancelMessage(id) {
      if (unsentMessages(state()).some((message) => message.id === id))
        void book.add({ type: 'message-cancelled', id });
    },
    send(text, id) {
      queue(4, hideCardNumbers(text, [state().session?.orderNo ?? '']), currentQuestion(), id);
      return book.whenStored(id);
    },
    handOff: (qaId) => queue(1, '1', qaId || currentQuestion()),
  };

  if (state().list.status === 'failed') sync.retryList();
  else sync.loadList();

  return {
    id: found.id,
    book,
    actions,
    close: sync.close,
    /** Cancels what was not sent, and stops. The answer to a message on its way is still stored. */
    end(): Promise<void> {
      for (const { id } of unsentMessages(state())) actions.cancelMessage(id);
      return sync.end();
    },
  };
}
