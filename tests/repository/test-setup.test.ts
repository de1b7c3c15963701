// @vitest-environment jsdom

import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../support/timers';

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
  it('shows messages as in the code', () => {
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

  describe('frames', () => {
    it('a test that holds the timers may end before the frame that it asked for', () => {
      holdTimers();
      expect(requestAnimationFrame(() => undefined)).toBeGreaterThan(0);
    });

    it('the next test still gets its own', async () => {
      const seen = await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(seen).toBeGreaterThan(0);
    });
  });

  describe('timers', () => {
    const late = vi.fn();

    it('a test may end before what its page would do later', () => {
      setTimeout(late, 20);
      expect(late).not.toHaveBeenCalled();
    });

    it('the next one never sees it', async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(late).not.toHaveBeenCalled();
    });
  });

  it('stores in IndexedDB', async () => {
    const { get, set } = await import('idb-keyval');
    await set('key', { text: 'kept' });
    await expect(get('key')).resolves.toEqual({ text: 'kept' });
  });
});

describe('a request made of a form with a file', () => {
  it('is read back whole, by the classes of the page itself', async () => {
    const form = new FormData();
    form.set('photo', new File(['bytes'], 'a b.jpg', { type: 'image/jpeg' }));
    form.set('note', new Blob(['text']));
    const read = await new Request('http://localhost/', { method: 'POST', body: form }).formData();
    const photo = read.get('photo');
    expect(read).toBeInstanceOf(FormData);
    expect(photo).toBeInstanceOf(File);
    expect(photo).toMatchObject({ name: 'a b.jpg', type: 'image/jpeg' });
    expect(photo instanceof File && (await photo.text())).toBe('bytes');
    expect(read.get('note')).toBeInstanceOf(Blob);
    expect(await new Response(form).blob()).toBeInstanceOf(Blob);
    expect(URL.createObjectURL(new Blob(['x']))).toMatch(/^blob:/);
  });

  it('is known to the clipboard, too', async () => {
    userEvent.setup();
    await navigator.clipboard.writeText('copied');
    expect(await navigator.clipboard.readText()).toBe('copied');
  });
});

describe('the clock', () => {
  it('begins at the moment of the run, goes on, and is everywhere the same', async () => {
    const begun = Date.parse(process.env['TEST_NOW'] ?? '2026-03-10T05:10:00Z');
    const before = Date.now();
    expect(before - begun).toBeGreaterThanOrEqual(0);
    expect(before - begun).toBeLessThan(600_000);
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before));
    expect(new Date().getTime() - Date.now()).toBeLessThanOrEqual(0);
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date()).toBeInstanceOf(Date);
    expect(structuredClone(new Date(5))).toEqual(new Date(5));
  });

  it('gives way to a test’s own, and comes back', () => {
    const before = Date.now();
    vi.useFakeTimers({ now: 7 });
    expect([Date.now(), new Date().getTime()]).toEqual([7, 7]);
    vi.useRealTimers();
    expect(Date.now()).toBeGreaterThanOrEqual(before);
  });
});

const ownZone = process.env['TZ'];

/** Everything that a test may leave behind. */
async function traces() {
  return {
    zone: process.env['TZ'],
    language: i18n.locale,
    databases: await indexedDB.databases(),
    kept: [localStorage.length, sessionStorage.length],
    cookie: document.cookie,
    title: document.title,
    lang: document.documentElement.lang,
    drawn: document.body.innerHTML,
    address: location.pathname + location.search,
    state: history.state as unknown,
    canPrint: typeof window.print === 'function',
    faked: vi.isFakeTimers(),
  };
}

// Whichever of the two comes first.
it.each([1, 2])('what a test leaves behind is put back before the next, %i', async () => {
  const nothing = {
    databases: [],
    kept: [0, 0],
    cookie: '',
    title: '',
    lang: '',
    drawn: '',
    address: '/',
    state: null,
    canPrint: true,
    faked: false,
  };
  expect(await traces()).toEqual({ zone: ownZone, language: 'en', ...nothing });

  vi.stubEnv('TZ', 'Asia/Tokyo');
  i18n.loadAndActivate({ locale: 'id', messages: {} });
  await new Promise((resolve) => indexedDB.open('trace').addEventListener('success', resolve));
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  document.cookie = 'trace=1; path=/';
  document.title = 'trace';
  document.documentElement.lang = 'id';
  document.body.innerHTML = '<p>trace</p>';
  history.pushState({ trace: 1 }, '', '/trace?trace=1');
  vi.stubGlobal('print', undefined);
  vi.useFakeTimers();
});
