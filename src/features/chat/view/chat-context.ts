import { createContext, use } from 'react';
import { initialChat, type ChatState, type Step } from '../log/state';

/** The borrower's actions in the conversation; in a replay they do nothing. */
export type ChatActions = {
  chooseCategory: (index: number) => void;
  /** Picks a question; `actionType` 4 leads to a person. */
  ask: (question: Step & { actionType: number | null }) => void;
  retryList: () => void;
  giveFeedback: (isResolved: boolean) => void;
  /** One to five stars. */
  rate: (stars: number) => void;
  closeRating: () => void;
  retryMessage: (id: string) => void;
  cancelMessage: (id: string) => void;
  /** 'Hubungi CS': to the complaint form. */
  contact: () => void;
  /** To a complaint about something else: its type and order are chosen first. */
  complain: () => void;
  call: () => void;
  dial: (telephone: string) => void;
  openLoan: () => void;
};

const nothing = () => undefined;

/** The actions of a conversation that is only shown. */
export const noActions: ChatActions = {
  chooseCategory: nothing,
  ask: nothing,
  retryList: nothing,
  giveFeedback: nothing,
  rate: nothing,
  closeRating: nothing,
  retryMessage: nothing,
  cancelMessage: nothing,
  contact: nothing,
  complain: nothing,
  call: nothing,
  dial: nothing,
  openLoan: nothing,
};

/** What the parts of a shown conversation share. `readOnly`: buttons do nothing, and the rating is part of the page. */
type Chat = { state: ChatState; actions: ChatActions; readOnly: boolean };

/** Given by `ChatView`. */
export const ChatContext = createContext<Chat>({ state: initialChat, actions: noActions, readOnly: true });

/** The conversation that a part of the chat belongs to. */
export function useChat(): Chat {
  return use(ChatContext);
}
