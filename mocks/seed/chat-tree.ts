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

const wordsOf = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2));

/** The bot's reply to free text: that of the question which shares most words with it. */
export function replyTo(tree: ChatTree, text: string): string {
  const asked = wordsOf(text);
  const shared = (node: ChatNode) => {
    const inTitle = [...wordsOf(node.title)].filter((word) => asked.has(word)).length;
    return inTitle + 2 * (node.words ?? []).filter((word) => asked.has(word)).length;
  };
  const answers = allNodes(tree.categories).filter((node) => !node.children && !node.isHuman);
  const best = Math.max(...answers.map(shared));
  return best < 2 ? tree.lost : (answers.find((node) => shared(node) === best)?.reply ?? tree.lost);
}
