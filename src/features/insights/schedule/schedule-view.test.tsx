import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAnswer } from '../../../../tests/support/change-answer';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer();
const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = '/v3/installment/loan-play-detail';

async function openPlan(scenario: string) {
  server.reset({ scenario });
  const { user, ...rest } = await renderApp('/loanDetails', { scenario });
  const summary = await screen.findByText('Payment plan');
  await user.click(summary);
  const accordion = summary.closest('details');
  if (!accordion) throw new Error('The payment plan is no accordion');
  await within(accordion).findByRole('table');
  return { user, accordion, ...rest };
}

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
    expect(
      within(accordion)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Due', 'Principal', 'Interest', 'Payment']);
  });

  it('marks what is late', async () => {
    const { accordion } = await openPlan('overdue');
    expect(within(accordion).getByText(/Paid: 1, Late: 1, Next: 1$/)).toBeVisible();
  });

  it('has one payment', async () => {
    changeAnswer(path, { repayPlanDetail: { repayWaitDetail: [wire(1)], repayYetDetail: [] } });
    const { accordion } = await openPlan('disbursed-in');
    expect(within(accordion).getByRole('table', { name: '1 payment' })).toBeVisible();
    expect(within(accordion).getByRole('row', { name: /^Together ₹110$/ })).toBeVisible();
  });

  it('folds 360 of them, and sums up all', async () => {
    changeAnswer(path, {
      repayPlanDetail: { repayWaitDetail: Array.from({ length: 360 }, (_, index) => wire(index)), repayYetDetail: [] },
    });
    const { accordion, user } = await openPlan('disbursed-in');
    // By role, hundreds of rows take seconds to find.
    const rows = () => Array.from(accordion.querySelectorAll('tr'), (row) => row.textContent);
    expect(rows()).toHaveLength(14);
    expect(rows().at(-1)).toBe('Together₹39,600');
    await user.click(within(accordion).getByText('Show all 360 payments'));
    expect(rows()).toHaveLength(362);
  });

  it('shows words and markup of a server as text', async () => {
    changeAnswer(path, {
      repayPlanDetail: {
        repayWaitDetail: [wire(1, { periodNo: '<b>1</b>', interest: 'soon', dueTime: 'later' }), wire(2)],
        repayYetDetail: [],
      },
    });
    const { accordion } = await openPlan('disbursed-in');
    expect(within(accordion).getByText('<b>1</b>')).toBeVisible();
    expect(within(accordion).getByText('later', { selector: 'th *' })).toBeVisible();
    expect(within(accordion).getByText(/soon/)).toBeVisible();
  });

  it('says that there is nothing in it', async () => {
    changeAnswer(path, { repayPlanDetail: { repayWaitDetail: null, repayYetDetail: null } });
    server.reset({ scenario: 'disbursed-in' });
    const { user } = await renderApp('/loanDetails', { scenario: 'disbursed-in' });
    await user.click(await screen.findByText('Payment plan'));
    expect(await screen.findByText('The lender sends no payments for this loan.')).toBeVisible();
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
