import { fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { type ReactNode, useState } from 'react';
import { DigitsField } from './digits-field';
import { TextArea, TextField } from './text-field';
import { isComposingKey } from './use-text-input';

const told = vi.fn<(text: string) => void>();
const onCut = vi.fn();

type Field = (props: { value: string; onChange: (text: string) => void }) => ReactNode;

/** A field as its page uses it, which keeps what the field tells. */
function Page({ field: Shown, start }: { field: Field; start: string }) {
  const [value, setValue] = useState(start);
  function change(text: string) {
    told(text);
    setValue(text);
  }
  return <Shown value={value} onChange={change} />;
}

function open(field: Field, start = '') {
  vi.clearAllMocks();
  renderInLanguage(<Page field={field} start={start} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

/** What an input method does: it shows letters, then puts the word in their place. */
function compose(input: HTMLTextAreaElement, letters: readonly string[], word?: string) {
  const before = input.value;
  fireEvent.compositionStart(input);
  for (const typed of letters) {
    type(input, before + typed);
    expect(input).toHaveValue(before + typed);
  }
  if (word === undefined) return;
  type(input, before + word);
  fireEvent.compositionEnd(input);
}

const area: Field = (props) => <TextArea {...props} label="Text" limit={200} onCut={onCut} />;
const line: Field = (props) => <TextField {...props} label="Text" limit={200} />;
const search: Field = (props) => <TextField {...props} label="Text" isSearch />;
const letters: Field = ({ value, onChange }) => (
  <TextField value={value} onChange={(text) => onChange(text.replace(/\s/g, '').slice(0, 4))} label="Text" />
);
const digits: Field = (props) => <DigitsField {...props} label="Text" maxDigits={8} groups={[4]} />;

it.each([
  ['several lines', area],
  ['a line', line],
])('a composed word is not cut in %s at the limit before it is complete', (_what, field) => {
  const input = open(field, 'a'.repeat(198));
  compose(input, ['n', 'ni', "ni'h", "ni'hao"], '你好');
  expect(input).toHaveValue(`${'a'.repeat(198)}你好`);
  expect(onCut).not.toHaveBeenCalled();
  compose(input, ['m', 'ma'], '吗');
  expect(input).toHaveValue(`${'a'.repeat(198)}你好`);
  expect(told.mock.calls.every(([text]) => text.length <= 200)).toBe(true);
});

it('a composed word stays in the field although its page rewrites the text', () => {
  const input = open(letters, 'A');
  compose(input, ['b', 'b c', 'b cde'], 'b cde');
  expect(input).toHaveValue('Abcd');
});

it('a composed word is not searched for before it is whole', () => {
  compose(open(search), ['n', 'ni'], '你');
  expect(told.mock.calls.flat()).toEqual(['你']);
});

it('a composed word is searched for on a keyboard that composes every word', () => {
  const input = open(search);
  fireEvent.keyDown(input, { key: 'Unidentified', keyCode: 229 });
  compose(input, ['m', 'ma']);
  expect(told).toHaveBeenLastCalledWith('ma');
});

it('a composed word makes no digits before it is whole', () => {
  const input = open(digits, '1234');
  fireEvent.compositionStart(input);
  type(input, '1234 ५६');
  expect(input).toHaveValue('1234 ५६');
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('1234 56');
});

it('a composed word ends with a tap elsewhere, before a button does its work', () => {
  const input = open(digits);
  fireEvent.compositionStart(input);
  type(input, '४८२');
  fireEvent.pointerDown(document.body);
  expect(told).toHaveBeenLastCalledWith('482');
  expect(input).toHaveValue('482');
});

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('a composed word has keys of its own: %j', (event, isIts) => expect(isComposingKey(event)).toBe(isIts));
