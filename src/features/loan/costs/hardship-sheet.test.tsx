import { screen, waitFor, within } from '@testing-library/react';
import { changeLoan } from '@tests/support/change-answer';
import { renderApp, useScreen } from '@tests/support/render-app';
import { complaintDrafts } from '@/features/complaints/records/complaint-drafts';
import { persistedAnswers } from '@/platform/query/persisted-answers';

const { open: openLoan, server } = useScreen('/loanDetails');

async function open(scenario: string) {
  const app = await openLoan(scenario);
  await app.user.click(await screen.findByRole('button', { name: 'I cannot pay' }));
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'If you cannot pay' })) };
}

it('the sheet for borrowers who cannot pay shows the cost of each way', async () => {
  const { sheet } = await open('extension-available');
  expect(await sheet.findByRole('button', { name: /^Move the due date: Rp/ })).toBeVisible();
  expect(sheet.getByText('Waiting 7 more days adds about Rp10.878.')).toBeVisible();
  expect(sheet.queryByText(/instalment/)).toBeNull();
});

it('the sheet for borrowers who cannot pay offers the oldest of several instalments alone', async () => {
  const { sheet, user, address } = await open('collection');
  expect(sheet.queryByRole('button', { name: /Move the due date/ })).toBeNull();
  await user.click(await sheet.findByRole('button', { name: 'Pay only the oldest instalment: Rp1.616.160' }));
  await waitFor(() => expect(address().path).toBe('/installment'));
});

it('the sheet for borrowers who cannot pay shows no figures of an earlier visit', async () => {
  const { sheet, services, unmount } = await open('collection');
  const oldest = { name: /^Pay only the oldest instalment/ };
  expect(await sheet.findByRole('button', oldest)).toBeVisible();
  await waitFor(async () => {
    const stored = await services.storage.open(persistedAnswers).list();
    expect(stored.some(({ key }) => key.startsWith('loan-play-detail-'))).toBe(true);
  });
  unmount();
  server.setFaults('http500@loan-play-detail');
  const { user } = await renderApp('/loanDetails', { scenario: 'collection' });
  await user.click(await screen.findByRole('button', { name: 'I cannot pay' }));
  const again = within(await screen.findByRole('dialog', { name: 'If you cannot pay' }));
  expect(await again.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(again.queryByRole('button', oldest)).toBeNull();
});

it('the sheet for borrowers who cannot pay opens the complaint form with a prepared text', async () => {
  changeLoan({ dueTime: Date.UTC(2026, 0, 1) });
  const { sheet, user, address, services } = await open('overdue-in');
  await user.click(await sheet.findByRole('button', { name: /^Write to us/ }));
  await waitFor(() => expect(address().path).toBe('/complainPageNext'));
  const text = await screen.findByRole('textbox', { name: 'Problem description' });
  expect((text as HTMLTextAreaElement).value).toMatch(/^I cannot pay ₹13,863, due on 2026-01-01, for loan \d{20}/);
  // Nothing was paid: no receipt is asked for.
  expect(screen.queryByText(/receipt/i)).toBeNull();
  expect(screen.getByText('Evidence (optional)')).toBeVisible();
  const [draft] = await services.storage.open(complaintDrafts).list();
  expect(draft?.data.text.length).toBeLessThanOrEqual(200);
});

it.each([
  ['overdue-in', '08:00 to 19:00', 'RBI Ombudsman (Reserve Bank of India)', '14448'],
  ['overdue', '08:00 to 20:00', 'Otoritas Jasa Keuangan (Kontak OJK)', '157'],
])(
  'the sheet for borrowers of %s who cannot pay shows when no one may call, and the authority with its number once',
  async (scenario, hours, name, phone) => {
    const { sheet } = await open(scenario);
    expect(await sheet.findByText(new RegExp(`outside ${hours}`))).toHaveTextContent(`call ${name}.`);
    expect(sheet.getAllByRole('link', { name: `Call ${phone}` }).at(-1)).toHaveAttribute('href', `tel:${phone}`);
  },
);

it.each([
  ['a day', '2026-03-05', /^I cannot pay what is due on 2026-03-05 for loan \d{20}\. Please/],
  ['no day', undefined, /^I cannot pay what is due for loan \d{20} now\. Please/],
])('the prepared text names no amount that the lender does not send, with %s', async (_, dueTime, words) => {
  changeLoan({ repayAmount: undefined, dueTime });
  const { sheet, user } = await open('overdue');
  await user.click(await sheet.findByRole('button', { name: /^Write to us/ }));
  const text = await screen.findByRole('textbox', { name: 'Problem description' });
  expect((text as HTMLTextAreaElement).value).toMatch(words);
});
