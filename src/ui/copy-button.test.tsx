import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { CopyButton } from './copy-button';

const NUMBER = '8810012345678901';

function browser({ clipboard, command }: { clipboard?: () => Promise<void>; command?: () => boolean }) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard && { writeText: clipboard } });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
}

async function press() {
  renderInLanguage(<CopyButton text={NUMBER} label="account number" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy account number' }));
  await act(() => vi.advanceTimersByTimeAsync(1500));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

it('copying shows "Copied" after the clipboard has the text, then the button again', async () => {
  const clipboard = vi.fn(() => Promise.resolve());
  browser({ clipboard });
  await press();
  expect(clipboard).toHaveBeenCalledWith(NUMBER);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('button', { name: 'Copied: account number' })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button', { name: 'Copy account number' })).toBeInTheDocument();
});

it.each([
  ['is missing', {}],
  ['refuses', { clipboard: () => Promise.reject(new Error('not allowed')) }],
  ['never answers', { clipboard: () => new Promise<void>(() => {}) }],
])('copying selects and copies the old way when the clipboard %s', async (_, parts) => {
  let selected = '';
  const command = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  };
  browser({ ...parts, command });
  await press();
  expect(selected).toBe(NUMBER);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(document.querySelector('textarea')).toBeNull();
});

it.each([
  ['says no', { command: () => false }],
  ['is missing too', {}],
])('copying never claims success when the old way %s, but shows the text to copy by hand', async (_, parts) => {
  browser(parts);
  await press();
  expect(screen.queryByText('Copied')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Copy account number' })).toHaveTextContent('Press and hold');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'account number' });
  expect(field).toHaveFocus();
  expect(field.readOnly).toBe(true);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(NUMBER);
});
