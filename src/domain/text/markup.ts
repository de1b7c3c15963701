/** HTML that is known to be safe, because `markup` wrote it. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | readonly Markup[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Invisible characters, some of which are not allowed in HTML; they are replaced by a visible one. */
const controlCharacters = /[^\P{Cc}\t\n\r]|\ufeff/gu;

function toHtml(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map(({ html }) => html).join('');
  return escapeHtml(String(value));
}

/** @returns text that is safe between tags and in quotes */
export function escapeHtml(text: string): string {
  return text.replace(controlCharacters, '\ufffd').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Writes HTML: inserted values are escaped, in content and in quoted attributes, except for markup of this kind. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => (index === 0 ? part : toHtml(values[index - 1] ?? '') + part)).join(''));
}
