// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { markets } from '@/domain/market';
import { leavePrerendered, isPrerendered, isPrerenderedFor } from './prerendered-page';

function rootOf(path: string): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute('data-prerendered-path', path);
  root.setAttribute('data-prerendered-locale', 'id');
  return root;
}

const visit = { path: '/Policy', market: markets.indonesia, locale: 'id', travelParams: {} };

describe('a page in the HTML', () => {
  it('is known by its mark', () => {
    expect(isPrerendered(rootOf('/'))).toBe(true);
    expect(isPrerendered(document.createElement('div'))).toBe(false);
  });

  it.each([
    ['as it was rendered', {}, true],
    ['with a slash at the end', { path: '/Policy/' }, true],
    ['at another address, from a server that knows no other page', { path: '/loanDetails' }, false],
    ['in another language', { locale: 'en' }, false],
    ['in another market', { market: markets.india }, false],
    ['with parameters that its links carry on', { travelParams: { utm_tag: 'a' } }, false],
  ])('is taken over or not: %s', (_, difference, expected) => {
    expect(isPrerenderedFor(rootOf('/Policy'), { ...visit, ...difference })).toBe(expected);
  });

  it('is the landing page at the root', () => {
    expect(isPrerenderedFor(rootOf('/'), { ...visit, path: '/' })).toBe(true);
  });

  it('leaves nothing of its head behind when it is rendered anew', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><title data-prerendered="">A</title><meta data-prerendered="" name="description" content="B">';
    leavePrerendered(document);
    expect(document.head.innerHTML).toBe('<meta charset="utf-8">');
  });
});
