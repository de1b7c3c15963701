/** One question of the chatbot: what the person picks, what the bot says to it, and what may be asked next. */
export type ChatNode = {
  id: string;
  title: string;
  /** A short form for a tab; empty where the title is short enough. */
  alias?: string;
  reply: string;
  /** Words that free text may contain. */
  words?: readonly string[];
  /** Picking it leads to a person (`action_type` 4). */
  isHuman?: boolean;
  children?: readonly ChatNode[];
};

export type ChatTree = {
  categories: readonly ChatNode[];
  /** The answer to free text that nothing fits. */
  lost: string;
  ratingThanks: string;
};

/** @param words separated by blanks */
export function question(id: string, title: string, words: string, reply: string): ChatNode {
  return { id, title, words: words.split(' '), reply };
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
