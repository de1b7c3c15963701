// @vitest-environment jsdom
import { closeOnBack } from './close-on-back';
import { leaveModalEntries, leaveModalsFirst } from './history-entry';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** After all timers and steps that are under way: a step takes a few tasks, and leads to at most two more. */
const settled = (tasks = 40): Promise<void> =>
  tasks === 0 ? Promise.resolve() : nextTask().then(() => settled(tasks - 1));

async function back(): Promise<void> {
  history.back();
  await settled();
}

/** What the router is told. */
const routed = vi.fn();
let start = 0;

/** The monotonic clock: each test begins long after the last one, whose steps have then expired. */
let now = performance.now();

beforeEach(async () => {
  await settled();
  now += 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  history.pushState({ page: 'first' }, '', '/first');
  start = history.length;
  routed.mockClear();
  addEventListener('popstate', routed);
  onTestFinished(() => removeEventListener('popstate', routed));
});

async function expectBackToLeave(): Promise<void> {
  expect(history.state).toEqual({ page: 'first' });
  expect(routed).not.toHaveBeenCalled();
  await back();
  expect(routed).toHaveBeenCalledOnce();
  expect(location.pathname).not.toBe('/first');
}

/** A modal that closes when it is asked to. */
function openModal() {
  const dismiss = vi.fn(() => leave());
  const leave = closeOnBack(dismiss);
  return { dismiss, leave };
}

it('Back closes an open modal without notifying the router', async () => {
  const { dismiss } = openModal();
  expect(history.length).toBe(start + 1);
  expect(location.pathname).toBe('/first');
  await back();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 'first' });
  expect(routed).not.toHaveBeenCalled();
});

it('Back closes the topmost modal first', async () => {
  const one = openModal();
  const two = openModal();
  await back();
  expect([one.dismiss.mock.calls.length, two.dismiss.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect(one.dismiss).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 'first' });
});

it('Back asks a modal that stays open again', async () => {
  const dismiss = vi.fn();
  const leave = closeOnBack(dismiss);
  await back();
  await back();
  expect(dismiss).toHaveBeenCalledTimes(2);
  leave();
  await settled();
  expect(history.state).toEqual({ page: 'first' });
});

it('Back leaves the page once the modal was closed by a button', async () => {
  openModal().leave();
  await settled();
  await expectBackToLeave();
});

it.each([1, 2])('a page that starts at %i history entries of a modal leaves them', async (count) => {
  for (let number = 0; number < count; number += 1)
    history.pushState({ page: 'first', modal: `old-${String(number)}` }, '', '/first');
  leaveModalEntries();
  await settled();
  await expectBackToLeave();
});

it('Forward to the history entry of a modal returns to the page', async () => {
  openModal();
  await back();
  history.forward();
  await settled();
  expect(history.state).toEqual({ page: 'first' });
});

it.each([
  ['together with the one below', [1, 0]],
  ['before the one above', [0, 1]],
])('a modal closed %s leaves both history entries', async (_, order) => {
  const modals = [openModal(), openModal()];
  for (const index of order) {
    modals[index]?.leave();
    if (order[0] === 0) await settled();
  }
  await settled();
  expect(history.state).toEqual({ page: 'first' });
});

it('a modal opened in the task that closes another uses its history entry', async () => {
  openModal().leave();
  const { dismiss } = openModal();
  await settled();
  expect(history.length).toBe(start + 1);
  await back();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 'first' });
});

/** What the router does: it asks first, then writes its entry. */
async function navigate(method: 'pushState' | 'replaceState', path = '/second'): Promise<void> {
  const isGivenUp = await leaveModalsFirst({
    action: method === 'pushState' ? 'PUSH' : 'REPLACE',
    currentLocation: { pathname: '/first' },
    nextLocation: { pathname: path },
  });
  if (!isGivenUp) history[method]({ page: path }, '', path);
}

it.each([
  ['pushState', 'closes'],
  ['pushState', 'is on screen until its page goes'],
  ['replaceState', 'closes'],
  ['replaceState', 'is on screen until its page goes'],
] as const)('the router navigates (%s) after the history entry of a modal that %s', async (method, how) => {
  const { leave, dismiss } = openModal();
  if (how === 'closes') leave();
  await navigate(method);
  expect([location.pathname, history.state]).toEqual(['/second', { page: '/second' }]);
  await settled();
  expect([location.pathname, history.state]).toEqual(['/second', { page: '/second' }]);
  expect(routed).not.toHaveBeenCalled();
  await back();
  expect([routed.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 0]);
  if (method === 'pushState') expect(history.state).toEqual({ page: 'first' });
  else expect(location.pathname).not.toBe('/first');
  if (how !== 'closes') leave();
});

it('two navigations that wait for a modal make one history entry, for the last', async () => {
  const { leave } = openModal();
  await Promise.all([navigate('pushState', '/given-up'), navigate('pushState')]);
  leave();
  await settled();
  expect([history.length, location.pathname]).toEqual([start + 1, '/second']);
});

it('a navigation to the same page leaves a modal open, and Back closes it', async () => {
  const { dismiss } = openModal();
  await navigate('replaceState', '/first');
  await settled();
  await back();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: '/first' });
  expect(routed).not.toHaveBeenCalled();
});
