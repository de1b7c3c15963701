// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { writes } from '../support/faults/writes';
import { renderApp, useMockServer } from '../support/render-app';
import { holdTimers, pass } from '../support/timers';
import { visit } from '../support/visitor';

const server = useMockServer();

type App = Awaited<ReturnType<typeof renderApp>>;
type Ready = { app: App; tap: () => void };

type Form = {
  /** Opens the page as it is, in another window or after a kill. */
  open: () => Promise<App>;
  prepare: () => Promise<Ready>;
  /** The field whose text must not get lost, and what is typed there. */
  field: string;
  typed: string;
  /** Its text when the page opens again after it was done. */
  left: string;
  /** Whether a full phone says so, so that the text may end with the page. */
  warns: boolean;
  button: string;
  /** How often it is done: at the server, in the native app, as a letter on the screen. */
  done: (app: App) => number;
  isLocal?: true;
};

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

const visitor = { token: undefined, sessionId: undefined, userId: undefined };

const fields = { Name: 'Sari', Phone: '0812', 'E-mail': 's@x.id', Remark: 'Please call me' };

const forms: Record<string, Form> = {
  registration: {
    open: () => visit('/register'),
    prepare: () => writes['registration']?.prepare(server) ?? expect.fail(),
    field: 'Mobile number',
    typed: '139 1234 5678',
    left: '139 1234 5678',
    warns: false,
    button: 'Apply',
    done: () =>
      server
        .backend()
        .snapshot()
        .state.registeredPhones.filter((phone) => phone === '13912345678').length,
  },
  'bank card': {
    open: () => renderApp('/addnormalcard', { scenario: 'card-repayment' }),
    prepare: () => writes['bind card']?.prepare(server) ?? expect.fail(),
    field: 'Name on the card',
    typed: '张伟',
    left: '张伟',
    warns: true,
    button: 'Add this card',
    done: ({ native }) => native.calls.getSnapshot().filter(({ action }) => action === 'startBank').length,
    isLocal: true,
  },
  'contact form': {
    open: () => renderApp('/', { search: visitor }),
    async prepare() {
      const app = await renderApp('/', { search: visitor });
      await screen.findByLabelText('Remark');
      for (const [name, value] of Object.entries(fields)) type(name, value);
      return { app, tap: () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })) };
    },
    field: 'Remark',
    typed: 'Please call me',
    left: 'Please call me',
    warns: false,
    button: 'Submit',
    done: () => screen.queryAllByText('Have you sent the e-mail?').length,
    isLocal: true,
  },
};

const each = Object.entries(forms).map(([name, form]) => ({ name, ...form }));

const text = async (name: string) => (await screen.findByLabelText<HTMLInputElement>(name)).value;

function begin(): void {
  server.reset({ scenario: 'card-repayment' });
  holdTimers();
}

function fillPhone(): () => void {
  const full = new DOMException('', 'QuotaExceededError');
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(full),
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(full),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

it.each(each)('$name is done once beside an idle second window', async (form) => {
  const { open, prepare, field, left, button, done, isLocal } = form;
  begin();
  const idle = await open();
  expect(await text(field)).toBe('');
  idle.container.remove();
  const { app, tap } = await prepare();
  await pass(600);
  tap();
  await waitFor(() => expect(done(app)).toBe(1));
  await pass(2_000);
  app.unmount();
  document.body.append(idle.container);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await pass(2_000);
  expect(done(idle)).toBe(isLocal ? 0 : 1);
  idle.unmount();
  await pass(1_000);
  await open();
  await waitFor(async () => expect(await text(field)).toBe(left));
});

it.each(each)('$name on a full phone keeps its text until the page ends', async (form) => {
  const { prepare, field, typed, warns, done, isLocal } = form;
  begin();
  const makeRoom = fillPhone();
  const { app, tap } = await prepare();
  await pass(600);
  server.setFaults('offline');
  app.native.answerWith('error');
  tap();
  await pass(5_000);
  expect(done(app)).toBe(isLocal ? 1 : 0);
  expect(await text(field)).toBe(typed);
  const { path, search } = app.address();
  await act(() => app.router.navigate({ to: '/aboutUs' }));
  await act(() => app.router.navigate({ to: path, search } as never));
  expect(screen.queryAllByText(/Your phone’s storage is full/).length > 0).toBe(warns);
  expect(await text(field)).toBe(warns ? '' : typed);
  makeRoom();
});

it.each(each)('$name is stored when the phone has room again', async ({ open, prepare, field, typed, warns }) => {
  begin();
  const makeRoom = fillPhone();
  await prepare();
  await pass(600);
  makeRoom();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await pass(600);
  if (!warns) expect(JSON.stringify(sessionStorage)).toContain(typed.replace(/(?<=\d) (?=\d)/g, ''));
  cleanup();
  await open();
  await waitFor(async () => expect(await text(field)).toBe(typed));
});
