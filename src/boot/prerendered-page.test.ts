// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { forgetDrawnHead, isDrawn, isDrawnFor } from './prerendered-page';

function rootOf(path: string): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute('data-drawn-path', path);
  root.setAttribute('data-drawn-locale', 'id');
  return root;
}

const visit = { path: '/Policy', internalPath: '/Policy', locale: 'id', pop: undefined, travelParams: {} };

describe('a page in the HTML', () => {
  it('is known by its mark', () => {
    expect(isDrawn(rootOf('/'))).toBe(true);
    expect(isDrawn(document.createElement('div'))).toBe(false);
  });

  it.each([
    ['as it was drawn', {}, true],
    ['with a slash at the end', { path: '/Policy/' }, true],
    ['at another address, from a server that knows no other page', { path: '/loanDetails' }, false],
    ['in another language', { locale: 'en' }, false],
    ['in another market', { pop: '1' }, false],
    ['with parameters that its links carry on', { travelParams: { utm_tag: 'a' } }, false],
  ])('is taken over or not: %s', (_, difference, expected) => {
    expect(isDrawnFor(rootOf('/Policy'), { ...visit, ...difference })).toBe(expected);
  });

  it('is the landing page at the root', () => {
    expect(isDrawnFor(rootOf('/'), { ...visit, path: '/', internalPath: '/' })).toBe(true);
  });

  it('leaves nothing of its head behind when it is drawn anew', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><title data-drawn="">A</title><meta data-drawn="" name="description" content="B">';
    forgetDrawnHead(document);
    expect(document.head.innerHTML).toBe('<meta charset="utf-8">');
  });
});
