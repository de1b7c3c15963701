import type { Distress } from '@/domain/borrower-words/topics';

/** One question of the chatbot: what the person picks, what the bot says to it, and what may be asked next. */
export type ChatNode = {
  id: string;
  title: string;
  /** A short form for a tab; empty where the title is short enough. */
  alias?: string;
  reply: string;
  /** Phrases (src/domain/text/phrases.ts) that free text may ask it by; none: only a tap does. */
  asks?: readonly string[];
  /** Picking it leads to a person (`action_type` 4). */
  isHuman?: boolean;
  children?: readonly ChatNode[];
};

/** Sentences with the figures of one loan: `{order}`, `{amount}`, `{date}`, `{all}`, `{fee}`. */
export type FigureWords = Readonly<Record<'owes' | 'owesNothing' | 'extends' | 'extendsNot', string>>;

/** The questions of one language. */
export type ChatQuestions = { categories: readonly ChatNode[]; ratingThanks: string };

/** What is said beside them. */
export type PlainWords = {
  /** The answer to free text that nothing fits. */
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
