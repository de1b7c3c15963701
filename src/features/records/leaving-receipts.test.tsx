import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alternativeRepayment } from '@/api/contract/card-repayment';
import { problemList } from '@/api/contract/complaints';
import { complaintOutbox } from '@/storage/records/complaint-outbox';
import { paymentClaims } from '@/storage/records/payment-claims';
import { receipts } from '@/storage/records/receipts';
import { keptReceipts } from '../../../tests/support/kept-receipts';
import { launchOf, renderApp, useMockServer } from '../../../tests/support/render-app';
import { holdTimers, passUntil } from '../../../tests/support/timers';

const server = useMockServer();

beforeEach(holdTimers);

type App = Awaited<ReturnType<typeof renderApp>>;

function open(path: string, scenario: string, search: Record<string, string | undefined> = {}) {
  server.reset({ scenario });
  return renderApp(path, { scenario, search });
}

const tenTaps = (button: HTMLElement) => Array.from({ length: 10 }, () => fireEvent.click(button));

/** The one receipt there is, once it says what is expected. */
async function expectReceipt(app: App, facts: object): Promise<void> {
  await waitFor(async () => expect(await keptReceipts(app.services)).toMatchObject([facts]));
}

/** Says to have paid, on the page of the code. */
async function claim(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  tenTaps(within(await screen.findByRole('dialog')).getByRole('button', { name: 'YES' }));
  await waitFor(() => expect(app.address().path).toBe('/loanDetails'));
}

/** Gives stars in the dialog that asks for them. */
async function rate({ user }: App, stars: number, button: string) {
  await user.click(await passUntil(() => screen.getByRole('radio', { name: `${String(stars)} of 5 stars` })));
  tenTaps(screen.getByRole('button', { name: button }));
}

describe('a repayment by card', () => {
  const scenario = 'card-repayment';
  const card = () => screen.findByRole('radio', { name: /工商银行/ });
  const pay = () => screen.getByRole('button', { name: /^Pay ¥/ });

  it('leaves one receipt for ten taps, with no more of the card than its end', async () => {
    const app = await open('/payway', scenario);
    await app.user.click(await card());
    tenTaps(pay());
    await screen.findByRole('heading', { name: 'Payment received' });
    await expectReceipt(app, {
      kind: 'payment',
      state: 'paid',
      method: 'card',
      amount: '328600',
      place: '中国工商银行 •••• 5678',
      market: 'mainland',
      orderId: launchOf(scenario)['orderId'],
    });
    expect((await keptReceipts(app.services))[0]?.productName).not.toBe('');
    expect(JSON.stringify(await keptReceipts(app.services))).not.toMatch(/622202|token/i);
  });

  it('whose answer was lost leaves one when it is found out', async () => {
    const app = await open('/payway', scenario);
    await app.user.click(await card());
    server.setFaults('truncated@repayment-commit');
    await app.user.click(pay());
    await screen.findByRole('heading', { name: 'Payment received' });
    await expectReceipt(app, { state: 'paid', amount: '328600' });
  });

  it('is not written down again by a reload', async () => {
    const app = await open('/payway', scenario);
    await app.user.click(await card());
    await app.user.click(pay());
    await screen.findByRole('heading', { name: 'Payment received' });
    await expectReceipt(app, { state: 'paid' });
    await app.services.storage.open(receipts).clear();
    app.unmount();
    const again = await renderApp('/borrowDetail', { scenario });
    await screen.findByRole('heading', { name: 'Payment received' });
    expect(await keptReceipts(again.services)).toEqual([]);
  });

  it('succeeds all the same on a device that keeps nothing', async () => {
    const app = await open('/error', scenario);
    const { open: openStore } = app.services.storage;
    vi.spyOn(app.services.storage, 'open').mockImplementation((definition) => {
      const store = openStore(definition);
      return definition.name === receipts.name
        ? { ...store, update: () => Promise.reject(new Error('broken')) }
        : store;
    });
    const { orderId = '', productId = '' } = launchOf(scenario);
    await act(() => app.router.navigate({ to: '/payway', search: { orderId, productId } }));
    await app.user.click(await card());
    await app.user.click(pay());
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(await keptReceipts(app.services)).toEqual([]);
  });

  it('on the cashier’s page leaves one when the loan shows the money', async () => {
    const app = await open('/alipayrepayment', scenario);
    vi.spyOn(app.services, 'openServerUrl').mockReturnValue('opened');
    await app.user.click(await screen.findByRole('button', { name: 'Go to the payment page' }));
    await waitFor(() => expect(server.callsOf('repayment-huichao')).toHaveLength(1));
    app.unmount();
    const { orderId = '' } = launchOf(scenario);
    await app.services.api.call(alternativeRepayment, { userId: 'u', orderId, amount: '328600' });
    const back = await renderApp('/borrowDetail', { scenario });
    await passUntil(() => screen.getByRole('heading', { name: 'Payment received' }));
    await expectReceipt(back, { state: 'paid', method: 'other', amount: '328600' });
  });
});

