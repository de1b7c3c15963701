import { screen, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { unfold } from '@tests/support/unfold';

const server = useMockServer();

function open(path: string, scenario: string) {
  server.reset({ scenario });
  return renderApp(path, { scenario });
}

const planCalls = () => server.callsOf('loan-play-detail');

it('an offer shows its cost in money, as a rate, by its parts, and explained with the numbers of the loan', async () => {
  const { user } = await open('/loanConfirm', 'new-loan-in');
  const card = await screen.findByRole('region', { name: 'What this loan costs' });
  expect(within(card).getByText('Annual rate').parentElement).toHaveTextContent(/^Annual rate4\d\.\d\d?%$/);
  expect(within(card).getByText(/^Why more than 12 times the monthly rate\?/)).toBeVisible();
  expect(within(card).getAllByText('₹1,950')).toHaveLength(1);
  expect(within(card).getByText('What you repay: You receive 93.9%, Interest and fees 6.1%')).toBeVisible();
  const accordion = await unfold(user, 'How the rate is worked out');
  const table = within(accordion).getByRole('table', { name: /^At 4\d\.\d\d?% a year, counted from \d{4}-\d\d-\d\d$/ });
  expect(within(table).getByRole('row', { name: /^31 days ₹11,050 / })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Total ₹31,950 ₹30,000' })).toBeVisible();
  expect(within(accordion).getByText(/no deduction is stated as an amount/)).toBeVisible();
});

it('an offer shows an example of a late payment, for new and for repeat clients', async () => {
  const { user } = await open('/loanConfirm', 'new-loan-in');
  const accordion = await unfold(user, 'If you pay late');
  const table = within(accordion).getByRole('table', { name: 'For example, ₹11,050 paid 5 days late:' });
  expect(within(table).getByRole('row', { name: 'Penalty, once ₹1,000 ₹800' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Late charge for 5 days ₹2,763 ₹2,763' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'More to pay ₹3,763 ₹3,563' })).toBeVisible();
});

it('the example of a late payment has one column if all clients pay the same, and a limit in whole rupiah', async () => {
  const plan = { title: '1', description: '', pay_time: '2030-01-01', amount: 168_900_050 };
  changeAnswer('/v3/loan-confirm/loan-detail-confirm', { repay_plans: [plan] });
  const { user } = await open('/loanConfirm', 'new-loan');
  const accordion = await unfold(user, 'If you pay late');
  expect(within(accordion).queryByText('Repeat client')).not.toBeInTheDocument();
  expect(within(accordion).queryByText('Penalty, once')).not.toBeInTheDocument();
  expect(within(accordion).getByRole('row', { name: 'More to pay Rp8.445' })).toBeVisible();
  expect(within(accordion).getByText(/^For the next instalment/)).toHaveTextContent(
    'can still grow by at most Rp1.689.001',
  );
});

it('an offer shows that there is no cooling-off, and from when it can be repaid early', async () => {
  const { user } = await open('/loanConfirm', 'new-loan');
  const accordion = await unfold(user, 'Early repayment and returns');
  expect(within(accordion).getByText(/have no cooling-off period/)).toBeVisible();
  const early = within(accordion).getByText(/once 50% of its term is over, and not before day 7/);
  expect(early).toHaveTextContent(/from \d{4}-\d\d-\d\d on/);
});

it.each([
  ['new-loan', '+62 21 5000 0000', 'Call 157', /OJK/, '20:00'],
  ['new-loan-in', '+91 80 5000 0000', 'Call 14448', /Grievance Redressal Officer.*RBI Ombudsman/, '19:00'],
])('the offer %s shows its lender, the authority, and our hours', async (scenario, phone, call, who, end) => {
  const { user, native } = await open('/loanConfirm', scenario);
  const accordion = await unfold(user, 'Your lender, and complaints');
  expect(within(accordion).getByText('Lender').parentElement).not.toHaveTextContent(/^Lender$/);
  const [mail] = within(accordion).getAllByRole('link', { name: /@/ });
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  // That of its own market, and no other.
  await user.click(within(accordion).getByRole('link', { name: `Call ${phone}` }));
  expect(accordion.textContent.includes('+62')).toBe(scenario === 'new-loan');
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'callTelephone' }]);
  expect(within(accordion).getByRole('link', { name: call })).toBeVisible();
  expect(accordion).toHaveTextContent(who);
  expect(accordion).toHaveTextContent(`between 08:00 and ${end}`);
});

it('the costs of a running loan are requested when they are unfolded, not before', async () => {
  const { user } = await open('/loanDetails', 'disbursed-in');
  await screen.findByText('What this loan costs');
  expect(planCalls()).toHaveLength(0);
  const accordion = await unfold(user, 'What this loan costs');
  expect(await within(accordion).findByText('Annual rate, estimated')).toBeVisible();
  expect(within(accordion).getByText(/You receive 93.9%, Interest 4.2%, Fees 1.9%/)).toBeVisible();
  expect(within(accordion).getByText('Total cost').parentElement).toHaveTextContent('₹1,950');
  expect(planCalls()).toHaveLength(1);
});

it('the costs of a running loan show why there is no rate after a payment, and what is left', async () => {
  const { user } = await open('/loanDetails', 'repaying-in');
  const accordion = await unfold(user, 'What this loan costs');
  expect(await within(accordion).findByText(/do not know how the payments you have made were split/)).toHaveTextContent(
    'is in your loan agreement',
  );
  expect(within(accordion).getByText(/^Still to pay: Principal /)).toBeVisible();
  expect(within(accordion).getByText('All payments, made and to come')).toBeVisible();
  expect(within(accordion).queryByText('How the rate is worked out')).not.toBeInTheDocument();
});

it('what is left of a late loan does not call its late charges fees alone', async () => {
  const { user } = await open('/loanDetails', 'overdue-in');
  const accordion = await unfold(user, 'What this loan costs');
  const bar = await within(accordion).findByText(/^Still to pay: .*, Fees and late charge \d/);
  expect(bar.parentElement).toHaveTextContent('Fees and late charge₹3,413');
});

it('an estimated rate does not deny the day of the payout that the page shows', async () => {
  const { user } = await open('/loanDetails', 'disbursed-in');
  expect(await screen.findByText('Credited on')).toBeVisible();
  const accordion = await unfold(user, 'What this loan costs');
  expect(await within(accordion).findByText(/one instalment before the first due date/)).toHaveTextContent(
    'The payment plan does not name the payout date',
  );
});
