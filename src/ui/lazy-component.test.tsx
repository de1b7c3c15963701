import { screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { holdTimers, pass } from '@tests/support/timers';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryMs } from '@/platform/offline/load-code';
import { lazyComponent, Nothing } from './lazy-component';
import { LoadingDialog } from './loading-dialog';

type Props = { name: string; onClose: () => void };

const message = 'This part of the page did not load. It appears by itself when you are online.';
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  // The server does not answer, so the page does not reload.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
});

function Greeting({ name }: Props) {
  return <p>Hello {name}</p>;
}

/** A component whose code fails to load so many times. */
function partFailing(times: number, options: Omit<Parameters<typeof lazyComponent<Props>>[0], 'load'> = {}) {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  for (let time = 0; time < times; time += 1)
    load.mockImplementationOnce(() => Promise.reject(new MissingFileError(true)));
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

it('a lazy component that failed shows a notice, and renders after a tap; the page keeps the typed text', async () => {
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

it('a lazy component that failed appears by itself when the network is back; its notice is not an error', async () => {
  const { Part } = partFailing(1);
  await renderPart(Part);
  const notice = (await screen.findByText(message)).closest('[data-tone]');
  expect(notice).toHaveAttribute('data-tone', 'info');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('a lazy component that failed is loaded again after a while, also without a notice', async () => {
  const { Part } = partFailing(2, { failed: Nothing });
  holdTimers();
  await renderPart(Part);
  await pass(retryMs - 100);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.queryByText('Hello Sari')).not.toBeInTheDocument();
  await pass(retryMs + 200);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('a lazy component waits for its catalog, and shows a notice if it does not load', async () => {
  const { Part } = partFailing(0, { catalogs: ['records'] });
  const { user, services } = await renderPart(Part, (locale) => {
    vi.spyOn(locale, 'loadCatalog').mockRejectedValueOnce(new Error('no network'));
  });
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Sari')).toBeVisible();
  expect(services.locale.loadedCatalogs()).toContain('records');
});

it('a loaded lazy component renders at once the next time', async () => {
  const { Part, load } = partFailing(0, { pending: () => <p>On its way</p> });
  const first = await renderPart(Part);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
  first.unmount();
  await renderPart(Part);
  expect(screen.getByText('Hello Sari')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a preloaded lazy component renders at once', async () => {
  const { Part } = partFailing(0);
  const { services, unmount } = await renderWithServices(null, '1');
  void Part.preload(services.locale);
  await Promise.resolve();
  unmount();
  await renderPart(Part);
  expect(screen.getByText('Hello Sari')).toBeVisible();
});

it('a lazy component of low priority loads when the page is idle', async () => {
  holdTimers();
  const { Part, load } = partFailing(0, { after: 'idle' });
  await renderPart(Part);
  expect(load).not.toHaveBeenCalled();
  await pass(4_000);
  expect(await screen.findByText('Hello Sari')).toBeVisible();
});

it('a lazy component does not reload a page with typed text, although the server has another version', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { Part, load } = partFailing(2);
  const { user } = await renderPart(Part);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'typed');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(setItem).not.toHaveBeenCalledWith('reloaded-for-a-part', expect.anything());
  expect(window.fetch).not.toHaveBeenCalled();
});

it('a lazy dialog shows that it is loading, then that it failed, and can be closed', async () => {
  let fail = () => {};
  const load = () => new Promise<typeof Greeting>((_, reject) => (fail = () => reject(new Error('no network'))));
  const { user } = await renderPart(lazyComponent<Props>({ load, pending: LoadingDialog, failed: LoadingDialog }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeVisible();
  fail();
  expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toHaveTextContent(
    'A part of the app did not load. Check your connection and try again; what you entered is kept.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
