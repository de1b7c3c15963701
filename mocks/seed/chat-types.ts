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
