// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../tests/support/always';
import { translate, translationBetween, type Translation } from './translation';

function rootOf(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function page([title = '', ...others]: readonly string[]): Element {
  const root = rootOf('<main><p><b></b></p><p></p></main>');
  root.querySelector('main')?.setAttribute('aria-label', title);
  root.querySelectorAll('p').forEach((element, index) => {
    element.prepend(others[2 * index] ?? '');
    element.append(others[2 * index + 1] ?? '');
    element.normalize();
  });
  return root;
}

describe('the translation of a page', () => {
  it.each([
    ['a text', '<p>Memuat</p>', '<p>Loading</p>'],
    ['words before an element, and behind it', '<p>Hingga <b>x</b></p>', '<p><b>x</b> तक</p>'],
    ['words on both sides of two elements', '<p>a<b></b>c<i></i></p>', '<p><b></b>B<i></i>D</p>'],
    ['a text inside a text that differs too', '<p>a <b>satu</b></p>', '<p><b>one</b> b</p>'],
    ['words in an attribute', '<button aria-label="Kembali">x</button>', '<button aria-label="Back">x</button>'],
    ['an attribute that only one has', '<p lang="id">a</p><p>b</p>', '<p>a</p><p dir="ltr">b</p>'],
    ['a text where the other has none', '<p>a</p><p></p>', '<p></p><p>b</p>'],
    ['letters that are markup in HTML', '<p>&lt;b&gt;</p>', '<p title="&quot;">&amp;lt;</p>'],
  ])('changes %s', (_, from, to) => {
    const root = rootOf(from);
    const written = JSON.stringify(translationBetween(root, rootOf(to)));
    translate(root, JSON.parse(written) as Translation);
    expect(root.innerHTML).toBe(rootOf(to).innerHTML);
  });

  const text = fc.string({ maxLength: 3 });
  const words = fc.tuple(text, text, text, text, text);

  always('gives the same HTML as the other page, for any texts', [words, words], (one, other) => {
    const root = page(one);
    translate(root, translationBetween(root, page(other)));
    expect(root.innerHTML).toBe(page(other).innerHTML);
  });

  it('contains only what differs', () => {
    const root = rootOf('<p>OVO</p><p class="a">Tutup</p>');
    const translation = translationBetween(root, rootOf('<p>OVO</p><p class="a">Close</p>'));
    expect(translation).toEqual([[1, ['Close']]]);
  });

  it.each([
    ['another element', '<p>a</p>', '<h1>a</h1>'],
    ['an element more', '<p>a</p>', '<p>a</p><p>b</p>'],
    ['the same elements within others', '<p><b></b></p><i></i>', '<p></p><b><i></i></b>'],
  ])('is refused with %s', (_, from, to) => {
    expect(() => translationBetween(rootOf(from), rootOf(to))).toThrow('other elements');
  });
});
