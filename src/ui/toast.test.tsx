import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

function send(text: string) {
  fireEvent.click(screen.getByText(`${text}!`));
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a toast', () => {
  it('is announced politely and leaves after two seconds', () => {
    render(
      <ToastProvider>
        <Sender text="Saved" />
      </ToastProvider>,
    );
    send('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    pass(1999);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('interrupts with an error, for three seconds', () => {
    render(
      <ToastProvider>
        <Sender text="Not sent" options={{ kind: 'error' }} />
      </ToastProvider>,
    );
    send('Not sent');
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    pass(2999);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    pass(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('gives way to the next, which has its full time', () => {
    render(
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

  it('shows and speaks inside an open modal, which silences the rest of the page', () => {
    render(
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <Dialog open title="Rate" onClose={() => {}}>
            <Sender text="Choose a star" />
          </Dialog>
        </ToastProvider>
      </I18nProvider>,
    );
    send('Choose a star');
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Choose a star'));
  });
});

const table: [ToastOptions | undefined, number][] = [
  [undefined, 2000],
  [{}, 2000],
  [{ kind: 'info' }, 2000],
  [{ kind: 'success' }, 2000],
  [{ kind: 'error' }, 3000],
  [{ duration: 5000 }, 5000],
  [{ kind: 'error', duration: 301 }, 301],
  [{ duration: 300 }, 3000],
  [{ kind: 'success', duration: 0 }, 3000],
  [{ duration: -1 }, 3000],
  [{ duration: Number.NaN }, 3000],
  [{ duration: Number.POSITIVE_INFINITY }, 3000],
];

it.each(table)('a toast with %o stays %i ms', (options, duration) => {
  expect(toastDuration(options)).toBe(duration);
});
