import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askingPages } from '../../tests/support/pages';
import { renderApp, useMockServer } from '../../tests/support/render-app';

const server = useMockServer();

/** What names the order, the product or the complaint of a page. */
const noNames = { orderId: undefined, productId: undefined, problemId: undefined };

const loan = '/loanDetails /loanConfirm /installment /extension /borrowDetail';
const payment = '/individual /that /dragonpayPaymentInstructions /cashier /payway /alipayrepayment';
const paths = [...loan.split(' '), ...payment.split(' '), '/complainDetails'];

it.each(paths)('%s opened by a link that names nothing says so, and asks the server nothing', async (path) => {
  const { scenario = 'due-today', search } = askingPages[path] ?? {};
  server.reset({ scenario });
  await renderApp(path, { scenario, search: { ...search, ...noNames } });
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(server.calls()).toEqual([]);
});
