import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAnswer } from '../../../../../tests/support/change-answer';
import { useScreen } from '../../../../../tests/support/render-app';
import { unfold } from '../../../../../tests/support/unfold';

const { open } = useScreen('/loanDetails');
const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

async function openPlan(scenario: string) {
  const app = await open(scenario);
  const accordion = await unfold(app.user, 'Payment plan');
  await within(accordion).findByRole('table');
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

describe('the payment plan', () => {
  it('shows what is paid, what is next and what comes, with sums where they are known', async () => {
    const { accordion } = await openPlan('repaying-in');
    expect(
      within(accordion).getByText(
        /^Timeline of the payments, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\. Paid: 1, Next: 1, To come: 1$/,
      ),
    ).toBeVisible();
    const [, first, second] = within(accordion).getAllByRole('row');
    expect(first).toHaveTextContent(/^1 \d{4}-\d\d-\d\d Paid/);
    expect(first).toHaveTextContent('not stated');
    expect(second).toHaveTextContent('Principal ₹10,000');
    expect(second).toHaveTextContent('Interest ₹450');
    const columns = within(accordion).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Due', 'Principal', 'Interest', 'Payment']);
  });

  it('marks what is late', async () => {
    const { accordion } = await openPlan('overdue');
    expect(within(accordion).getByText(/Paid: 1, Late: 1, Next: 1$/)).toBeVisible();
  });

  it('has one payment', async () => {
    answerWith([wire(1)]);
    const { accordion } = await openPlan('disbursed-in');
    expect(within(accordion).getByRole('table', { name: '1 payment' })).toBeVisible();
    expect(within(accordion).getByRole('row', { name: /^Together ₹110$/ })).toBeVisible();
  });

  it('folds 360 of them, and sums up all', async () => {
    answerWith(Array.from({ length: 360 }, (_, index) => wire(index)));
    const { accordion, user } = await openPlan('disbursed-in');
    // By role, hundreds of rows take seconds to find.
    const rows = () => Array.from(accordion.querySelectorAll('tr'), (row) => row.textContent);
    expect(rows()).toHaveLength(14);
    expect(rows().at(-1)).toBe('Together₹39,600');
    await user.click(within(accordion).getByText('Show all 360 payments'));
    expect(rows()).toHaveLength(362);
  });

  it('shows words and markup of a server as text', async () => {
    answerWith([wire(1, { periodNo: '<b>1</b>', interest: 'soon', dueTime: 'later' }), wire(2)]);
    const { accordion } = await openPlan('disbursed-in');
    expect(within(accordion).getByText('<b>1</b>')).toBeVisible();
    expect(within(accordion).getByText('later', { selector: 'th *' })).toBeVisible();
    expect(within(accordion).getByText(/soon/)).toBeVisible();
  });

  it('says that there is nothing in it', async () => {
    answerWith(null);
    const { user } = await open('disbursed-in');
    const accordion = await unfold(user, 'Payment plan');
    expect(await within(accordion).findByText('The lender sends no payments for this loan.')).toBeVisible();
  });
});

describe('the plan on paper', () => {
  it('is printed alone, whole, with the loan and the day, once', async () => {
    const { user, accordion } = await openPlan('repaying-in');
    await user.click(within(accordion).getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-print-sheet]');
    expect(sheet?.parentElement).toBe(document.body);
    expect(sheet).toHaveTextContent('Payment plan: Bright Salary Loan');
    expect(sheet).toHaveTextContent(/Order \d{20}As of \d{4}-\d\d-\d\d/);
    expect(sheet?.querySelectorAll('tr')).toHaveLength(5);
    expect(document.body).toHaveAttribute('data-printing');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
    expect(document.body).not.toHaveAttribute('data-printing');
  });

  it('is shared as text where a webview does not print', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 10; Redmi; wv) AppleWebKit/537.36',
    );
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }));
    const { user, accordion } = await openPlan('repaying-in');
    expect(within(accordion).queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await user.click(within(accordion).getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Payment plan',
      text: expect.stringContaining('Payment plan: Bright Salary Loan'),
    });
  });

  it('can still be copied where nothing else works', async () => {
    vi.stubGlobal('print', undefined);
    const { user, accordion } = await openPlan('repaying-in');
    expect(within(accordion).queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await user.click(within(accordion).getByRole('button', { name: 'Copy payment plan' }));
    expect(await navigator.clipboard.readText()).toMatch(/^.+\nPayment plan: Bright Salary Loan\nOrder \d{20}\n/);
  });
});
