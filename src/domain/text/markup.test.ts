import { always } from '@tests/support/always';
// @vitest-environment jsdom
import fc from 'fast-check';
import { markup } from './markup';

const broken = ['</p>', '<script>', '"', "'", '&amp;', '<!--', ']]>', '\u202e'];

describe('markup', () => {
  const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom(...broken)));
  always('escapes every text, in content and in attributes', [pieces], (parts) => {
    const text = parts.join('');
    const { body } = new DOMParser().parseFromString(markup`<p title="${text}">${text}</p>`.html, 'text/html');
    expect(body.children).toHaveLength(1);
    expect(body.querySelector('*:not(p)')).toBeNull();
    const shown = text.replace(/\r\n?/g, '\n');
    expect(body.textContent).toBe(shown);
    expect(body.firstElementChild?.getAttribute('title')).toBe(shown);
  });

  it('replaces control characters by U+FFFD', () => expect(markup`${'a\u0000b\u0008c'}`.html).toBe('a\ufffdb\ufffdc'));

  it('inserts markup and lists of markup without escaping them', () => {
    const list = markup`<ul>${['a', '<b>'].map((text) => markup`<li>${text}</li>`)}</ul>`.html;
    expect(list).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });
});
