import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { disputeComplaint, disputeText } from '@tests/support/dispute-file';
import { paymentOf } from '@tests/support/payments';
import { openReplay, pickFile } from '@tests/support/replay';
import { sampleConversation } from '@tests/support/sample-conversation';

const conversation = sampleConversation();
const [first, second] = conversation.events;
const startedAt = first?.at ?? 0;

/** @param content of its complaint */
function written(content = '<b>They</b> called at night'): Promise<string> {
  const calls = [
    { call: 'chat-init', at: startedAt - 1_000, took: 300, outcome: 'ok' as const, code: '' },
    { call: 'qa-record', at: (second?.at ?? 0) + 1, took: 60_000, outcome: 'timed-out' as const, code: '' },
    { call: 'loan-details', at: startedAt + 86_400_000, took: 30, outcome: 'http' as const, code: '502' },
  ];
  const found = { is: 'arrived' as const, at: startedAt + 60_000 };
  const said = paymentOf({ orderId: 'LN20260301', stage: 'said', startedAt, complainedAt: startedAt + 1, found });
  return disputeText(
    {
      complaint: { ...disputeComplaint, content },
      chats: { sessions: [{ ...conversation, events: [...conversation.events] }] },
      payments: { payments: [said], receipts: [] },
      requests: { calls },
    },
    { createdAt: startedAt, orderNo: 'LN20260301', problemId: '77' },
  );
}

const pick = (text: string) => pickFile(text, 'dispute.html');

it('a dispute file in the replay is checked part by part, and shows its content', async () => {
  const { user } = await openReplay();
  pick(await written());
  expect(await screen.findByText(/The dispute file was imported and checked/)).toBeVisible();
  const files = await screen.findByRole('region', { name: 'Dispute files' });
  await user.click(within(files).getByRole('button', { name: /^LN20260301/ }));
  const check = await screen.findByRole('region', { name: 'Checked on import' });
  expect(within(check).getAllByText('Checksum fits')).toHaveLength(5);
  const field = within(check).getByLabelText('Checking code that the borrower wrote down');
  await user.type(field, '0123-4567-89ab');
  const [code = ''] =
    /[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}/.exec(within(check).getByText(/another file/).textContent) ?? [];
  await user.clear(field);
  await user.type(field, `Code: ${code.toUpperCase()}`);
  expect(within(check).getByText('This is the file that the borrower saved.')).toBeVisible();
  // Texts of a file are not markup.
  expect(screen.getByText('<b>They</b> called at night')).toBeVisible();
  const payments = screen.getByRole('region', { name: 'Payments' });
  expect(payments).toHaveTextContent(
    /“I have paid” was tapped.*Rp1\.053\.250 · BCA · 3901012345678901.*Complained about a payment.*Seen on the loan/,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    expect.stringContaining('Answered'),
    expect.stringContaining('No answer in time'),
    expect.stringContaining('HTTP status 502'),
  ]);
  await user.click(within(screen.getByRole('region', { name: 'Conversations in this file' })).getByRole('button'));
  expect(await screen.findByRole('slider')).toBeVisible();
});

it('a dispute file in the replay adds its request log to the events of the conversation', async () => {
  const { user } = await openReplay();
  pick(await written());
  await user.click(
    await within(await screen.findByRole('region', { name: 'Conversations' })).findByRole('button', {
      name: /^(?!Remove).*LN20260301/,
    }),
  );
  const events = await screen.findByRole('region', { name: 'Transcript' });
  await user.click(within(events).getByRole('radio', { name: 'All events' }));
  expect(within(events).getByRole('button', { name: /Answered\s*chat-init · 300 ms/ })).toBeVisible();
  expect(within(events).getByRole('button', { name: /No answer in time\s*qa-record · 60000 ms/ })).toBeVisible();
  expect(within(events).queryByRole('button', { name: /loan-details/ })).toBeNull();
  // The next page shows what was chosen last.
  await user.click(within(events).getByRole('radio', { name: 'Words' }));
  const beside = screen.getByRole('region', { name: 'From the dispute file' });
  await user.click(within(beside).getByRole('button', { name: 'Open the file' }));
  expect(await screen.findByRole('region', { name: 'Checked on import' })).toBeVisible();
});

it('the code of a dispute file does not vouch for a part that was changed', async () => {
  const text = (await written()).replace('called at night', 'called at noon');
  const { user } = await openReplay();
  pick(text);
  await user.click(
    await within(await screen.findByRole('region', { name: 'Dispute files' })).findByRole('button', { name: /^LN/ }),
  );
  const check = await screen.findByRole('region', { name: 'Checked on import' });
  const field = within(check).getByLabelText('Checking code that the borrower wrote down');
  await user.type(field, '0123-4567-89ab');
  const [code = ''] = /[0-9a-f-]{14}/.exec(within(check).getByText(/another file/).textContent) ?? [];
  await user.clear(field);
  await user.type(field, code);
  expect(within(check).getAllByText('This file was changed after it was saved')).toHaveLength(2);
  expect(within(check).queryByText('This is the file that the borrower saved.')).toBeNull();
});

it.each([
  ['has checksums', true],
  ['lacks a part', false],
])('a dispute file that claims to have no checksums, but %s, counts as changed', async (_, isSealed) => {
  if (!isSealed) vi.stubGlobal('crypto', {});
  const text = await written();
  vi.unstubAllGlobals();
  await openReplay();
  const part = /<script[^>]*data-dispute="requests">[^<]*<\/script>/;
  pick(isSealed ? text.replace('"sealed":true', '"sealed":false') : text.replace(part, ''));
  const result = await screen.findByText(/The dispute file was imported and checked/);
  expect(within(result).getByText('Changed')).toBeVisible();
});

it('two dispute files with the same conversation are both beside it, with their own words', async () => {
  const { user } = await openReplay();
  pick(await written());
  await screen.findByText('1 conversation was imported.');
  pick(await written('<b>They</b> were polite'));
  expect(await screen.findByText('1 conversation was in the list already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^(?!Remove).*Telepon/ }));
  const parts = await screen.findAllByRole('region', { name: 'From the dispute file' });
  expect(new Set(parts.map((part) => /called at night|were polite/.exec(part.textContent)?.[0]))).toEqual(
    new Set(['called at night', 'were polite']),
  );
});

it('a dispute file in the replay stays after a reload, until it is removed', async () => {
  await openReplay();
  pick(await written());
  await screen.findByText('1 conversation was imported.');
  cleanup();
  const { user } = await openReplay();
  await user.click(await screen.findByRole('button', { name: 'Remove the dispute file about LN20260301' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dispute files' })).toBeNull());
  // Its conversation stays.
  expect(await screen.findByText('1 conversation')).toBeVisible();
});

it('the replay shows that a dispute file does not exist', async () => {
  await openReplay({ dispute: 'far-away' });
  expect(await screen.findByText('This dispute file is not on this device')).toBeVisible();
});
