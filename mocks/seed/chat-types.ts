import type { Distress } from '@/domain/borrower-words/topics';

/** One question of the chatbot: its title, the bot's answer, and the next questions. */
export type ChatNode = {
  id: string;
  title: string;
  /** A short form for a tab; empty if the title is short enough. */
  alias?: string;
  reply: string;
  /** Phrases (src/domain/text/phrases.ts) of free texts that ask this question; without any it can only be tapped. */
  asks?: readonly string[];
  /** Picking it leads to a person (`action_type` 4). */
  isHuman?: boolean;
  children?: readonly ChatNode[];
};

/** Sentences with the figures of one loan: `{order}`, `{amount}`, `{date}`, `{all}`, `{fee}`. */
export type FigureWords = Readonly<Record<'owes' | 'owesNothing' | 'extends' | 'extendsNot', string>>;

/** The questions of one language. */
export type ChatQuestions = { categories: readonly ChatNode[]; ratingThanks: string };

/** Further texts of the chatbot. */
export type PlainWords = {
  /** The answer to a free text that is not understood. */
  lost: string;
  /** The answers to distress: never a way to pay, always a person. */
  care: Readonly<Record<Distress, string>>;
  figures: FigureWords;
};

export type ChatTree = ChatQuestions & PlainWords;

/** @param asks phrases separated by commas; empty: free text never leads here */
export function question(id: string, title: string, asks: string, reply: string): ChatNode {
  return { id, title, asks: asks.split(',').filter((phrase) => phrase.trim() !== ''), reply };
}

export function topic(id: string, title: string, reply: string, children: readonly ChatNode[]): ChatNode {
  return { id, title, reply, children };
}

/** A tab: its short name, and the whole of it. */
export function category(
  id: string,
  alias: string,
  title: string,
  reply: string,
  children: readonly ChatNode[],
): ChatNode {
  return { id, alias, title, reply, children };
}

export function human(id: string, title: string, reply: string): ChatNode {
  return { id, title, reply, isHuman: true };
}
