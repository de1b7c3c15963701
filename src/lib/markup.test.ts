// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markup } from './markup';

function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('markup', () => {
  it('keeps every text a text, in content and in attributes', () => {
    const parts = fc.oneof(
      fc.string(),
      fc.constantFrom('</p>', '<script>', '"', "'", '&amp;', '<!--', ']]>', '\u202e'),
    );
    fc.assert(
      fc.property(fc.array(parts), (pieces) => {
        const text = pieces.join('');
        const { body } = read(markup`<p title="${text}">${text}</p>`.html);
        expect(body.children).toHaveLength(1);
        expect(body.querySelector('*:not(p)')).toBeNull();
        const shown = text.replace(/\r\n?/g, '\n');
        expect(body.textContent).toBe(shown);
        expect(body.firstElementChild?.getAttribute('title')).toBe(shown);
      }),
    );
  });

  it('shows that there was something that HTML cannot hold', () => {
    expect(markup`${'a\u0000b\u0008c'}`.html).toBe('a\ufffdb\ufffdc');
  });

  it('takes its own markup as it is, and lists of it', () => {
    expect(markup`<ul>${['a', '<b>'].map((text) => markup`<li>${text}</li>`)}</ul>`.html).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
  });
});