describe('"I have paid"', () => {
  const scenario = 'due-today';
  const { orderId = '', productId = '' } = launchOf(scenario);
  const inputs = { amount: '155400000', payType: '1', payCode: 'BNI' };

  it('leaves one receipt for ten taps and a second visit, and turns it into "paid" when the loan shows the money', async () => {
    const app = await open('/loanDetails', scenario);
    await screen.findByRole('region', { name: 'Amount due' });
    await act(() => app.router.navigate({ to: '/that', search: { orderId, productId, ...inputs } }));
    await claim(app);
    await expectReceipt(app, {
      kind: 'payment',
      state: 'claimed',
      method: 'virtual-account',
      amount: '155400000',
      place: 'BNI',
      orderId,
      market: 'indonesia',
    });
    await act(() => app.router.navigate({ to: '/that', search: { orderId, productId, ...inputs } }));
    await claim(app);
    await expectReceipt(app, { state: 'claimed' });
    expect(screen.getAllByRole('link', { name: 'My records' }).length).toBeGreaterThan(0);

    server.setClock('+10m');
    await app.user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText('Your payment has arrived');
    await expectReceipt(app, { state: 'paid', amount: '155400000', confirmedAt: expect.any(Number) });
    await waitFor(async () => expect(await app.services.storage.open(paymentClaims).get(orderId)).toBeUndefined());
  });

  it('does not bring a deleted receipt back', async () => {
    const app = await open('/loanDetails', scenario);
    await screen.findByRole('region', { name: 'Amount due' });
    await act(() => app.router.navigate({ to: '/that', search: { orderId, productId, ...inputs } }));
    await claim(app);
    await expectReceipt(app, { state: 'claimed' });
    await app.services.storage.open(receipts).clear();
    server.setClock('+10m');
    await app.user.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText('Your payment has arrived');
    await waitFor(async () => expect(await app.services.storage.open(paymentClaims).get(orderId)).toBeUndefined());
    expect(await keptReceipts(app.services)).toEqual([]);
  });

  it('on the extension’s journey leaves a receipt of the extension', async () => {
    const extension = 'extension-available';
    const key = launchOf(extension);
    const app = await open('/extension', extension);
    await app.user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(app.address()).toMatchObject({ path: '/that', search: { display: '1' } }));
    await claim(app);
    await expectReceipt(app, {
      kind: 'extension',
      state: 'claimed',
      orderId: key['orderId'],
      newDueTime: expect.stringMatching(/\d/),
    });
  });
});

