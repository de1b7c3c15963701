import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

beforeEach(() => void vi.useFakeTimers());

function open() {
  const save = vi.fn<(fields: { text: string }) => void>();
  const { result, unmount } = renderHook(() => useDraft({ initial: { text: '' }, save }));
  const type = (text: string) => act(() => result.current.change({ text }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { save, type, pass, unmount };
}

it('a draft is saved within half a second during typing without a pause', () => {
  const { save, type, pass } = open();
  for (let length = 1; length <= 8; length += 1) {
    type('in a hurry'.slice(0, length));
    pass(100);
  }
  expect(save.mock.calls).toEqual([[{ text: 'in a' }], [{ text: 'in a hur' }]]);
});

it('a draft is saved once when the page is hidden or the screen is left', () => {
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
  const save = vi.fn<(fields: typeof initial) => unknown>();
  const { result } = renderHook(() => useDraft({ initial, load, save }));
  const loaded = (value: Partial<typeof initial> | null) => act(async () => answer(value));
  return { save, loaded, result };
}

it('fields of a draft that load slowly are shown then, and not saved again', async () => {
  const { save, loaded, result } = await openSlow();
  await loaded({ name: 'Sari', phone: '081' });
  expect(result.current.fields).toEqual({ name: 'Sari', phone: '081' });
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});

it('fields of a draft that load slowly do not replace typed ones, and are saved with them', async () => {
  const { save, loaded, result } = await openSlow();
  act(() => result.current.change({ phone: '08' }));
  act(() => result.current.change(({ phone }) => ({ phone: `${phone}2` })));
  await loaded({ name: 'Sari', phone: '081' });
  vi.runAllTimers();
  expect(result.current.fields).toEqual({ name: 'Sari', phone: '082' });
  expect(save).toHaveBeenLastCalledWith({ name: 'Sari', phone: '082' });
});

it('fields of a draft that load after its reset are not shown, nor saved', async () => {
  const { save, loaded, result } = await openSlow();
  act(() => result.current.reset());
  await loaded({ name: 'Sari' });
  act(() => result.current.change({ phone: '08' }));
  vi.runAllTimers();
  expect(save.mock.calls).toEqual([[{ name: '', phone: '08' }]]);
});

it('a save of a draft that had no room is not tried again after the reset', async () => {
  const { save, loaded, result } = await openSlow();
  let answer = (_hasRoom: boolean) => {};
  save.mockReturnValueOnce(new Promise<boolean>((resolve) => (answer = resolve)));
  act(() => result.current.change({ phone: '08' }));
  act(() => result.current.flush());
  act(() => result.current.reset());
  answer(false);
  await loaded(null);
  act(() => result.current.flush());
  expect(save).toHaveBeenCalledOnce();
});

it('a reset of a draft removes loaded fields, and saves nothing', async () => {
  const { save, loaded, result } = await openSlow();
  await loaded({ name: 'Sari' });
  act(() => result.current.change({ phone: '08' }));
  act(() => result.current.reset());
  vi.runAllTimers();
  expect(result.current.fields).toEqual(initial);
  expect(save).not.toHaveBeenCalled();
});
