import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { askAgainMs } from '@/platform/offline/fetch-chunk';
import { renderWithServices } from '../../tests/support/render-with-services';
import { holdTimers, pass } from '../../tests/support/timers';
import { lazyComponent, Nothing } from './lazy-component';
import { LazyDialog } from './lazy-dialog';

type Props = { name: string; onClose: () => void };

const message = 'A part of the app did not load. Check your connection and try again; what you entered is kept.';
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  // Nobody reloads the page here: its server does not answer.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
});

function Greeting({ name }: Props) {
  return <p>Hello {name}</p>;
}

/** A part whose code fails to come so many times. */
function partFailing(times: number, options: Omit<Parameters<typeof lazyComponent<Props>>[0], 'load'> = {}) {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  for (let time = 0; time < times; time += 1)
    load.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  return { Part: lazyComponent<Props>({ load, ...options }), load };
}

async function renderPart(
  Part: ReturnType<typeof lazyComponent<Props>>,
  change: (locale: LocaleStore) => void = () => undefined,
) {
  return renderWithServices(
    <>
      <label>
        Message
        <input />
      </label>
      <Part name="Sari" onClose={onClose} />
    </>,
    '1',
    ({ locale }) => change(locale),
  );
}

it('says in its place that it did not come, and renders it on request; the page goes on, with what was typed', async () => {
  const { Part, load } = partFailing(2);
  const { user } = await renderPart(Part);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'typed');
  expect(await screen.findByText(message)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Sari')).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('typed');
});

it('asks for it again by itself, also where nobody is told', async () => {
  const { Part } = partFailing(2, { missing: Nothing });
  holdTimers();
  await renderPart(Part);
  await pass(askAgainMs - 100);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.queryByText('Hello Sari')).not.toBeInTheDocument();
  await pass(askAgainMs + 200);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('waits for the texts of its catalog, and says when they do not come', async () => {
  const { Part } = partFailing(0, { catalogs: ['records'] });
  const { user, services } = await renderPart(Part, (locale) => {
    vi.spyOn(locale, 'loadCatalog').mockRejectedValueOnce(new Error('no network'));
  });
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Sari')).toBeVisible();
  expect(services.locale.loadedCatalogs()).toContain('records');
});

it('is there at once the next time', async () => {
  const { Part, load } = partFailing(0, { waiting: () => <p>On its way</p> });
  const first = await renderPart(Part);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
  first.unmount();
  await renderPart(Part);
  expect(screen.getByText('Hello Sari')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is there at once when it was fetched ahead', async () => {
  const { Part } = partFailing(0);
  const { services, unmount } = await renderWithServices(null, '1');
  void Part.fetchAhead(services.locale);
  await Promise.resolve();
  unmount();
  await renderPart(Part);
  expect(screen.getByText('Hello Sari')).toBeVisible();
});

it('sets out when what comes before it is through', async () => {
  let goOn = () => {};
  const { Part, load } = partFailing(0, { after: () => new Promise<void>((resolve) => (goOn = resolve)) });
  await renderPart(Part);
  expect(load).not.toHaveBeenCalled();
  goOn();
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('reloads the page on request when its server has another version, but not over what was typed', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { Part, load } = partFailing(2);
  const { user } = await renderPart(Part);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'typed');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(setItem).not.toHaveBeenCalled();
  expect(window.fetch).not.toHaveBeenCalled();
});

it('over the page, says that what was tapped is coming, then that it did not come; it can be closed', async () => {
  let fail = () => {};
  const load = () => new Promise<typeof Greeting>((_, reject) => (fail = () => reject(new Error('no network'))));
  const { user } = await renderPart(lazyComponent<Props>({ load, waiting: LazyDialog, missing: LazyDialog }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeVisible();
  fail();
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
