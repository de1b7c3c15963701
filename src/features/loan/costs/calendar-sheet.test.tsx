import { screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { useScreen } from '@tests/support/render-app';
import { catchFiles } from '@tests/support/saved-files';

const { server, open } = useScreen('/loanDetails', 'repaying');

const give = (parts: Record<string, unknown>) => Object.assign(navigator, parts);

async function openSheet() {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  return { ...app, sheet: await screen.findByRole('dialog', { name: 'Due dates for your calendar' }) };
}

it('the calendar sheet shows the date of the loan if the plan has no payments', async () => {
  changeAnswer('/v3/installment/loan-play-detail', {
    repayPlanDetail: { repayWaitDetail: null, repayYetDetail: null },
  });
  const { sheet } = await openSheet();
  expect(await within(sheet).findByText('Rp1.554.000')).toBeVisible();
});

it('the calendar is saved as a file without data of the session', async () => {
  const files = catchFiles();
  const { user, sheet, services } = await openSheet();
  await user.click(await within(sheet).findByRole('button', { name: 'Save calendar file' }));
  expect(await within(sheet).findByText(/The download has started/)).toBeVisible();
  const [file] = files;
  expect([file?.name, file?.type]).toEqual(['repayment-dates.ics', 'text/calendar']);
  const text = (await file?.text()) ?? '';
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
  expect(text.match(/BEGIN:VALARM\r\n/g)).toHaveLength(4);
  expect(text).toContain('SUMMARY:Pay Rp1.554.000: Dana Cepat\r\n');
  for (const [name, value] of Object.entries(services.session.commonParams()))
    if (value.length > 6) expect(text, name).not.toContain(value);
});

it('the calendar is shared with another app if the phone can share', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  give({ share, canShare: () => true });
  const { user, sheet } = await openSheet();
  await user.click(await within(sheet).findByRole('button', { name: 'Send to an app' }));
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('repayment-dates.ics');
  expect(await within(sheet).findByText(/sent to the app you chose/)).toBeVisible();
});

it('the calendar sheet offers dates and amounts to copy if nothing else works', async () => {
  const { user, sheet } = await openSheet();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  expect(within(sheet).queryByRole('button', { name: 'Send to an app' })).not.toBeInTheDocument();
  await user.click(await within(sheet).findByRole('button', { name: 'Copy dates and amounts' }));
  expect(written.mock.calls[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d: Pay Rp1\.554\.000: Dana Cepat\n\d{4}-/);
});

it('the calendar sheet saves nothing without the plan, whose names of payments a calendar keeps', async () => {
  const { user, queryClient } = await open();
  const button = await screen.findByRole('button', { name: 'Add to calendar' });
  server.setFaults('http500@loan-play-detail');
  await user.click(button);
  const sheet = await screen.findByRole('dialog');
  const again = await within(sheet).findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(within(sheet).queryByRole('button', { name: /calendar file|dates and amounts/ })).toBeNull();
  expect(within(sheet).queryByText('Rp1.554.000')).toBeNull();
  server.setFaults('');
  await user.click(again);
  await waitFor(() => expect(within(sheet).getAllByText('Rp1.554.000')).toHaveLength(2));
});

const installed = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));

it.each([
  ['overdue', 'set'],
  ['due-today', 'set'],
  ['partly-paid', 'set'],
  ['repaying', 'clear'],
  ['settled', 'clear'],
])('the icon has a badge while a payment is due within three days: %s (%s)', async (scenario, expected) => {
  const marks: string[] = [];
  give({ setAppBadge: async () => void marks.push('set'), clearAppBadge: async () => void marks.push('clear') });
  installed();
  await open(scenario);
  await waitFor(() => expect(marks).toEqual([expected]));
});

it('a page in a browser sets no badge', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  give({ setAppBadge });
  await open('overdue');
  await screen.findByText('What if …?');
  expect(setAppBadge).not.toHaveBeenCalled();
});

it('a platform that refuses the badge changes nothing', async () => {
  give({ setAppBadge: () => Promise.reject(new Error('no')) });
  installed();
  await open('overdue');
  expect(await screen.findByText('What if …?')).toBeVisible();
});
