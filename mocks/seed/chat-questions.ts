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

/** The questions of one language. */
export type ChatQuestions = { categories: readonly ChatNode[]; ratingThanks: string };

type Fixed = Pick<ChatQuestions, 'ratingThanks'> & {
  /** The answer to a choice that leads to a person. */
  connecting: string;
};

/** A node while its lines are read. */
type OpenNode = ChatNode & { children?: OpenNode[] };

/**
 * Reads the questions of a language, one fact a line: `# alias / category`, `## topic`, `- question`, `? phrases` of
 * free texts that ask it, separated by commas, `> answer`, and `! choice` that leads to a person. The ids follow from
 * the order: category 1, topic 101, question 1011, person 199.
 * @throws Error for a line of another form, or without the line above it to which it belongs
 */
export function readQuestions({ ratingThanks, connecting }: Fixed, text: string): ChatQuestions {
  const categories: OpenNode[] = [];
  const lastOf = (list: readonly OpenNode[] = []) => list[list.length - 1];
  const idIn = (list: readonly ChatNode[], before: string) => before + String(list.length + 1);
  let last: OpenNode | undefined;

  function add(list: OpenNode[], node: Omit<OpenNode, 'reply'> & { reply?: string }): void {
    last = { reply: '', ...node };
    list.push(last);
  }

  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, mark, words = ''] = /^(##|[-#>?!]) (.+)$/.exec(line) ?? [];
    const topics = lastOf(categories)?.children;
    const topic = lastOf(topics);
    const [alias = '', title = ''] = words.split(' / ');
    const category = String(categories.length);
    if (mark === '#' && title !== '') add(categories, { id: idIn(categories, ''), alias, title, children: [] });
    else if (mark === '##' && topics) add(topics, { id: idIn(topics, `${category}0`), title: words, children: [] });
    else if (mark === '-' && topic?.children) add(topic.children, { id: idIn(topic.children, topic.id), title: words });
    else if (mark === '!' && topics)
      add(topics, { id: `${category}99`, title: words, reply: connecting, isHuman: true });
    else if (mark === '?' && last) last.asks = words.split(',');
    else if (mark === '>' && last) last.reply = words;
    else throw new Error(`This is not a line of a conversation: ${line}`);
  }
  return { categories, ratingThanks };
}
