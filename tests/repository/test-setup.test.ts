// @vitest-environment jsdom

import { i18n } from '@lingui/core';
import { holdTimers } from '../support/timers';

describe('a test may end', () => {
  const late = vi.fn();

  it('before its animation frame and its timers', () => {
    setTimeout(late, 20);
    holdTimers();
    expect(requestAnimationFrame(() => undefined)).toBeGreaterThan(0);
    expect(late).not.toHaveBeenCalled();
  });

  it('and the next test has its own frames, and no timers of the test before', async () => {
    expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(late).not.toHaveBeenCalled();
  });
});

const ownZone = process.env['TZ'];

/** Everything that a test may change. */
async function traces() {
  return {
    zone: process.env['TZ'],
    language: i18n.locale,
    databases: await indexedDB.databases(),
    stored: [localStorage.length, sessionStorage.length],
    cookie: document.cookie,
    title: document.title,
    lang: document.documentElement.lang,
    markup: document.body.innerHTML,
    address: location.pathname + location.search,
    state: history.state as unknown,
    canPrint: typeof window.print === 'function',
    faked: vi.isFakeTimers(),
  };
}

// Whichever of the two comes first.
it.each([1, 2])('changes of a test are undone before the next, %i', async () => {
  const page = { cookie: '', title: '', lang: '', markup: '', address: '/', state: null };
  const nothing = { ...page, databases: [], stored: [0, 0], canPrint: true, faked: false };
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
