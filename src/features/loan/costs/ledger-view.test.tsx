import { screen, waitFor, within } from '@testing-library/react';
import { changeAnswer, changeLoan } from '@tests/support/change-answer';
import { type FakeSpeech, installFakeSpeech } from '@tests/support/fake-speech';
import { useScreen } from '@tests/support/render-app';
import { unfold } from '@tests/support/unfold';

const { open } = useScreen('/loanDetails');

async function openLedger(scenario: string): Promise<HTMLElement> {
  const { user } = await open(scenario);
  const accordion = await unfold(user, 'How the amount adds up');
  await within(accordion).findByText('Total still owed');
  return accordion;
}

it.each([
  ['less', '100000000'],
  ['more', '200000000'],
])('the ledger says by how much %s is due than its payments say, without a sign', async (_than, repayAmount) => {
  changeLoan({ repayAmount });
  const ledger = await openLedger('due-today');
  expect(ledger).toHaveTextContent(/due above and these payments differ by Rp[\d.]+\. Customer/);
});

it('a plan without rows says nothing about what is owed or left', async () => {
  changeAnswer('/v3/installment/loan-play-detail', { repayPlanDetail: {} });
  const { user } = await open('overdue');
  for (const words of ['How the amount adds up', 'Payment plan', 'What if …?']) {
    const accordion = await unfold(user, words);
    expect(await within(accordion).findByText('There is no payment plan for this loan here.')).toBeVisible();
    expect(accordion).not.toHaveTextContent(/Rp0|Nothing is left/);
  }
});

it('the costs of a loan whose next payment is zero do not say that late charges have reached a limit', async () => {
  const rows = [{ periodNo: '2', totalAmount: 0, dueTime: '2026-03-20' }];
  changeAnswer('/v3/installment/loan-play-detail', { repayPlanDetail: { repayWaitDetail: rows } });
  const { user } = await open('repaying');
  const accordion = await unfold(user, 'What this loan costs');
  await within(accordion).findAllByText(/of the unpaid amount a day/);
  expect(accordion).not.toHaveTextContent(/no longer grow/);
});

it.each([
  ['overdue', /^You have to pay (?!.* by )/],
  ['repaying', /^You have to pay .* by .*\d{4}/],
])('the spoken amount names no day of the past as one that is still to come: %s', async (scenario, words) => {
  installFakeSpeech(['en']);
  const { user } = await open(scenario);
  await user.click(await screen.findByRole('button', { name: 'Read this to me' }));
  const { said } = window.speechSynthesis as unknown as FakeSpeech;
  await waitFor(() => expect(said[0]?.text).toMatch(words));
});

it('no voice asks to pay an amount of zero', async () => {
  installFakeSpeech(['en']);
  changeLoan({ repayAmount: 0 });
  await open('repaying');
  expect(await screen.findByText('What if …?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read this to me' })).toBeNull();
});
