import type { Market } from '@/domain/market';
import { englishChat } from './chat-en';
import { indonesianChat } from './chat-id';
import type { ChatNode, ChatTree } from './chat-types';

/** Kinds of an answer on the wire; 4 comes from the specification, the others only tell branch and leaf apart. */
const actionTypes = { branch: 1, leaf: 2, human: 4 } as const;

export function chatTreeOf(market: Market): ChatTree {
  return market.id === 'india' ? englishChat : indonesianChat;
}

export function actionType(node: ChatNode): number {
  if (node.isHuman) return actionTypes.human;
  return node.children && node.children.length > 0 ? actionTypes.branch : actionTypes.leaf;
}

/** All questions, those below others included. */
export function allNodes(nodes: readonly ChatNode[]): ChatNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);
}

export function findNode(tree: ChatTree, id: string): ChatNode | undefined {
  return allNodes(tree.categories).find((node) => node.id === id);
}

const wordsOf = (text: string) =>
  Array.from(
    new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2),
    ),
  );

/** Shorter beginnings say nothing. */
const stem = 4;

/** How well a word fits: wholly, by its beginning ("extend" and "extended"), or not. */
function fit(word: string, asked: readonly string[]): number {
  if (asked.includes(word)) return 2;
  return asked.some(
    (other) => Math.min(word.length, other.length) >= stem && (other.startsWith(word) || word.startsWith(other)),
  )
    ? 1
    : 0;
}

const sum = (words: readonly string[], asked: readonly string[]) =>
  words.reduce((total, word) => total + fit(word, asked), 0);

/** The bot's reply to free text: that of the question that shares most with it, whatever the case, parts of words included. */
export function replyTo(tree: ChatTree, text: string): string {
  const asked = wordsOf(text);
  const answers = allNodes(tree.categories).filter((node) => !node.children && !node.isHuman);
  const scores = answers.map((node) => sum(wordsOf(node.title), asked) + 2 * sum(node.words ?? [], asked));
  const best = Math.max(...scores);
  return best < 2 ? tree.lost : (answers[scores.indexOf(best)]?.reply ?? tree.lost);
}
