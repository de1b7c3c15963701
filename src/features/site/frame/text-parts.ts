import type { Block, PageText, TextSection, Words } from '@/platform/i18n/page-text';

/**
 * The section of a text with an anchor.
 * @throws Error where it has none: a page without script is rendered by the build, which then stops
 */
export function sectionOf({ title, sections }: PageText, id: string): TextSection {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`"${title}" has no section {#${id}}`);
  return found;
}

/**
 * Words that the layout of a page has no place for would be missing on it.
 * @param shown how many of the blocks, or sections, the page shows
 * @throws Error where these are not all: the build renders every page, and stops
 */
export function refuseOthers(all: readonly (Block | TextSection)[], shown: number): void {
  const names = all.map((one) => ('type' in one ? one.type : one.id));
  if (names.length !== shown) throw new Error(`The page has no place for one of: ${names.join(', ')}`);
}

/**
 * What a section says in small titles, each with a paragraph behind it, such as questions with their answers.
 * @throws Error where it has more than these and a paragraph before them
 */
export function pointsOf(blocks: readonly Block[]): { title: Words; text: Words }[] {
  const points = blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return block.type === 'heading' && next?.type === 'paragraph' ? [{ title: block.words, text: next.words }] : [];
  });
  refuseOthers(blocks, 2 * points.length + (blocks[0]?.type === 'paragraph' ? 1 : 0));
  return points;
}

/**
 * The words of a section that is one paragraph.
 * @throws Error where it is more
 */
export function onlyWords(blocks: readonly Block[]): Words {
  refuseOthers(blocks, 1);
  return firstWords(blocks);
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
