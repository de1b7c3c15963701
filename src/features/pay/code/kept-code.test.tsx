import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paymentCodeOf, wholeCode } from '../../../../tests/support/payment-codes';
import { launchOf, renderApp, useMockServer } from '../../../../tests/support/render-app';
import { paymentClaims } from '../records/payment-claims';
import { paymentCodes, type PaymentCode } from '../records/payment-codes';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const search = { productId, orderId, payType: '1', payCode: 'BCA' };
const atCounter = { payType: '2', payCode: 'ALFAMART' };
const ofCounter = { ...atCounter, asked: atCounter };

const vcode = /^3901012345678901$/;
const asks = /^Asking our server whether this code still holds/;
const isAsked = (path: string) => server.callsOf(path).length;

const loanPath = 'loan-details/loan-details';
const codePath = 'generate-vcode';

/**
 * Answers that are under way until they are let go.
 * @param paths how their calls' paths end
 * @param loan fields that replace those of the loan
 */
function holdBack(paths: readonly string[], loan: Record<string, string> = {}): (path: string) => void {
  const send = globalThis.fetch;
  const waiting = new Map<string, () => void>();
  const held = new Map(paths.map((path) => [path, new Promise<void>((resolve) => waiting.set(path, resolve))]));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    await [...held].find(([path]) => pathname.endsWith(path))?.[1];
    const response = await send(request);
    if (!pathname.endsWith(loanPath) || !response.ok) return response;
    const answer = (await response.json()) as { data: object };
    return Response.json({ ...answer, data: { ...answer.data, ...loan } });
  });
  return (path) => waiting.get(path)?.();
}

/** Opens a page of the code, with these kept on the phone. */
async function openWith(cards: PaymentCode[], inputs: object = {}, claimedAt?: number, to = '/that') {
  const app = await renderApp('/customerService');
  await app.services.storage.open(paymentCodes).set(orderId, { cards });
  if (claimedAt !== undefined) {
    const claim = { orderId, claimedAt, statusBefore: '174', receiptId: '' };
    await app.services.storage.open(paymentClaims).set(orderId, claim);
  }
  void app.router.navigate({ to, search: { ...search, ...inputs } });
  return app;
}

const kept = (parts: Parameters<typeof paymentCodeOf>[0] = {}) =>
  paymentCodeOf({ savedAt: Date.now() - 7_200_000, ...parts });

function expectNothingToPayWith(): void {
  for (const name of [/^I HAVE PAID/, /^Copy /, /^Show to the cashier/, /^Show as voucher/, /^Open the payment app/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('How to pay')).toBeNull();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
}

it.each([
  ['a bank', {}, {}],
  ['a counter', ofCounter, atCounter],
])('the stored code of %s is shown at once, and cannot be used until the server answers', async (_, parts, inputs) => {
  const release = holdBack([loanPath, codePath]);
  await openWith([kept(parts)], inputs);
  expect(await screen.findByText(wholeCode(vcode))).toBeVisible();
  expect(screen.getByText('Rp1.053.250')).toBeVisible();
  expect(await screen.findByText(/^Updated 2 hours ago, \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText(asks)).toBeVisible();
  expectNothingToPayWith();

  release(loanPath);
  await waitFor(() => expect(isAsked('loan-details')).toBe(1));
  expect(screen.getByText(wholeCode(vcode))).toBeVisible();
  expectNothingToPayWith();

  release(codePath);
  expect(await screen.findByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
  expect(screen.queryByText(asks)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Copy / }).length).toBeGreaterThan(1);
  expect(isAsked(codePath)).toBe(1);
});

it.each([
  ['when the server refuses one', codePath, 'code:4010@generate-vcode', 'This did not work', 1],
  ['once the loan is paid, and none is requested', loanPath, '', 'Nothing to pay', 0],
])('the stored code is removed %s', async (_, held, faults, words, count) => {
  const release = holdBack([held], count === 0 ? { orderStatus: '200', repayAmount: '0' } : {});
  server.setFaults(faults);
  await openWith([kept()]);
  expect(await screen.findByText(asks)).toBeVisible();
  release(held);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(wholeCode(vcode))).toBeNull();
  expect(screen.queryByText(asks)).toBeNull();
  expect(isAsked(codePath)).toBe(count);
});

it('the stored code is removed when the session has ended', async () => {
  holdBack([codePath]);
  server.setFaults('http401@loan-details/loan-details');
  await openWith([kept()]);
  await waitFor(() => expect(isAsked('loan-details')).toBe(1));
  await waitFor(() => expect(screen.queryByText(asks)).toBeNull());
  expect(screen.queryByText(wholeCode(vcode))).toBeNull();
});

it('the stored code can be paid as a copy if the server cannot be asked', async () => {
  const release = holdBack([codePath]);
  server.setFaults('offline@generate-vcode');
  await openWith([kept()]);
  expect(await screen.findByText(asks)).toBeVisible();
  expectNothingToPayWith();
  release(codePath);
  expect(await screen.findByText(/This is the copy on your phone/)).toBeVisible();
  expect(screen.getByText(wholeCode(vcode))).toBeVisible();
  expect(screen.getByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
  expect(screen.queryByText(asks)).toBeNull();
});

it.each(['/that', '/dragonpayPaymentInstructions'])('%s shows no code after a claim before a tap', async (to) => {
  const { user } = await openWith([kept(ofCounter)], atCounter, Date.now() - 5, to);
  expect(await screen.findByText('We are looking for your payment')).toBeVisible();
  expect(screen.getByText(/^You told us on .* Please do not pay twice\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to my loan' })).toBeVisible();
  expect(screen.queryByText(wholeCode(vcode))).toBeNull();
  expectNothingToPayWith();
  expect(isAsked(codePath)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Show the code all the same' }));
  expect(await screen.findByText(/^You told us on/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show to the cashier' })).toBeVisible();
  expect(isAsked(codePath)).toBe(1);
});

it('the voucher of a code that was shown after a claim has this code at once', async () => {
  const { user, address } = await openWith([], atCounter, Date.now() - 5);
  await user.click(await screen.findByRole('button', { name: 'Show the code all the same' }));
  await user.click(await screen.findByRole('button', { name: 'Show as voucher' }));
  expect(await screen.findByRole('region', { name: 'Payment voucher' })).toBeVisible();
  expect(address()).toMatchObject({ path: '/dragonpayPaymentInstructions', search: { ...search, ...atCounter } });
  expect(screen.getByText(/^You told us on/)).toBeVisible();
  expect(isAsked(codePath)).toBe(1);
});

it('the stored code is not shown on a voucher', async () => {
  holdBack([codePath]);
  await openWith([kept(ofCounter)], atCounter, undefined, '/dragonpayPaymentInstructions');
  await screen.findByRole('heading', { name: 'Payment voucher' });
  expect(screen.queryByText(wholeCode(vcode))).toBeNull();
});
