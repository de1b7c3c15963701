import { screen } from '@testing-library/react';
import { askingPages } from '@tests/support/pages';
import { renderApp, useMockServer } from '@tests/support/render-app';

const server = useMockServer();

const loanPaths = ['/loanDetails', '/loanConfirm', '/installment', '/extension', '/borrowDetail'];
const payPaths = ['/individual', '/that', '/dragonpayPaymentInstructions', '/cashier', '/payway', '/alipayrepayment'];
const paths = [...loanPaths, ...payPaths, '/complainDetails'];

describe.each([
  ['without', undefined],
  ['with an empty', ''],
])('a link %s order, product or complaint', (_, name) => {
  it.each(paths)('to %s shows an error and sends no request', async (path) => {
    const { scenario = 'due-today', search } = askingPages[path] ?? {};
    server.reset({ scenario });
    await renderApp(path, { scenario, search: { ...search, orderId: name, productId: name, problemId: name } });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
    expect(server.calls()).toEqual([]);
  });
});
