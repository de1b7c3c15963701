import { act, screen, waitFor } from '@testing-library/react';
import { codePaymentOf, keepPayments } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { receiptIds } from '@/platform/writes/receipts';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const order = { productId, orderId };

/** The label of a number in a list of facts. */
const labelOf = (number: string) =>
  Array.from(document.querySelectorAll('dt')).find((term) => term.nextElementSibling?.textContent.includes(number));

const pages = {
  '/that': 'shown',
  '/dragonpayPaymentInstructions': 'shown',
  '/loanDetails': 'said',
  '/records': 'said',
} as const;

/** Opens a page of a code that is on the phone. The code has a fee of 2.500 that its counter adds. */
async function open(page: keyof typeof pages, payType: string, number: string) {
  const app = await renderApp('/customerService');
  const way = { payType, payCode: 'X' };
  const channels = [{ name: '', steps: ['Pay {amount} with {number}.'] }];
  const code = { number, ...way, asked: { ...way, amount: '155400000' }, channels };
  const stage = pages[page];
  const said = { stage, saidAt: stage === 'said' ? Date.now() : null, startedAt: Date.now() - 60_000 };
  await keepPayments(app.services, [codePaymentOf({ ...order, ...said, amount: '155400000', fee: '250000', code })]);
  server.setFaults('offline@generate-vcode');
  const search = {
    ...order,
    ...way,
    amount: '155400000',
    ...(page === '/records' && { receipt: receiptIds.payment(orderId, 'payment') }),
  };
  await act(() => app.router.navigate({ to: page, search }));
}

const numbers = [
  ['1', 'Virtual account number', '3901012345678901'],
  ['2', 'Payment code', '8881012345678901'],
  ['qris', 'Payment code', '282189090218'],
  ['ewallet', 'Payment code', '7000112345678901'],
  ['upi', 'UPI ID', 'demoloan.12@demobank'],
] as const;

const views = Object.keys(pages) as (keyof typeof pages)[];

it.each(
  numbers.flatMap(([payType, name, number]) =>
    views
      .filter((page) => page === '/that' || payType === '2' || (payType === 'upi' && pages[page] === 'said'))
      .map((page) => [payType, name, page, number] as const),
  ),
)('the number of a payment by %s is called “%s” on %s', async (payType, name, page, number) => {
  await open(page, payType, number);
  await waitFor(() => expect(labelOf(number)?.textContent).toBe(name));
  expect(screen.queryByText(/reference/i)).toBeNull();
  if (payType === '2' && pages[page] === 'shown')
    expect(await screen.findByRole('listitem')).toHaveTextContent(`Pay Rp1.556.500 with ${number}.`);
});
