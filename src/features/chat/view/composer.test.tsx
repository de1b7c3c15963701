import { fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { useState } from 'react';
import { Composer } from './composer';

const sent = vi.fn<(text: string) => void>();

function Page() {
  const [text, setText] = useState('');
  function send(message: string) {
    sent(message);
    setText('');
  }
  return <Composer value={text} onChange={setText} onSend={send} />;
}

const field = () => screen.getByRole('textbox');

/** The text of an input method so far; it may still change. */
function compose(text: string) {
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: text } });
}

beforeEach(() => {
  sent.mockClear();
  renderInLanguage(<Page />);
});

it.each([
  ['Chromium, before its end', false, { isComposing: true, keyCode: 229 }],
  ['WebKit, after its end', true, { keyCode: 229 }],
])('a word that an input method composes is not sent by the Enter that confirms it: %s', (_where, hasEnded, key) => {
  compose('你');
  if (hasEnded) fireEvent.compositionEnd(field());
  fireEvent.keyDown(field(), { key: 'Enter', ...key });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(sent.mock.calls).toEqual([['你']]);
});

it('a word that an input method composes is ended by a tap on Send, which sends what can be seen', () => {
  compose('apa');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(sent.mock.calls).toEqual([['apa']]);
  expect(field()).toHaveValue('');
});

it('a pasted text that is too long is cut with a notice, until the text is shorter or sent', () => {
  const notice = () => screen.queryByText('Only the first 500 characters fit. The rest was left out.');
  const paste = () => fireEvent.change(field(), { target: { value: 'x'.repeat(600) } });
  paste();
  expect(notice()).toBeVisible();
  fireEvent.change(field(), { target: { value: 'x'.repeat(400) } });
  expect(notice()).toBeNull();
  paste();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(notice()).toBeNull();
  expect(sent.mock.calls).toEqual([['x'.repeat(500)]]);
});
