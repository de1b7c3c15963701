import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScreen } from '../../../../tests/support/render-app';
import { unfold } from '../../../../tests/support/unfold';

const { open } = useScreen('/loanDetails');

async function openLedger(scenario: string): Promise<HTMLElement> {
  const { user } = await open(scenario);
  const accordion = await unfold(user, 'How the amount adds up');
  await within(accordion).findByText('Still owed in all');
  return accordion;
}

it('the ledger explains why the amount due is not the whole debt', async () => {
  const ledger = await openLedger('overdue');
  const amount = screen.getByRole('region', { name: 'Amount due' }).textContent?.match(/Rp[\d.]+/)?.[0] ?? 'none';
  expect(within(ledger).getByText('Due now').parentElement).toHaveTextContent(amount);
  expect(within(ledger).getByText('Still owed in all').parentElement).not.toHaveTextContent(amount);
  expect(ledger).not.toHaveTextContent('does not follow');
});

it('the ledger shows that part of an instalment is paid', async () => {
  expect(await openLedger('partly-paid')).toHaveTextContent('Part of the next instalment is already paid');
});

it('the ledger is also shown for a repaid loan', async () => {
  const ledger = await openLedger('settled');
  expect(within(ledger).getByText('Still owed in all').parentElement).toHaveTextContent('Rp0');
});
