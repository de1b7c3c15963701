import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer();

async function unfold(scenario: string): Promise<HTMLElement> {
  server.reset({ scenario });
  const { user } = await renderApp('/loanDetails', { scenario });
  const summary = await screen.findByText('How the amount adds up');
  await user.click(summary);
  const accordion = summary.closest('details');
  if (!accordion) throw new Error('The ledger is no accordion');
  await within(accordion).findByText('Still owed in all');
  return accordion;
}

it('explains why the amount due is not what is owed in all', async () => {
  const ledger = await unfold('collection');
  const amount = screen.getByRole('region', { name: 'Amount due' }).textContent?.match(/Rp[\d.]+/)?.[0] ?? 'none';
  expect(within(ledger).getByText('Due now').closest('summary')).toHaveTextContent(amount);
  expect(within(ledger).getByText('Still owed in all').parentElement).toHaveTextContent(/Rp[\d.]+/);
  expect(within(ledger).getByText('40 days late')).toBeInTheDocument();
  expect(within(ledger).getAllByText('Fees and late charge')[0]?.parentElement).toHaveTextContent(/Rp[\d.]+/);
  expect(ledger).not.toHaveTextContent('does not follow');
});

it('says that what is paid of an instalment is in no answer', async () => {
  expect(await unfold('partly-paid')).toHaveTextContent('Part of the next instalment is already paid');
});

it('stands on the page of a repaid loan, too', async () => {
  const ledger = await unfold('settled');
  expect(within(ledger).getByText('Still owed in all').parentElement).toHaveTextContent('Rp0');
});
