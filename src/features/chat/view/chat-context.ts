import { createContext, use } from 'react';
import { initialChat, type ChatState, type PathStep } from '../log/state';

/** The borrower's actions in the conversation; in a replay they do nothing. */
export type ChatActions = {
  chooseCategory: (index: number) => void;
  /** Selects a question; `actionType` 4 requests a person. */
  ask: (question: PathStep & { actionType: number | null }) => void;
  retryList: () => void;
  giveFeedback: (isResolved: boolean) => void;
  rate: (stars: number) => void;
  closeRating: () => void;
  retryMessage: (id: string) => void;
  cancelMessage: (id: string) => void;
  /** 'Hubungi CS': opens the complaint form. */
  contact: () => void;
  /** Opens a complaint about something else, whose type and order are selected first. */
  complain: () => void;
  call: () => void;
  dial: (telephone: string) => void;
  openLoan: () => void;
};

/** The actions of a conversation that is only shown: its buttons are disabled or absent, so that none is called. */
export const noActions = {} as ChatActions;

/** The context of a conversation. `readOnly`: buttons do nothing, and the rating is part of the page. */
type Chat = { state: ChatState; actions: ChatActions; readOnly: boolean };

/** Provided by `ChatView`. */
export const ChatContext = createContext<Chat>({ state: initialChat, actions: noActions, readOnly: true });

/** The conversation around a component. */
export function useChat(): Chat {
  return use(ChatContext);
}
