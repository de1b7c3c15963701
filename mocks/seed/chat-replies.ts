import { chineseWords } from '@/domain/borrower-words/chinese';
import { englishWords } from '@/domain/borrower-words/english';
import { hindiWords } from '@/domain/borrower-words/hindi';
import { indonesianWords } from '@/domain/borrower-words/indonesian';
import { distressIn, topicsOf, type Distress } from '@/domain/borrower-words/topics';
import type { BorrowerWords } from '@/domain/borrower-words/words';
import { phraseFinder } from '@/domain/text/phrases';
import { englishChat } from './chat-en';
import { hindiChat } from './chat-hi';
import { indonesianChat } from './chat-id';
import type { ChatQuestions } from './chat-questions';
import { allNodes, findNode, type ChatTree } from './chat-tree';
import { chineseChat } from './chat-zh';

/** The questions of each language that has any, and how it is typed. */
const chats: readonly (readonly [ChatQuestions, BorrowerWords])[] = [
  [englishChat, englishWords],
  [hindiChat, hindiWords],
  [indonesianChat, indonesianWords],
  [chineseChat, chineseWords],
];

/** The questions that free text may ask, in the words of one language. */
const finders = chats.map(([{ categories }, { spellings }]) => {
  const nodes = allNodes(categories);
  // A letter first, because objects sort numeric keys.
  const phrases = Object.fromEntries(nodes.flatMap(({ id, asks }) => (asks ? [[`q${id}`, asks] as const] : [])));
  return phraseFinder(phrases, spellings);
});

/** The question about the debt: the product knows its many forms (src/domain/borrower-words). */
const owed = '1031';

/**
 * The question of a free text. Whole phrases decide, in any language: single words are too ambiguous.
 * @returns its number; `null` if none matches
 */
function questionIn(text: string): string | null {
  const [best] = finders.flatMap((find) => find(text)).sort((one, other) => other.size - one.size);
  if (best) return best.id.slice(1);
  return topicsOf(text).has('amount') ? owed : null;
}

/** What a free text is about; distress has priority (decision 79, distress in the chat). */
export function distressOrQuestionIn(text: string): { distress: Distress } | { question: string } | null {
  const distress = distressIn(text);
  if (distress) return { distress };
  const question = questionIn(text);
  return question === null ? null : { question };
}

/** The bot's reply to free text, in the words of a tree; figures of a loan are added by `withFigures`. */
export function replyTo(tree: ChatTree, text: string): { reply: string; question: string | null } {
  const found = distressOrQuestionIn(text);
  if (found && 'distress' in found) return { reply: tree.care[found.distress], question: null };
  const node = found && findNode(tree, found.question);
  return node ? { reply: node.reply, question: node.id } : { reply: tree.lost, question: null };
}
