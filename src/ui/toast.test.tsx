import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { Dialog } from './dialog';
import { ToastProvider, toastDuration, type ToastOptions, useToast } from './toast';

function Sender({ text, options }: { text: string; options?: ToastOptions }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show(text, options)}>
      {text}!
    </button>
  );
}

const send = (text: string) => fireEvent.click(screen.getByText(`${text}!`));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

it.each([
  ['is announced politely and leaves after two seconds', undefined, 'status', 'alert', 2_000],
  ['interrupts with an error, for three seconds', { kind: 'error' }, 'alert', 'status', 3_000],
] as const)('a toast %s', (_, options, role, other, ms) => {
  renderInLanguage(
    <ToastProvider>
      <Sender text="Saved" {...(options && { options })} />
    </ToastProvider>,
  );
  send('Saved');
  pass(ms - 1);
  expect(screen.getByRole(role)).toHaveTextContent('Saved');
  expect(screen.getByRole(other)).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
});

it('a toast is replaced by the next, which has its full time', () => {
  renderInLanguage(
    <ToastProvider>
      <Sender text="First" />
      <Sender text="Second" />
    </ToastProvider>,
  );
  send('First');
  pass(1500);
  send('Second');
  pass(1500);
  expect(screen.getByRole('status')).toHaveTextContent(/^Second$/);
});

it('a toast is shown inside an open modal', () => {
  renderInLanguage(
    <ToastProvider>
      <Dialog open title="Rate" onClose={() => {}}>
        <Sender text="Choose a star" />
      </Dialog>
    </ToastProvider>,
  );
  send('Choose a star');
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Choose a star'));
});

it.each<[ToastOptions | undefined, number]>([
  [{ kind: 'success' }, 2000],
  [{ duration: 5000 }, 5000],
  [{ kind: 'error', duration: 301 }, 301],
  [{ duration: 300 }, 3000],
  [{ kind: 'success', duration: 0 }, 3000],
  [{ duration: -1 }, 3000],
  [{ duration: Number.NaN }, 3000],
  [{ duration: Number.POSITIVE_INFINITY }, 3000],
])('a toast with %o stays %i ms', (options, duration) => expect(toastDuration(options)).toBe(duration));
