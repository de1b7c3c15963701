// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addQuickStyles } from './quick-styles';

const tags = [
  'button',
  'datalist',
  'details',
  'dialog',
  'div',
  'embed',
  'head',
  'input',
  'li',
  'main',
  'span',
  'summary',
  'table',
  'td',
  'template',
  'tr',
  'unknown-one',
];
const attributes: Record<string, string>[] = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: '' },
  { type: 'HIDDEN' },
];
const outerStyles = ['', 'display: none', 'visibility: hidden', 'pointer-events: none'];
const styles = [
  '',
  'display: initial',
  'visibility: visible',
  'visibility: inherit',
  'pointer-events: inherit',
  'opacity: 0',
];

let real: typeof window.getComputedStyle;
let page: Document;
let frame: Window;

/** A window of its own, whose first way of answering is kept. */
beforeEach(() => {
  const element = document.body.appendChild(document.createElement('iframe'));
  const inner = element.contentDocument?.defaultView;
  if (!inner) throw new Error('no window');
  real = inner.getComputedStyle.bind(inner);
  page = inner.document;
  frame = inner;
  addQuickStyles(inner);
  return () => element.remove();
});

function make(tag: string, given: Record<string, string>, style = ''): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  if (style !== '') element.setAttribute('style', style);
  return element;
}

/** What is asked by name, and what is asked by property. */
function read(given: CSSStyleDeclaration): string[] {
  const { display, visibility, opacity, pointerEvents } = given;
  return [
    display,
    visibility,
    opacity,
    pointerEvents,
    given.getPropertyValue('display'),
    given.getPropertyValue('visibility'),
  ];
}

function expectSame(element: Element, what: string): void {
  expect([what, ...read(frame.getComputedStyle(element))]).toEqual([what, ...read(real(element))]);
}

describe('styles without a sheet', () => {
  it.each(tags)('of a %s are those of the window, whatever it has', (tag) => {
    for (const given of attributes) {
      const element = page.body.appendChild(make(tag, given));
      expectSame(element, JSON.stringify(given));
      element.remove();
    }
  });

  it.each(outerStyles)('are those of the window inside a part with "%s"', (outerStyle) => {
    const outer = page.body.appendChild(make('details', {}, outerStyle));
    for (const style of styles) {
      for (const tag of ['summary', 'span', 'summary'])
        expectSame(outer.appendChild(make(tag, {}, style)), `${tag} with ${style}`);
      outer.replaceChildren();
    }
  });

  it('are those of the window for a hidden row and what is in it', () => {
    const row = page.body.appendChild(make('tr', { hidden: '' }));
    expectSame(row, 'row');
    expectSame(row.appendChild(make('td', {})), 'cell');
  });

  it('follow each change', () => {
    const dialog = page.body.appendChild(make('dialog', {}));
    expect(frame.getComputedStyle(dialog).display).toBe('none');
    dialog.setAttribute('open', '');
    expect(frame.getComputedStyle(dialog).display).toBe('block');
    dialog.style.visibility = 'hidden';
    expect(frame.getComputedStyle(dialog).visibility).toBe('hidden');
  });

  it('say what a rendering has, too', () => {
    const svg = page.body.appendChild(page.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    for (const name of ['title', 'path', 'text'])
      expectSame(svg.appendChild(page.createElementNS('http://www.w3.org/2000/svg', name)), name);
  });
});

it('all else is asked of the window', () => {
  const paragraph = page.body.appendChild(make('p', {}, 'color: red; --own: 1'));
  expect(frame.getComputedStyle(paragraph).color).toBe('rgb(255, 0, 0)');
  expect(frame.getComputedStyle(paragraph).getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect(frame.getComputedStyle(paragraph).length).toBe(real(paragraph).length);
});

it('a sheet of the page is heeded', () => {
  const paragraph = page.body.appendChild(make('p', {}));
  expect(frame.getComputedStyle(paragraph).display).toBe('block');
  page.head.appendChild(make('style', {})).textContent = 'p { display: none }';
  expect(frame.getComputedStyle(paragraph).display).toBe('none');
});
