// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useKeys } from '../use-keys';
import { useKeyQueue } from './keys-dialog';

const done = vi.fn<(note: string) => void>();
const searched = vi.fn<(words: string) => void>();

/** A case that opens slowly, with a field for notes and one for words. */
function Case({ isReading }: { isReading: boolean }) {
  const [note, setNote] = useState('');
  const [words, setWords] = useState('');
  const focus = (name: string) => () => document.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useKeys({ m: focus('note'), '/': focus('words'), b: focus('button'), d: () => done(note) }, !isReading);
  useKeyQueue(isReading);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searched(words);
      }}
    >
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input name="words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" name="button" onClick={() => done('by button')}>
        Done
      </button>
    </form>
  );
}

function press(...keys: readonly (string | object)[]): void {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document.body, typeof key === 'string' ? { key } : key);
}

async function hurry(...keys: readonly (string | object)[]) {
  done.mockClear();
  searched.mockClear();
  const { rerender, container } = render(<Case isReading />);
  press(...keys);
  expect(done).not.toHaveBeenCalled();
  rerender(<Case isReading={false} />);
  await act(() => Promise.resolve());
  return container;
}

it.each([
  [
    ['d', 'd'],
    ['', ''],
  ],
  [
    ['b', 'Enter', ' '],
    ['by button', 'by button'],
  ],
  [['d', { key: 'd', repeat: true }, { key: 'd', ctrlKey: true }, { key: 'd', keyCode: 229 }, 'Tab', 'Escape'], ['']],
])('the queue replays the keys %j once the case is open', async (keys, calls) => {
  await hurry(...keys);
  expect(done.mock.calls.map(([note]) => note)).toEqual(calls);
});

it.each([
  [['m', 'd', 'o', 'x', 'Backspace', 'Enter', '!'], 'do\n!'],
  [['m', 'a', 'ArrowLeft', 'Shift', 'b'], 'ab'],
])('the queue types %j into the field that the first key focuses', async (keys, note) => {
  const page = await hurry(...keys);
  expect(page.querySelector('textarea')).toHaveValue(note);
  expect(done).not.toHaveBeenCalled();
});

it('the queue sends the search that was typed', async () => {
  await hurry('/', 'f', 'e', 'e', 'Enter');
  expect(searched).toHaveBeenCalledWith('fee');
});

it('the queue ignores keys in a field', () => {
  const { container } = render(<Case isReading />);
  const field = container.querySelector('textarea');
  field?.focus();
  expect(field && fireEvent.keyDown(field, { key: 'm' })).toBe(true);
});
