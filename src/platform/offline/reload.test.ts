// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, reloadOnRequest, reloadWhenReachable, type UnsavedWork, watchUnsavedWork } from './reload';

const reachable = () => Promise.resolve(new Response(null, { status: 503 }));
const unreachable = () => Promise.reject(new TypeError('no network'));
const pageWith = (fetch: () => Promise<Response>) => ({
  fetch,
  location: { pathname: '/that', reload: vi.fn<() => void>() },
});

it.each([
  ['reloads when the server answers, whatever it says', reachable, true],
  ['leaves the page alone without a network', unreachable, false],
])('%s', async (_, fetch, reloads) => {
  const page = pageWith(fetch);
  await expect(reloadWhenReachable(page)).resolves.toBe(reloads);
  expect(page.location.reload).toHaveBeenCalledTimes(Number(reloads));
});

it('reloads as often as it is asked for, but not over what was typed', async () => {
  let isTyped = false;
  const page = pageWith(reachable);
  const pwa = { unsavedWork: { isThere: () => isTyped } };
  await expect(reloadOnRequest(page, pwa)).resolves.toBe(true);
  await expect(reloadOnRequest(page, pwa)).resolves.toBe(true);
  isTyped = true;
  await expect(reloadOnRequest(page, pwa)).resolves.toBe(false);
  expect(page.location.reload).toHaveBeenCalledTimes(2);
});

describe('a reload without a tap', () => {
  const pwa = (isThere: boolean) => ({ unsavedWork: { isThere: () => isThere } });

  beforeEach(() => sessionStorage.clear());

  it('happens once', async () => {
    const page = pageWith(reachable);
    await expect(reloadOnce(page, pwa(false))).resolves.toBe(true);
    await expect(reloadOnce(page, pwa(false))).resolves.toBe(false);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['while something is typed', reachable, true],
    ['while there is no network', unreachable, false],
    ['where nobody could remember it', reachable, false],
  ])('never happens %s', async (where, fetch, isTyped) => {
    if (where.startsWith('where'))
      vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
    const page = pageWith(fetch);
    await expect(reloadOnce(page, pwa(isTyped))).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('no field');
  return found;
}

function type(...texts: string[]): HTMLTextAreaElement {
  for (const text of texts) {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  return field();
}

describe('unsaved work', () => {
  let work: UnsavedWork;

  beforeEach(() => {
    document.body.innerHTML = '<textarea></textarea><input type="checkbox" />';
    work = watchUnsavedWork(document);
  });
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['is there while a field holds what was typed', () => void type('late fee'), true],
    ['ends when the field is emptied', () => void type('late fee', '  '), false],
    ['ends when the form leaves the page', () => type('late fee').remove(), false],
    ['is no text that stood there before', () => void (field().value = 'from a draft'), false],
    [
      'is no tick',
      () => void document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
      false,
    ],
  ])('%s', (_, happens, expected) => {
    expect(work.isThere()).toBe(false);
    happens();
    expect(work.isThere()).toBe(expected);
  });
});
