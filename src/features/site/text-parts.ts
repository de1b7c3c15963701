import type { Block, PageText, TextSection, Words } from '@/platform/i18n/page-text';

/** Finds a section by its anchor. @throws Error if there is none, which stops the build */
export function sectionOf({ title, sections }: PageText, id: string): TextSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`"${title}" has no section {#${id}}`);
  return found;
}

/** Checks that the page shows all blocks of its text. @throws Error if not, which stops the build */
export function requireAllShown(all: readonly (Block | TextSection)[], shown: number): void {
  const names = all.map((one) => ('type' in one ? one.type : one.id));
  if (names.length !== shown) throw new Error(`The page has no place for one of: ${names.join(', ')}`);
}

/** Titles with one paragraph each, such as questions and answers. @throws Error if there is anything else */
export function pointsOf(blocks: readonly Block[]): { title: Words; text: Words }[] {
  const points = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return block.type === 'heading' && next?.type === 'paragraph' ? [{ title: block.words, text: next.words }] : [];
  });
  requireAllShown(blocks, 2 * points.length + (blocks[0]?.type === 'paragraph' ? 1 : 0));
  return points;
}

/** The words of a section with one paragraph. @throws Error if it has anything else */
export function onlyWords(blocks: readonly Block[]): Words {
  const words = firstWords(blocks);
  requireAllShown(blocks, words.length > 0 ? 1 : 0);
  return words;
}

/** @returns the items of all lists in a text */
export function itemsOf(blocks: readonly Block[]): readonly Words[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
}

/** @returns the buttons of a text: paragraphs that consist of one link */
export function linksOf(blocks: readonly Block[]): { to: string; words: Words }[] {
  return blocks.flatMap((block) => {
    const [words, ...others] = block.type === 'paragraph' ? block.words : [];
    return typeof words === 'object' && 'to' in words && others.length === 0 ? [words] : [];
  });
}

/** @returns the words without bold type and links */
export function plainText(words: Words): string {
  return words
    .map((part) => (typeof part === 'string' ? part : plainText('bold' in part ? part.bold : part.words)))
    .join('');
}

/** @returns the words of the first paragraph */
export function firstWords(blocks: readonly Block[]): Words {
  const [block] = blocks;
  return block?.type === 'paragraph' ? block.words : [];
}
