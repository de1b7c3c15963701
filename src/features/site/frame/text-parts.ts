import type { Block, PageText, TextSection, Words } from '@/i18n/page-text';

/**
 * The section of a text with an anchor.
 * @throws Error where it has none: a page without script is rendered by the build, which then stops
 */
export function sectionOf({ title, sections }: PageText, id: string): TextSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`"${title}" has no section {#${id}}`);
  return found;
}

/** @returns each small title of a text with the paragraph behind it, such as questions with their answers */
export function pointsOf(blocks: readonly Block[]): { title: Words; text: Words }[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return block.type === 'heading' && next?.type === 'paragraph' ? [{ title: block.words, text: next.words }] : [];
  });
}

/** @returns the items of all lists of a text */
export function itemsOf(blocks: readonly Block[]): readonly Words[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
}

/** @returns the paragraphs of a text that are a link and nothing else: its buttons */
export function linksOf(blocks: readonly Block[]): { to: string; words: Words }[] {
  return blocks.flatMap((block) => {
    const [words, ...others] = block.type === 'paragraph' ? block.words : [];
    return typeof words === 'object' && 'to' in words && others.length === 0 ? [words] : [];
  });
}

/** @returns words without what is bold or leads somewhere */
export function plainText(words: Words): string {
  return words
    .map((part) => (typeof part === 'string' ? part : plainText('bold' in part ? part.bold : part.words)))
    .join('');
}

/** @returns the words of the first paragraph, such as the sentence below the title */
export function firstWords(blocks: readonly Block[]): Words {
  const [block] = blocks;
  return block?.type === 'paragraph' ? block.words : [];
}
