import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(initial = '') {
  const save = vi.fn<(fields: { text: string }) => void>();
  const isSavedAtOnce = ({ text }: { text: string }) => text === '';
  const { result, unmount } = renderHook(() => useDraft({ initial: { text: initial }, save, isSavedAtOnce }));
  const type = (text: string) => act(() => result.current.change({ text }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { save, type, pass, unmount };
}

it('saves what is typed without a pause within half a second', () => {
  const { save, type, pass } = open();
  for (let length = 1; length <= 8; length += 1) {
    type('in a hurry'.slice(0, length));
    pass(100);
  }
  expect(save.mock.calls).toEqual([[{ text: 'in a' }], [{ text: 'in a hur' }]]);
});

it('saves an emptied input at once: a text that was sent does not come back', () => {
  const { save, type } = open('sent');
  type('');
  expect(save).toHaveBeenCalledWith({ text: '' });
});

it('saves the last words when the page is hidden or the screen is left, once', () => {
  const { save, type, unmount } = open();
  type('half');
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledWith({ text: 'half' });
  type('half a');
  unmount();
  expect(save).toHaveBeenLastCalledWith({ text: 'half a' });
  vi.runAllTimers();
  expect(save).toHaveBeenCalledTimes(2);
});

const initial = { name: '', phone: '' };

async function openSlow() {
  let answer: (loaded: Partial<typeof initial> | null) => void = () => undefined;
  const load = () => new Promise<Partial<typeof initial> | null>((resolve) => (answer = resolve));
  const save = vi.fn<(fields: typeof initial) => void>();
  const { result } = renderHook(() => useDraft({ initial, load, save }));
  const loaded = (value: Partial<typeof initial> | null) => act(async () => answer(value));
  return { save, loaded, result };
}

it('fields that a slow device still has to read are shown when they come, and not saved again', async () => {
  const { save, loaded, result } = await openSlow();
  await loaded({ name: 'Sari', phone: '081' });
  expect(result.current.fields).toEqual({ name: 'Sari', phone: '081' });
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});

it('fields that a slow device still has to read do not replace what the person has typed meanwhile, and are saved with it', async () => {
  const { save, loaded, result } = await openSlow();
  act(() => result.current.change({ phone: '08' }));
  act(() => result.current.change(({ phone }) => ({ phone: `${phone}2` })));
  await loaded({ name: 'Sari', phone: '081' });
  vi.runAllTimers();
  expect(result.current.fields).toEqual({ name: 'Sari', phone: '082' });
  expect(save).toHaveBeenLastCalledWith({ name: 'Sari', phone: '082' });
});

it('fields that a slow device still has to read are forgotten by a reset, which saves nothing', async () => {
  const { save, loaded, result } = await openSlow();
  await loaded({ name: 'Sari' });
  act(() => result.current.change({ phone: '08' }));
  act(() => result.current.reset());
  vi.runAllTimers();
  expect(result.current.fields).toEqual(initial);
  expect(save).not.toHaveBeenCalled();
});
