import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { englishChat } from './chat-en';
import { hindiChat } from './chat-hi';
import { indonesianChat } from './chat-id';
import type { ChatNode, ChatTree } from './chat-types';
import { chineseChat } from './chat-zh';
import { wordsIn, type Spoken } from './spoken';

/** Kinds of an answer on the wire; 4 comes from the specification, the others only tell branch and leaf apart. */
const actionTypes = { branch: 1, leaf: 2, human: 4 } as const;

const trees: Spoken<ChatTree> = { en: englishChat, hi: hindiChat, id: indonesianChat, zh: chineseChat };

/** What the replies fill in: a market's smallest and largest loan, and between which hours borrowers may be called. */
const facts: Record<Market['id'], Readonly<Record<'least' | 'most' | 'from' | 'until', string>>> = {
  india: { least: '₹2,000', most: '₹80,000', from: '08:00', until: '19:00' },
  indonesia: { least: 'Rp1.000.000', most: 'Rp15.000.000', from: '08:00', until: '20:00' },
  mainland: { least: 'Rp1.000.000', most: 'Rp15.000.000', from: '08:00', until: '20:00' },
};

function filled(node: ChatNode, market: Market): ChatNode {
  const { least, most, from, until } = facts[market.id];
  const reply = node.reply
    .replace('{least}', least)
    .replace('{most}', most)
    .replace('{from}', from)
    .replace('{until}', until);
  return { ...node, reply, ...(node.children && { children: node.children.map((child) => filled(child, market)) }) };
}

/** Every question of a language, answered for a market. */
export function chatTreeOf(market: Market, language: Locale): ChatTree {
  const tree = wordsIn(trees, language);
  return { ...tree, categories: tree.categories.map((node) => filled(node, market)) };
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

/** Written without blanks: a word is found inside a sentence. */
const chinese = /\p{Script=Han}/u;

const wordsOf = (text: string) =>
  Array.from(
    new Set(
      text
        .toLowerCase()
        // Vowel signs of Hindi are marks, no letters.
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => word.length > (chinese.test(word) ? 1 : 2)),
    ),
  );

/** Shorter beginnings say nothing. */
const stem = 4;

/** How well a word fits: wholly, by its beginning ("extend" and "extended"), or not. */
function fit(word: string, asked: readonly string[]): number {
  if (asked.includes(word) || (chinese.test(word) && asked.some((other) => other.includes(word)))) return 2;
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
