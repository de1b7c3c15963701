const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', bull: '•', copy: '©' };

const tag = /<\/?[a-z][^<>]*>|<![^<>]*>/gi;
const lineTag = /<br\b[^<>]*>|<\/?(?:p|div|h[1-6]|ul|ol|tr|table|section|article|header|footer|blockquote)\b[^<>]*>/gi;
const itemTag = /<li\b[^<>]*>/gi;

/** Takes an element away with all that is in it; one that never ends reaches to the end of the text. */
function withoutElement(html: string, name: string): string {
  const [before = '', ...rest] = html.split(new RegExp(`<${name}\\b`, 'i'));
  const ending = new RegExp(`</${name}\\s*>`, 'i');
  return [before, ...rest.map((part) => part.split(ending).slice(1).join(' '))].join(' ');
}

function decode(match: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? match;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * The words of a piece of HTML, without ever letting a browser read it as HTML: scripts and styles go, paragraphs, lines
 * and list items become lines, entities become characters. Text without tags keeps its own lines.
 * @returns text, to be shown as text
 */
export function htmlToText(html: string): string {
  const words = html.search(tag) === -1 ? html : withoutElement(withoutElement(html, 'script'), 'style').replace(/\s+/g, ' ');
  return words
    .replace(itemTag, '\n• ')
    .replace(lineTag, '\n')
    .replace(tag, '')
    .replace(/&(#?\w{1,8});/g, decode)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
