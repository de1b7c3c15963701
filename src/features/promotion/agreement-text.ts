/** One block of an agreement. */
export type AgreementBlock = { kind: 'heading' | 'item' | 'text'; text: string };

const markup = /<\/?(?:p|div|br|h[1-6]|li|ul|ol|section|article|table|tr)\b[^<>]*>/i;
const unseen = /<(script|style|head|title|template)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  hellip: '…',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
    },
  );
}

const tidy = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/** Stand in front of a block while it is still part of one long text: characters that no text has. */
const headingMark = '\uE001';
const itemMark = '\uE002';

function markOf(tag: string): string {
  if (/^h\d$/.test(tag)) return headingMark;
  return tag === 'li' ? itemMark : '';
}

function fromMarkup(content: string): AgreementBlock[] {
  // Every block tag begins a line; other tags leave no trace.
  const lines = content
    .replace(unseen, '')
    .replace(/<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi, (_, end: string, tag: string) => {
      if (!markup.test(`<${tag}>`)) return '';
      return end === '/' ? '\n' : `\n${markOf(tag.toLowerCase())}`;
    });
  return lines.split('\n').flatMap((line): AgreementBlock[] => {
    const text = tidy(decode(line.replace(/[\uE001\uE002]/g, '')));
    if (text === '') return [];
    return [{ kind: line.includes(headingMark) ? 'heading' : line.includes(itemMark) ? 'item' : 'text', text }];
  });
}

/**
 * An agreement as blocks of plain text. Operators write them as lines, or in an editor that makes HTML; of that only
 * headings, items and paragraphs are kept, as text: nothing of it is ever markup on our page (decision 18, sandboxed
 * frames).
 */
export function agreementBlocks(content: string): AgreementBlock[] {
  if (markup.test(content)) return fromMarkup(content.replace(/[\uE001\uE002\r\n]+/g, ' '));
  return content
    .split(/\r?\n/)
    .map(tidy)
    .filter(Boolean)
    .map((text) => ({ kind: 'text', text }));
}
