import { fireEvent, screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { pass } from '@tests/support/timers';
import './pull-gesture';
import { PullToRefresh } from './pull-to-refresh';

function pull(from: Element, distance: number) {
  fireEvent.touchStart(from, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(from, { touches: [{ clientX: 102, clientY: 100 + distance }] });
}

async function setup(onRefresh: () => Promise<unknown>) {
  await renderWithServices(
    <PullToRefresh onRefresh={onRefresh}>
      <p>Loan</p>
      <dialog open>In front</dialog>
    </PullToRefresh>,
    '1',
  );
  // What hears the finger comes when the page is at rest, and the engine idle: two seconds each where it does not tell.
  await pass(4_000);
  return screen.getByText('Loan');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(740);
});

const anySign = /refresh|up to date/i;

it('pulling the page down refreshes, shows it for at least a second, then the outcome', async () => {
  const onRefresh = vi.fn(() => Promise.resolve());
  const page = await setup(onRefresh);
  pull(page, 30);
  expect(screen.getByText('Pull down to refresh')).toBeInTheDocument();
  fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 180 }] });
  expect(screen.getByText('Release to refresh')).toBeInTheDocument();
  fireEvent.touchEnd(page);
  expect(onRefresh).toHaveBeenCalledOnce();
  await pass(990);
  expect(screen.getByText('Refreshing…')).toBeInTheDocument();
  await pass(10);
  expect(screen.getByText('Up to date')).toBeInTheDocument();
  await pass(700);
  expect(screen.queryByText(anySign)).toBeNull();
});

it('pulling the page down shows that refreshing failed', async () => {
  const page = await setup(() => Promise.reject(new Error('offline')));
  pull(page, 120);
  fireEvent.touchEnd(page);
  await pass(1000);
  expect(screen.getByText('Could not refresh')).toBeInTheDocument();
});

it('scrolling upwards, sideways, inside a dialog, and with two fingers does not refresh', async () => {
  const page = await setup(() => Promise.resolve());
  pull(page, -50);
  fireEvent.touchStart(page, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(page, { touches: [{ clientX: 200, clientY: 130 }] });
  fireEvent.touchMove(page, { touches: [{ clientX: 200, clientY: 300 }] });
  pull(screen.getByText('In front'), 80);
  const two = [
    { clientX: 100, clientY: 100 },
    { clientX: 150, clientY: 100 },
  ];
  fireEvent.touchStart(page, { touches: two });
  fireEvent.touchMove(page, { touches: [{ clientX: 100, clientY: 200 }] });
  expect(screen.queryByText(anySign)).toBeNull();
});

it('pulling refreshes only at the top of the page', async () => {
  const page = await setup(() => Promise.resolve());
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
  pull(page, 80);
  expect(screen.queryByText(anySign)).toBeNull();
});

it('a cancelled touch does not refresh', async () => {
  const onRefresh = vi.fn(() => Promise.resolve());
  const page = await setup(onRefresh);
  pull(page, 120);
  fireEvent.touchCancel(page);
  expect(screen.queryByText(anySign)).toBeNull();
  expect(onRefresh).not.toHaveBeenCalled();
});
