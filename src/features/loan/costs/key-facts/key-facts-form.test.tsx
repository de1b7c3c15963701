import { screen, waitFor, within } from '@testing-library/react';
import { watchLeaving } from '@tests/support/leaving';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { unfold } from '@tests/support/unfold';
import { agreedKey, agreedLoans } from '../agreed-terms';

const server = useMockServer();
const leaving = watchLeaving();

async function open(path: string, scenario: string, locale: 'en' | 'hi' | 'id' = 'en') {
  server.reset({ scenario });
  return renderApp(path, { scenario, locale, leaveBy: leaving.by });
}

const row = (place: HTMLElement, label: string) => within(place).getByText(label).parentElement;

/** The part of a form whose heading begins so. */
function part(form: HTMLElement, heading: string): HTMLElement {
  const title = within(form)
    .getAllByRole('heading', { level: 3, hidden: true })
    .find((one) => one.textContent.startsWith(heading));
  if (!title?.parentElement) throw new Error(`no part "${heading}"`);
  return title.parentElement;
}

it('the Key Facts Statement in India has the numbered rows of its annexes, and lists once what is not stated', async () => {
  const { user } = await open('/loanConfirm', 'new-loan-in');
  const form = await unfold(user, 'Key Facts Statement');
  const [one, two] = within(form).getAllByRole('heading', { level: 3 });
  expect(one).toHaveTextContent('Annex A, part 1');
  expect(two).toHaveTextContent('Annex A, part 2');
  const numbers = (heading: HTMLElement | undefined) =>
    Array.from(heading?.parentElement?.querySelectorAll(':scope > dl > div > dt > span') ?? [], (no) => no.textContent);
  expect(numbers(one)).toEqual(['1', '2', '4', '5', '6', '8', '9', '10']);
  expect(numbers(two)).toEqual(['1', '2', '3', '4', '6']);
  const unstated = within(part(form, 'Not stated')).getAllByRole('listitem');
  expect(unstated.map(({ textContent }) => textContent)).toEqual([
    'Loan number',
    '3Payout: all at once or in stages',
    '7If it floats: reference rate, spread, reset dates',
    'Other penal charges',
    'Closing the loan early (foreclosure)',
    'Switching between fixed and floating rate',
    'Any other charge',
    '5If several lenders lend together: names, shares, joint rate',
    'Service provider that recovers the loan',
  ]);
  expect(row(form, 'Interest rate, and whether it is fixed or floating')).toHaveTextContent('1.5% per month');
  expect(within(form).getAllByText('Loan term')[0]?.parentElement).toHaveTextContent('3 months');
  expect(form).toHaveTextContent('₹1,000');
  expect(row(form, 'Fees and charges')).toHaveTextContent(/Service fee₹600$/);
  expect(row(form, 'Fees and charges')).not.toHaveTextContent(/Total|Interest/);
  expect(row(form, 'Nodal grievance officer: phone and e-mail')).toHaveTextContent('+91 80 5000 0001');
  expect(row(form, 'Clause on complaints')).toHaveTextContent(/within 30 days at the latest.*RBI Ombudsman/);
  expect(row(form, 'Cooling-off period, without penalty')).toHaveTextContent('Within 1 day of the payout');
  // The rate, payment by payment, and the payments, which have no split.
  const table = within(part(form, 'Annex B')).getByRole('table', { name: /a year, counted from/, hidden: true });
  expect(within(table).getByRole('row', { name: 'Total ₹31,950 ₹30,000', hidden: true })).toBeInTheDocument();
  const schedule = within(form).getByRole('table', { name: '3 payments', hidden: true });
  expect(
    within(schedule)
      .getAllByRole('columnheader', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['Due', 'Outstanding principal', 'Principal', 'Interest', 'Payment']);
  expect(form).toHaveTextContent('principal and interest are left blank');
  expect(form).toHaveTextContent(/is valid for at least 3 working days, until \d{4}-\d\d-\d\d\./);
});

it('the Key Facts Statement in India is in the borrower’s language, the lender’s words in theirs', async () => {
  const { user } = await open('/loanConfirm', 'new-loan-in', 'hi');
  const form = await unfold(user, 'मुख्य तथ्य विवरण (Key Facts Statement)');
  expect(form).toHaveTextContent('अनुलग्नक A, भाग 1');
  expect(form).not.toHaveTextContent('Annex A');
  const annexB = part(form, 'अनुलग्नक B');
  const costs = row(annexB, 'ब्याज और शुल्क, लोन की जानकारी के अनुसार');
  expect(costs).toHaveTextContent(/Interest₹1,350Service fee₹600$/);
  expect(row(annexB, 'ब्याज दर, लोन की जानकारी के अनुसार')).toHaveTextContent('1.5% per month');
  expect(annexB).not.toHaveTextContent('नहीं बताया गया');
  const words = ['1.5% per month', 'Service fee'].map((text) => within(annexB).getByText(text));
  for (const word of words) expect(word.closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('the loan summary in Indonesia shows the cost of each day, the hours of reminders, and where to complain', async () => {
  const { user } = await open('/loanConfirm', 'new-loan');
  const form = await unfold(user, 'Loan summary');
  expect(row(form, 'Per day, as a share of the amount borrowed')).toHaveTextContent('0.071%');
  expect(row(form, 'When you may be contacted about your debt')).toHaveTextContent('Between 08:00 and 20:00 only');
  expect(row(form, 'Complaints')).toHaveTextContent(/157/);
  expect(row(form, 'If you pay late')).toHaveTextContent(/0\.1%.*never exceed 100% of the amount you borrowed/);
  expect(form).not.toHaveTextContent(/Annex|₹/);
});

it('the statement of a running loan has the principal and the debt before each payment', async () => {
  const { user } = await open('/loanDetails', 'disbursed-in');
  const cost = await unfold(user, 'What this loan costs');
  await within(cost).findByText('Annual rate, estimated');
  const form = await unfold(user, 'Key Facts Statement');
  const [, first] = part(form, 'Annex C').querySelectorAll('tr');
  expect(first).toHaveTextContent(/₹30,000.*₹10,000/);
  expect(form).not.toHaveTextContent('valid for at least');
  expect(part(form, 'Not stated')).toHaveTextContent('6Interest rate, and whether it is fixed');
});

it('accepting an offer stores its terms with what the lender stated', async () => {
  const first = await open('/loanConfirm', 'new-loan-in');
  await screen.findByRole('region', { name: 'What this loan costs' });
  await first.user.click(await screen.findByRole('button', { name: 'Agree' }));
  await first.user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(leaving.replace).toHaveBeenCalled());
  const orderId = new URL(String(leaving.replace.mock.calls[0]?.[0])).searchParams.get('orderId') ?? '';
  const kept = await first.services.storage.open(agreedLoans).get(agreedKey(orderId, ''));
  expect(kept?.data).toMatchObject({ orderId, market: 'india', received: '3000000' });
  expect(kept?.data.payments).toHaveLength(3);
  expect(kept?.data.stated?.rate).toBe('1.5% per month');
  expect(kept?.data.stated?.rows).toContainEqual({ text: 'Interest', value: '₹1,350' });
});
