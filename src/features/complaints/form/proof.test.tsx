import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keptReceipts } from '@tests/support/kept-receipts';
import { keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { usePictures } from '@tests/support/pictures';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { attachProof, complaintDrafts, emptyDraft, type ComplaintDraft } from '../records/complaint-drafts';

const scenario = 'due-today-in';
const server = useMockServer({ scenario });
const { orderId: orderNo = '' } = launchOf(scenario);
const said = 'I paid Rs 1,000 at BCA with the code 123 on 2026-03-01 10:00:00.';

usePictures();

/** Opens the form from the loan, which asked for a proof. */
async function open(begun?: Partial<ComplaintDraft>) {
  const app = await renderApp('/error', { scenario });
  const { storage, clock } = app.services;
  const drafts = storage.open(complaintDrafts);
  if (begun) await drafts.set(orderNo, { ...emptyDraft(orderNo, clock.now()), ...begun });
  const { services } = app;
  const payments = ['first', 'second'].map((id) => paymentOf({ id, orderId: orderNo, stage: 'said' }));
  await keepPayments(services, payments);
  await attachProof(storage, orderNo, { text: said, paymentIds: ['second'] }, clock.now());
  await app.router.navigate({ to: '/complainPageNext', search: { orderNo } });
  const complained = async () =>
    (await keptPayments(services, orderNo)).filter(({ complainedAt }) => complainedAt !== null).map(({ id }) => id);
  return { ...app, complained };
}

const text = () => screen.findByRole('textbox', { name: 'Problem description' });
const picker = () => screen.findByLabelText('Add a photo of the receipt');

it('a complaint about a payment has a prepared text, and asks for the photo first', async () => {
  await open();
  expect(await text()).toHaveValue(said);
  expect(await picker()).toHaveFocus();
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Photo of your receipt');
});

it('a complaint about a payment is sent once, with the photo, and is noted in its payment alone', async () => {
  const { user, complained } = await open();
  fireEvent.change(await picker(), { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } });
  await screen.findByText('Upload succeeded!');
  expect(await screen.findByRole('radio', { name: 'Payment', checked: true })).toBeEnabled();
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(1);
  expect(server.callsOf('problem-save')[0]?.body).toMatchObject({
    problemDetail: said,
    orderNo,
    problemType: '2',
    problemImage: expect.stringMatching(/./),
  });
  await waitFor(async () => expect(await complained()).toEqual(['second']));
});

it.each([
  ['is declined', 'Leave my text as it is'],
  ['is not answered', null],
])('a complaint about something else leaves the payments unchanged if the offer of the facts %s', async (_, name) => {
  const { user, complained } = await open({ text: 'They called my boss' });
  if (name !== null) {
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByRole('heading', { name: 'Evidence (optional)' })).toBeVisible();
  }
  expect(await text()).toHaveValue('They called my boss');
  await user.click(await screen.findByRole('radio', { name: 'Payment' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(await complained()).toEqual([]);
});

it.each([
  ['Add it to my text', 'They called my boss', `They called my boss\n${said}`],
  ['Replace my text', 'a'.repeat(190), said],
])('a text that was begun stays until the person taps “%s”', async (name, begun, expected) => {
  const { user } = await open({ text: begun });
  const card = within(await screen.findByRole('region', { name: 'You began a complaint earlier' }));
  expect(card.getByText(said)).toBeVisible();
  // Until then it is not about the payment.
  expect(screen.getByRole('region', { name: 'Evidence (optional)' })).toBeVisible();
  expect(await text()).toHaveValue(begun);
  await user.click(card.getByRole('button', { name }));
  expect(await text()).toHaveValue(expected);
  expect(await text()).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Photo of your receipt' })).toBeVisible();
  // The type that was offered for a payment can still be changed.
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(screen.queryByRole('region', { name: 'You began a complaint earlier' })).toBeNull();
});

it.each([
  ['Add it to my text', `I paid first\n${said}`, ['first', 'second']],
  ['Leave my text as it is', 'I paid first', ['first']],
])(
  'a complaint about two payments that did not arrive is noted in those that it names, after “%s”',
  async (name, sent, ids) => {
    const proof = { text: 'I paid first', paymentIds: ['first'] };
    const { user, complained } = await open({ text: proof.text, proof });
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByRole('region', { name: 'Photo of your receipt' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Payment' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
    expect(server.callsOf('problem-save')[0]?.body).toMatchObject({ problemDetail: sent });
    await waitFor(async () => expect(await complained()).toEqual(ids));
  },
);

/** Puts the complaint about the second payment into the outbox. */
async function postpone() {
  const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value });
  setOnline(false);
  const app = await open();
  await screen.findByRole('radio', { name: 'Payment', checked: true });
  server.setFaults('offline');
  await app.user.click(await screen.findByRole('button', { name: 'Send when online' }));
  await waitFor(() => expect(app.address().path).toBe('/complaintList'));
  expect(await app.complained()).toEqual([]);
  setOnline(true);
  return app;
}

it('a complaint about a payment that waits for the network is noted in it once it is sent', async () => {
  const { complained, services } = await postpone();
  server.setFaults('');
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await complained()).toEqual(['second']));
  const kept = await keptReceipts(services);
  expect(kept).toMatchObject([{ kind: 'complaint', content: said, problemId: expect.stringMatching(/^\d+$/) }]);
  const [receipt] = kept;
  const second = (await keptPayments(services, orderNo)).find(({ id }) => id === 'second');
  expect(second?.complainedAt).toBe(receipt?.at);
});

it('a complaint about a payment that was refused is noted in it only once it was corrected and sent', async () => {
  const { user, complained } = await postpone();
  server.setFaults('code:4002@problem-save');
  window.dispatchEvent(new Event('online'));
  const edit = await screen.findByRole('button', { name: 'Edit' }, { timeout: 4_000 });
  expect(await complained()).toEqual([]);
  server.setFaults('');
  await user.click(edit);
  expect(await text()).toHaveValue(said);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(await complained()).toEqual(['second']);
});