describe('a complaint', () => {
  const scenario = 'due-today-in';
  const { orderId: orderNo = '' } = launchOf(scenario);
  const text = () => screen.findByRole('textbox', { name: 'Problem description' });

  it('leaves one receipt for ten taps, with its text, type and number', async () => {
    const app = await open('/complainPageNext', scenario, { orderNo, problemType: '2' });
    await app.user.type(await text(), 'They charged 4111 1111 1111 1111 twice');
    tenTaps(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: 'Your complaint was sent' });
    await expectReceipt(app, {
      kind: 'complaint',
      type: 'Payment',
      content: 'They charged •••• •••• •••• 1111 twice',
      imageCount: 0,
      orderId: orderNo,
      problemId: expect.stringMatching(/^\d+$/),
    });
  });

  it('that was refused leaves none', async () => {
    const app = await open('/complainPageNext', scenario, { orderNo, problemType: '2' });
    await app.user.type(await text(), 'x');
    server.setFaults('code:4002@problem-save');
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Your complaint was not accepted');
    expect(await keptReceipts(app.services)).toEqual([]);
  });

  it('from the outbox leaves one when it is sent', async () => {
    const app = await open('/error', scenario);
    const entry = {
      id: 'e1',
      createdAt: 1,
      text: 'Sent late',
      problemType: '2',
      problemSonType: '',
      typeTitle: 'Payment',
      sonTypeTitle: '',
      orderNo,
      orderName: 'Kilat',
      images: [],
      transcript: null,
      attempt: null,
      error: '',
      state: 'waiting' as const,
    };
    await app.services.storage.open(complaintOutbox).set('e1', entry);
    await act(() => app.router.navigate({ to: '/complaintList' }));
    await passUntil(() => expect(server.callsOf('problem-save')).toHaveLength(1));
    await expectReceipt(app, {
      kind: 'complaint',
      content: 'Sent late',
      type: 'Payment',
      problemId: expect.stringMatching(/^\d+$/),
    });
  });
});

describe('a rating', () => {
  it('of a loan leaves one receipt, thanked for or handed to the store', async () => {
    const pleased = await open('/loanDetails', 'rating-due');
    await rate(pleased, 5, 'Submit');
    await expectReceipt(pleased, {
      kind: 'rating',
      subject: 'loan',
      stars: 5,
      orderId: launchOf('rating-due')['orderId'],
    });
    pleased.unmount();
    const other = await open('/loanDetails', 'rating-due-in');
    await rate(other, 2, 'Submit');
    await screen.findByRole('dialog', { name: 'Thank you' });
    await waitFor(async () =>
      expect(await keptReceipts(other.services)).toContainEqual(expect.objectContaining({ stars: 2, market: 'india' })),
    );
  });

  it('of an answer to a complaint leaves one when the server has it', async () => {
    const scenario = 'complaint-answered-in';
    const app = await open('/complaintList', scenario);
    const { list } = await app.services.api.call(problemList, {});
    const problemId = list.find(({ tab }) => tab === '2')?.id ?? '';
    await act(() => app.router.navigate({ to: '/complainDetails', search: { problemId } }));
    await app.user.click(await screen.findByRole('button', { name: 'Rate our answer' }));
    await rate(app, 4, 'Send');
    await expectReceipt(app, { subject: 'complaint', stars: 4, problemId });
    expect(server.callsOf('save-score')).toHaveLength(1);
  });

  it('that the server refused leaves none', async () => {
    const scenario = 'complaint-answered-in';
    const app = await open('/complaintList', scenario);
    const { list } = await app.services.api.call(problemList, {});
    await act(() =>
      app.router.navigate({
        to: '/complainDetails',
        search: { problemId: list.find(({ tab }) => tab === '2')?.id ?? '' },
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Rate our answer' }));
    server.setFaults('code:4099@save-score');
    await rate(app, 4, 'Send');
    await screen.findByText('Refused on request: 4099');
    expect(await keptReceipts(app.services)).toEqual([]);
  });

  it('in the chat leaves one when it is recorded', async () => {
    const app = await open('/intelligentCustomerService', 'repaying-in');
    const ask = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
    await ask('Extension');
    await ask('Paying late');
    await ask('I was ill');
    await ask('Resolved');
    await rate(app, 3, 'Submit');
    await waitFor(() => expect(server.callsOf('qa-record')).toHaveLength(2));
    await expectReceipt(app, { kind: 'rating', subject: 'chat', stars: 3, market: 'india' });
  });
});
