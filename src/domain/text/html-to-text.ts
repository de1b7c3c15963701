const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  copy: '©',
};

const tagStart = /^<(?:\/?[a-z]|!)/i;
const lineTag = /^<(?:br|\/?(?:p|div|h[1-6]|ul|ol|tr|table|section|article|header|footer|blockquote)|\/li)\b/i;
const itemTag = /^<li\b/i;

/** Removes all tags from the inside out, also a tag that appears when another one inside it is removed. */
function withoutTags(html: string): string {
  const kept: string[] = [];
  const opened: number[] = [];
  /** Where the last line was begun: what is open before it was no tag. */
  let lineAt = -1;
  for (const piece of html.split(/(?=[<>])/)) {
    const start = piece.startsWith('>') ? opened.pop() : undefined;
    if (start !== undefined) {
      const opening = kept[start] ?? '';
      if (lineAt > start) {
        kept[start] = opening.replace('<', '< ');
        kept.push(piece);
        continue;
      }
      const line = itemTag.test(opening) ? '\n• ' : lineTag.test(opening) ? '\n' : '';
      if (line !== '') lineAt = start;
      kept.length = start;
      kept.push(line, piece.slice(1));
      continue;
    }
    if (tagStart.test(piece)) opened.push(kept.length);
    // A tag follows. Once it is removed, this character must not make a tag with the text after it.
    kept.push(piece === '<' || piece === '</' ? `${piece} ` : piece);
  }
  return kept.join('');
}

/** Removes an element with its content; without an end tag it ends with the text. */
function withoutElement(html: string, name: string): string {
  const [before = '', ...rest] = html.split(new RegExp(`<${name}\\b`, 'i'));
  const ending = new RegExp(`</${name}\\s*>`, 'i');
  return [before, ...rest.map((part) => part.split(ending).slice(1).join(' '))].join(' ');
}

function withoutComments(html: string): string {
  const [before = '', ...rest] = html.split('<!--');
  return [
    before,
    ...rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : `<!--${part}`)),
  ].join('');
}

function decode(match: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? match;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (code < 32) return ' ';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** HTML as text with its lines and list items, without a browser parsing it; without scripts, styles and comments. */
export function htmlToText(html: string): string {
  const words = /<(?:\/?[a-z]|!)[^<>]*>/i.test(html)
    ? ['script', 'style', 'title', 'template'].reduce(withoutElement, withoutComments(html)).replace(/\s+/g, ' ')
    : html;
  return withoutTags(words)
    .replace(/&(#?\w{1,8});/g, decode)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n+(?=• )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
