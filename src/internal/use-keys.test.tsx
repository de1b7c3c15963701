// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeys } from './use-keys';

const pressed = vi.fn<(name: string) => void>();

function Page({ isActive }: { isActive: boolean }) {
  const place = useRef<HTMLElement>(null);
  const names = [' ', 'j', 'F', 'ArrowLeft', 'Shift+ArrowLeft', 'Escape'];
  useKeys(Object.fromEntries(names.map((name) => [name, () => pressed(name)])), isActive, place);
  return (
    <>
      <main ref={place} />
      <i data-outside="" />
    </>
  );
}

/** @returns what the keys did that were pressed in the element */
function press(html: string, keys: readonly (string | object)[], isActive = true, target = 'main [data-here], main *') {
  pressed.mockClear();
  const { container } = render(<Page isActive={isActive} />);
  const main = container.querySelector('main');
  if (main) main.innerHTML = html;
  const element = container.querySelector(target);
  for (const key of keys) fireEvent.keyDown(element ?? container, typeof key === 'string' ? { key } : key);
  return pressed.mock.calls.map(([name]) => name);
}

it('keys run the page’s actions, by their names', () => {
  const shifted = ['F', 'ArrowLeft'].map((key) => ({ key, shiftKey: true }));
  const told = [' ', 'j', 'F', 'Shift+ArrowLeft', 'ArrowLeft', 'Escape'];
  expect(press('<p></p>', [' ', 'j', ...shifted, 'ArrowLeft', 'Escape', 'x'])).toEqual(told);
});

it.each([
  ['<input type="search">', ['Escape']],
  ['<input type="radio">', ['Escape']],
  ['<textarea></textarea>', ['Escape']],
  ['<select></select>', ['Escape']],
  ['<dialog open><p data-here></p></dialog>', []],
  ['<button>Play</button>', ['j', 'ArrowLeft', 'Escape']],
  ['<button aria-pressed="false">4×</button>', ['j', 'ArrowLeft', 'Escape']],
  ['<button aria-pressed="true">2×</button>', [' ', 'j', 'ArrowLeft', 'Escape']],
  ['<button aria-current="step">Rating</button>', [' ', 'j', 'ArrowLeft', 'Escape']],
  ['<input type="range">', [' ', 'j', 'ArrowLeft', 'Escape']],
])('%s keeps its own keys', (markup, expected) => {
  expect(press(markup, [' ', 'j', 'ArrowLeft', 'Escape'])).toEqual(expected);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { keyCode: 229 }])('the browser keeps %j', (held) => {
  expect(press('<p></p>', [{ key: 'j', ...held }])).toEqual([]);
});

it('keys do nothing while they are off, and outside of their place', () => {
  expect(press('<p></p>', ['j'], false)).toEqual([]);
  expect(press('<p></p>', ['j'], true, '[data-outside]')).toEqual([]);
});
