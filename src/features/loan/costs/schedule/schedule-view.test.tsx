import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { installFakeSpeech } from '@tests/support/fake-speech';
import { renderApp, useScreen } from '@tests/support/render-app';
import { unfold } from '@tests/support/unfold';
import { millisecondsInDay } from 'date-fns/constants';
import { lenderDate } from '@/domain/calendar-days';
import { persistedAnswers } from '@/platform/query/persisted-answers';

const { open, server } = useScreen('/loanDetails');
const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

async function openPlan(scenario: string) {
  const app = await open(scenario);
  const accordion = await unfold(app.user, 'Payment plan');
  await within(accordion).findAllByRole('listitem');
  return { ...app, accordion };
}

/** Lets the plan of the loan arrive with these payments waiting. */
const answerWith = (repayWaitDetail: object[] | null) =>
  changeAnswer('/v3/installment/loan-play-detail', { repayPlanDetail: { repayWaitDetail, repayYetDetail: null } });

const wire = (index: number, rest: Record<string, unknown> = {}) => ({
  periodNo: index,
  totalAmount: 11_000,
  dueTime: `20${30 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-05`,
  periodStatus: 170,
  ...rest,
});

it.each([
  ['repaying-in', ['Paid', 'Next', 'To come']],
  ['overdue', ['Paid', 'days late', 'Next']],
])('the payment plan is a list of days, states, amounts and their parts: %s', async (scenario, states) => {
  const { accordion } = await openPlan(scenario);
  const items = within(accordion).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /days late|[A-Z][a-z]+( come)?/.exec(textContent)?.[0])).toEqual(states);
  expect(items[0]).toHaveTextContent(/^\d{4}-\d\d-\d\d Paid(₹|Rp)[\d.,]+$/);
  expect(items[1]).toHaveTextContent(/Principal (₹10,000|Rp1\.500\.000) · Interest (₹450|Rp54\.000)/);
  if (scenario === 'overdue') expect(items[1]).toHaveTextContent(/5 days late.* · Fees and late charge Rp[\d.]+/);
  expect(within(accordion).queryByRole('table')).toBeNull();
});

it('the payment plan folds 360 payments', async () => {
  answerWith(Array.from({ length: 360 }, (_, index) => wire(index)));
  const { accordion, user } = await openPlan('disbursed-in');
  // By role, hundreds of rows take seconds to find.
  const count = () => accordion.querySelectorAll('li').length;
  expect(count()).toBe(6);
  await user.click(within(accordion).getByText('Show all 360 payments'));
  expect(count()).toBe(360);
});

it('the payment plan shows words and markup of a server as text, and that the parts are missing', async () => {
  answerWith([wire(1, { periodNo: '<b>1</b>', dueTime: 'later' }), wire(2)]);
  const { accordion } = await openPlan('disbursed-in');
  expect(within(accordion).getAllByRole('listitem')[0]).toHaveTextContent('later <b>1</b> Next₹110');
  expect(within(accordion).getByText(/^We only have the payments/)).toBeVisible();
});

it('the payment plan is printed alone, whole, with the loan and the day, once', async () => {
  const { user, accordion } = await openPlan('repaying-in');
  await user.click(within(accordion).getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector('[data-print-sheet]');
  expect(sheet?.parentElement).toBe(document.body);
  expect(sheet).toHaveTextContent('Payment plan: Bright Salary Loan');
  expect(sheet).toHaveTextContent(/Loan \d{20}As of \d{4}-\d\d-\d\d/);
  expect(sheet?.querySelectorAll('tr')).toHaveLength(5);
  expect(document.body).toHaveAttribute('data-printing');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  expect(document.body).not.toHaveAttribute('data-printing');
});

it('the payment plan can be copied if nothing else works', async () => {
  vi.stubGlobal('print', undefined);
  const { user, accordion } = await openPlan('repaying-in');
  expect(within(accordion).queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await user.click(within(accordion).getByRole('button', { name: 'Copy payment plan' }));
  const [, heading, order, , , first, second, third] = (await navigator.clipboard.readText()).split('\n');
  expect([heading, order]).toEqual(['Payment plan: Bright Salary Loan', expect.stringMatching(/^Loan \d{20}$/)]);
  expect(first).toMatch(/^1, \d{4}-\d\d-\d\d, Paid: ₹11,050$/);
  expect(second).toMatch(/, Next: ₹10,450 \(Principal ₹10,000 · Interest ₹450\)$/);
  expect(third).toMatch(/, To come: /);
});

it('a payment plan of an earlier visit is shown as of today and copied as of its day, as is the loan summary, and no voice reads it', async () => {
  vi.stubGlobal('print', undefined);
  answerWith([wire(1, { dueTime: Date.now() - 2 * millisecondsInDay })]);
  const { services, unmount } = await openPlan('repaying');
  const answers = services.storage.open(persistedAnswers);
  const calls = ['loan-details', 'loan-play-detail'];
  const stored = await waitFor(async () => {
    const found = (await answers.list()).filter(({ key }) => calls.some((call) => key.startsWith(`${call}-`)));
    expect(found).toHaveLength(2);
    return found;
  });
  unmount();
  const readAt = services.clock.now() - 5 * millisecondsInDay;
  for (const { key, data } of stored) await answers.set(key, { ...data, readAt });
  server.setFaults('http500@loan-details/loan-details,http500@loan-play-detail');
  installFakeSpeech(['en']);
  const { user } = await renderApp('/loanDetails', { scenario: 'repaying' });
  const accordion = await unfold(user, 'Payment plan');
  expect(await within(accordion).findByText('2 days late')).toBeInTheDocument();
  await user.click(await within(accordion).findByRole('button', { name: 'Copy payment plan' }));
  const day = lenderDate(readAt, '+07:00');
  const copied = await navigator.clipboard.readText();
  expect(copied.split('\n')).toContain(`As of ${day}`);
  expect(copied).toMatch(/, Next: /);
  await unfold(user, 'What this loan costs');
  const summary = await unfold(user, 'Loan summary');
  expect(await within(summary).findByText(day)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Read this to me' })).toBeNull();
});
