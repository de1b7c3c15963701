import { screen } from '@testing-library/react';
import { askingPages } from '@tests/support/pages';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { expect, it } from 'vitest';

const server = useMockServer();

/** What names the order, the product or the complaint of a page. */
const noNames = { orderId: undefined, productId: undefined, problemId: undefined };

const loanPaths = ['/loanDetails', '/loanConfirm', '/installment', '/extension', '/borrowDetail'];
const payPaths = ['/individual', '/that', '/dragonpayPaymentInstructions', '/cashier', '/payway', '/alipayrepayment'];
const paths = [...loanPaths, ...payPaths, '/complainDetails'];

it.each(paths)('%s without an order, product or complaint shows an error and sends no request', async (path) => {
  const { scenario = 'due-today', search } = askingPages[path] ?? {};
  server.reset({ scenario });
  await renderApp(path, { scenario, search: { ...search, ...noNames } });
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(server.calls()).toEqual([]);
});
