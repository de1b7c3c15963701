// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

function Greeting({ count }: { count: number }) {
  const { t } = useLingui();
  return createElement('p', null, t`You have ${count} letters`);
}

function mountDialog(): HTMLDialogElement {
  document.body.innerHTML = '<button id="opener">Open</button><dialog><button>Inside</button></dialog>';
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  document.querySelector<HTMLElement>('#opener')?.focus();
  return dialog;
}

describe('the test page', () => {
  it('shows messages as they stand in the code', () => {
    render(createElement(I18nProvider, { i18n }, createElement(Greeting, { count: 2 })));
    expect(screen.getByText('You have 2 letters')).toBeInTheDocument();
  });

  it('opens a modal dialog once, with the focus inside', () => {
    const dialog = mountDialog();
    dialog.showModal();
    expect(dialog.open).toBe(true);
    expect(screen.getByText('Inside')).toHaveFocus();
    expect(() => dialog.showModal()).toThrow('open already');
  });

  it('closes it on Escape, and gives the focus back', async () => {
    const dialog = mountDialog();
    const closed = vi.fn();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
    expect(document.querySelector('#opener')).toHaveFocus();
  });

  it('keeps it open when the cancel event is refused', async () => {
    const dialog = mountDialog();
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
  });

  it('stores in IndexedDB', async () => {
    const { get, set } = await import('idb-keyval');
    await set('key', { text: 'kept' });
    await expect(get('key')).resolves.toEqual({ text: 'kept' });
  });
});
