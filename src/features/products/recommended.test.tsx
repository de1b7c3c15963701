import { screen, waitFor } from '@testing-library/react';
import { changeEnvelope } from '@tests/support/change-answer';
import { watchLeaving } from '@tests/support/leaving';
import { useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';

const leaving = watchLeaving();
const { server, open: openPage } = useScreen('/relevant', 'due-today-in');
const open = (scenario = 'due-today-in', search: Record<string, string> = {}) =>
  openPage(scenario, { search, leaveBy: leaving.by });

it('the recommended products show all their facts', async () => {
  await open();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Bright Salary Loan' });
  expect(heading.closest('li')).toHaveTextContent(
    'Bright Salary Loan1.5% per monthLoan amount₹2,000 – ₹80,000Example: ₹30,000 for 3 months, instalments of up to ₹11,050, total ₹31,950Salary from ₹12,000Approval in 2 hours3 to 6 monthsApply now',
  );
});

it('the recommended products have tags on the first two alone, in two rows at most', async () => {
  const tagsOf = (id: number) => [[`a${id}`], [`b${id}`], [`c${id}`]];
  const list = [1, 2, 3].map((id) => ({ id, productName: `P${id}`, buttonStatus: 1, productTags: tagsOf(id) }));
  changeEnvelope('recommend-product-list', { data: { list } });
  await open();
  expect(await screen.findByText('P3')).toBeVisible();
  for (const tag of ['a1', 'b1', 'a2', 'b2']) expect(screen.getByText(tag)).toBeVisible();
  for (const tag of ['c1', 'c2', 'a3', 'b3']) expect(screen.queryByText(tag)).not.toBeInTheDocument();
});

it.each([
  ['', 300],
  ['home', 300],
  ['PreciseHome', 301],
  ['loan_bag', 302],
])('a burst of taps reports and applies once in the scene "%s" (module %i)', async (scene, moduleId) => {
  await open('due-today-in', scene === '' ? {} : { scene });
  tapTenTimes(await screen.findByRole('button', { name: 'Apply now, Quick Rupee' }));
  await waitFor(() => expect(leaving.assign).toHaveBeenCalledOnce());
  expect(server.callsOf('recommend-product-list')[0]?.body).toEqual({ scene });
  const saved = { productId: '1102', moduleId: String(moduleId), positionId: '1' };
  expect(server.callsOf('page-event-save').map(({ body }) => body)).toEqual([saved]);
  const applied = { product_id: '1102', module_id: String(moduleId), scene };
  expect(server.callsOf('product-apply').map(({ body }) => body)).toEqual([applied]);
  expect(leaving.assign).toHaveBeenCalledWith(expect.stringMatching(/\/loanConfirm\?productId=1102&.*token=/));
});

it('the recommended products with a disabled button show the reason once, of the server or of the page', async () => {
  const alpha = { id: 1, productName: 'Alpha', buttonStatus: 0, buttonText: 'Fully subscribed' };
  const list = [alpha, { id: 2, productName: 'Beta', buttonStatus: 0 }];
  changeEnvelope('recommend-product-list', { data: { list } });
  const { user } = await open();
  const full = await screen.findByRole('button', { name: 'Fully subscribed, Alpha' });
  const other = screen.getByRole('button', { name: 'View, Beta' });
  expect(full).toBeDisabled();
  expect(screen.getAllByText('This product is not open for applications right now.')).toHaveLength(1);
  expect(other).toHaveAccessibleDescription('This product is not open for applications right now.');
  expect(screen.getByRole('button', { name: 'Back to the app' })).toBeVisible();
  await user.click(other);
  expect(server.callsOf('product-apply')).toEqual([]);
});

it.each([['javascript:alert(1)'], ['']])('a product at %s is not opened', async (url) => {
  changeEnvelope('product/apply', { data: { url } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Apply now, Quick Rupee' }));
  expect(await screen.findByText('We did not open this product')).toBeVisible();
  expect(leaving.assign).not.toHaveBeenCalled();
});

it("the recommended products show a refusal in the server's words, and that the report failed", async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Apply now, Quick Rupee' });
  server.setFaults('code:8@product/apply,code:9@pageEvent');
  await user.click(button);
  expect(await screen.findByText('Refused on request: 8')).toBeVisible();
  expect(await screen.findByText('Refused on request: 9')).toBeVisible();
});

it('the page without recommended products has a button to the home page', async () => {
  const { user, native } = await open('empty-account');
  expect(await screen.findByText('Applications are full for today. Please apply again tomorrow.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goHome' }]);
});

it('the recommended products leave out unreadable products, and accept repeated ids', async () => {
  const alpha = { id: 1, productName: 'Alpha', productTags: null };
  const list = [alpha, { productName: 'no id' }, { id: 1, productName: 'Beta' }, null];
  changeEnvelope('recommend-product-list', { data: { list } });
  await open();
  expect(await screen.findByText('Beta')).toBeVisible();
  expect(screen.queryByText('no id')).not.toBeInTheDocument();
});
