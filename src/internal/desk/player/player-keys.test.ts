// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { actionOfKey } from './player-keys';

function press(
  key: string,
  markup = '<div></div>',
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  return actionOfKey(
    { key, target, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...held },
    9,
  );
}

describe('keys of the replay', () => {
  it.each([
    [' ', { type: 'toggle' }],
    ['ArrowRight', { type: 'step', by: 1 }],
    ['ArrowLeft', { type: 'step', by: -1 }],
    ['Home', { type: 'jump', count: 1 }],
    ['End', { type: 'jump', count: 9 }],
    ['ArrowDown', null],
    ['a', null],
  ])('%j', (key, action) => {
    expect(press(key)).toEqual(action);
  });

  it.each([
    '<input type="search">',
    '<textarea></textarea>',
    '<select></select>',
    '<dialog open><p data-here></p></dialog>',
  ])('leave %s alone', (markup) => {
    for (const key of [' ', 'ArrowLeft', 'Home']) expect(press(key, markup)).toBeNull();
  });

  it('let a button have its own space, but step from it', () => {
    expect(press(' ', '<button>Play</button>')).toBeNull();
    expect(press('ArrowRight', '<button>Play</button>')).toEqual({ type: 'step', by: 1 });
  });

  it('work on the seek bar, up and down too', () => {
    expect(press(' ', '<input type="range">')).toEqual({ type: 'toggle' });
    expect(press('ArrowUp', '<input type="range">')).toEqual({ type: 'step', by: 1 });
    expect(press('ArrowDown', '<input type="range">')).toEqual({ type: 'step', by: -1 });
  });

  it('play from the speed that was just chosen, and from the mark just jumped to', () => {
    expect(press(' ', '<button aria-pressed="true">2×</button>')).toEqual({ type: 'toggle' });
    expect(press(' ', '<button aria-current="step">Rating</button>')).toEqual({ type: 'toggle' });
    expect(press(' ', '<button aria-pressed="false">4×</button>')).toBeNull();
    expect(press('ArrowRight', '<button aria-pressed="true">2×</button>')).toEqual({ type: 'step', by: 1 });
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leave shortcuts with %s to the browser', (held) => {
    expect(press('ArrowLeft', '<p></p>', { [held]: true })).toBeNull();
  });
});
