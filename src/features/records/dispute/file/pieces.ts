import { markup, type Markup } from '@/domain/text/markup';

export type FileRow = { label: string; value: string };

/** Label and value pairs; a row without a value says nothing and is left out. */
export function rows(given: readonly FileRow[]): Markup {
  return markup`<dl>${given.filter(({ value }) => value !== '').map(({ label, value }) => markup`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`;
}

/** One record of several. */
export function item(title: string, given: readonly FileRow[]): Markup {
  return markup`<div class="item"><h3>${title}</h3>${rows(given)}</div>`;
}

/** Words of a person or of the server: they keep their lines, and cannot turn the direction of what is around them. */
export function quote(text: string): Markup {
  return markup`<blockquote dir="auto">${text}</blockquote>`;
}

/** A titled part of the file. */
export function section(id: string, title: string, content: Markup, isLong = false): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title"${isLong ? markup` class="long"` : ''}><h2 id="${id}-title">${title}</h2>${content}</section>\n`;
}
