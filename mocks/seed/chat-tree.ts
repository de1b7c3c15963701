import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { englishChat } from './chat-en';
import { hindiChat } from './chat-hi';
import { indonesianChat } from './chat-id';
import { plainWords, type PlainWords } from './chat-plain-words';
import type { ChatNode, ChatQuestions } from './chat-questions';
import { chineseChat } from './chat-zh';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** All texts of the chatbot in one language. */
export type ChatTree = ChatQuestions & PlainWords;

/** Kinds of an answer on the wire; 4 comes from the specification, the others distinguish branch and leaf. */
const actionTypes = { branch: 1, leaf: 2, human: 4 } as const;

const trees: TextsByLanguage<ChatQuestions> = { en: englishChat, hi: hindiChat, id: indonesianChat, zh: chineseChat };

/** Values in the replies: a market's smallest and largest loan, and the hours in which borrowers may be called. */
const facts: Record<Market['id'], Readonly<Record<'least' | 'most' | 'from' | 'until', string>>> = {
  india: { least: '₹2,000', most: '₹80,000', from: '08:00', until: '19:00' },
  indonesia: { least: 'Rp1.000.000', most: 'Rp15.000.000', from: '08:00', until: '20:00' },
  mainland: { least: 'Rp1.000.000', most: 'Rp15.000.000', from: '08:00', until: '20:00' },
};

/** A sentence with its blanks filled in; a blank without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((rest, [name, value]) => rest.replace(`{${name}}`, value), text);
}

function filled(node: ChatNode, market: Market): ChatNode {
  const children = node.children?.map((child) => filled(child, market));
  return { ...node, reply: fill(node.reply, facts[market.id]), ...(children && { children }) };
}

/** Every question of a language, answered for a market. */
export function chatTreeOf(market: Market, language: Locale): ChatTree {
  const { categories, ratingThanks } = textsIn(trees, language);
  const plain = textsIn(plainWords, language);
  return {
    ...plain,
    ratingThanks,
    care: { ...plain.care, pressure: fill(plain.care.pressure, facts[market.id]) },
    categories: categories.map((node) => filled(node, market)),
  };
}

export function actionType(node: ChatNode): number {
  if (node.isHuman) return actionTypes.human;
  return node.children && node.children.length > 0 ? actionTypes.branch : actionTypes.leaf;
}

/** All questions, with those below others. */
export function allNodes(nodes: readonly ChatNode[]): ChatNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);
}

export function findNode(tree: ChatTree, id: string): ChatNode | undefined {
  return allNodes(tree.categories).find((node) => node.id === id);
}
