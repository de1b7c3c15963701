import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { disputeText } from '@tests/support/dispute-file';
import { renderApp } from '@tests/support/render-app';
import { expectMoment, openReplay, pickFile, sessionText } from '@tests/support/replay';
import { sampleConversation } from '@tests/support/sample-conversation';
import { addSession } from '@/features/chat/records/chat-sessions';

const sample = (given = {}) => sessionText([sampleConversation(given)]);
const ofSample = /^(?!Remove).*LN20260301/;
const transcript = () => screen.getByRole('region', { name: 'Transcript' });
const place = () => screen.getByRole('slider', { name: 'Moment of the conversation' });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

/** Imports a file, searches for these words, if any, and opens its conversation about the order of the sample. */
async function openSample(file = sample(), words = '') {
  const page = await openReplay();
  pickFile(file);
  if (words) await page.user.type(await screen.findByLabelText('Search in conversations'), words);
  await page.user.click(await screen.findByRole('button', { name: ofSample }));
  await screen.findByRole('slider');
  return page;
}

it('the library explains how to begin when it is empty', async () => {
  await openReplay();
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  expect(screen.getByText('Times in WIB (UTC+07:00)')).toBeVisible();
});

it('the library keeps imported files after a reload, until they are removed', async () => {
  const { user } = await openReplay();
  pickFile(sample());
  expect(await screen.findByText('1 conversation was imported.')).toBeVisible();
  cleanup();
  await openReplay();
  await user.click(await screen.findByRole('button', { name: 'Remove the imported conversation about LN20260301' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
});

it('the library lists conversations of this device and imported ones', async () => {
  const { services } = await openReplay();
  const { id, orderNo, startedAt, events } = sampleConversation();
  await addSession(services.storage, { id, orderNo, startedAt }, events);
  cleanup();
  await openReplay();
  expect(await screen.findByText('1 conversation')).toBeVisible();
  pickFile(sample());
  expect(await screen.findByText('2 conversations')).toBeVisible();
});

it('the library refuses a strange event, with the reason', async () => {
  await openReplay();
  pickFile(sample().replace('resumed', 'teleported'));
  const reason = 'Conversation 1, event 8 (“teleported”): the field “type” does not fit.';
  expect(await screen.findByText(reason)).toBeVisible();
});

it('the library refuses a file that changed since it was picked', async () => {
  await openReplay();
  vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('It was changed.', 'NotReadableError'));
  pickFile('{}');
  expect(await screen.findByText('The browser could not read the file. Try to select it again.')).toBeVisible();
});

it.each([
  ['support-disputes', /^This device cannot keep them/],
  ['support-cases', 'The notes of the file were not imported: this device has no room for them.'],
])('the library says if the device has no room for %s', async (store, words) => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.transaction.db.name.endsWith(store)) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  const desk = { opens: null, cases: [{ id: 's-1', notes: 'Look here', isDone: false }] };
  await openReplay();
  pickFile(store === 'support-cases' ? sessionText([sampleConversation()], desk) : await disputeText({}));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText(/^This device cannot keep them/)).toHaveLength(store === 'support-disputes' ? 1 : 0);
});

it('the library imports a dropped file, and pasted text', async () => {
  await openReplay();
  fireEvent.drop(await screen.findByText('Drop a conversation or dispute file here, up to 20 MB.'), {
    dataTransfer: { files: [new File([sample()], 'chat.json')] },
  });
  expect(await screen.findByText('1 conversation')).toBeVisible();
  const text = sample({ id: 'other', orderNo: 'LN9' });
  fireEvent.paste(screen.getByLabelText('Paste the content of a file'), {
    clipboardData: { files: [], getData: () => text },
  });
  expect(await screen.findByText('2 conversations')).toBeVisible();
});

it('the library finds conversations by their words and narrows them', async () => {
  const { user } = await openReplay();
  const resolved = { id: 's-2', orderNo: 'LN9', events: sampleConversation({ orderNo: 'LN9' }).events.slice(0, 12) };
  pickFile(sessionText([sampleConversation(), sampleConversation(resolved)]));
  await screen.findByText('2 conversations');
  await user.type(screen.getByLabelText('Search in conversations'), 'menghubungi');
  expect(await screen.findByText('1 conversation')).toBeVisible();
  expect(screen.getByRole('button', { name: ofSample })).toHaveAccessibleName(/^Kami akan menghubungi Anda/);
  await user.selectOptions(screen.getByLabelText('Outcome'), 'Resolved');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(screen.getByText(/choose “Share this conversation” and send the file/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? document.body);
  expect(await screen.findByText('2 conversations')).toBeVisible();
});

it('the library offers the nearest day if there is no conversation on the day that is looked for', async () => {
  const { user } = await openReplay();
  pickFile(sample());
  await screen.findByText('1 conversation');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-05' } });
  expect(await screen.findByText(/The nearest conversation is of Mar 1, 2026\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Mar 1, 2026' }));
  expect(await screen.findByText('1 conversation')).toBeVisible();
});

it('the library explains a link to an unknown conversation', async () => {
  const { user } = await openReplay({ session: 'far-away' });
  await user.click(await screen.findByRole('button', { name: 'Go to the list' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
});

it('the player opens on the whole transcript: what was said, and on demand every event', async () => {
  const { user } = await openSample();
  expectMoment('event 23 of 23');
  expect(within(transcript()).queryByText('Sending')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All events' }));
  expect(within(transcript()).getAllByText('Sending')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Words' }));
  const about = /^About: Bagaimana cara membayar\? · Bayar melalui virtual account\.$/;
  expect(screen.getAllByText(about)).toHaveLength(2);
});

it('the player shows a conversation of less than a second as one second', async () => {
  const { startedAt, events } = sampleConversation();
  await openSample(sample({ events: events.map((event) => ({ ...event, at: startedAt + event.seq })) }));
  expectMoment(/^0:01 of 0:01, event 23 of 23/);
  press('Home');
  expectMoment(/^0:00 of 0:01, event 1 of 23/);
});

it('the player opens at the first hit of the search', async () => {
  await openSample(sample(), 'menghubungi');
  expectMoment('event 20 of 23');
  expect(within(transcript()).getByText('menghubungi').closest('button')).toHaveAttribute('aria-current', 'step');
});

it('the player moves from hit to hit by keys', async () => {
  await openSample(sample(), 'bayar');
  expect(await screen.findByText(/^Hit 1 of [2-9]/)).toBeVisible();
  press('f');
  expect(await screen.findByText(/^Hit 2 of/)).toBeVisible();
  press('F');
  expect(await screen.findByText(/^Hit 1 of/)).toBeVisible();
});

it('the player is controlled by the keyboard, except while typing', async () => {
  await openSample();
  press('Home');
  expectMoment(/^0:00 of 0:0\d, event 1 of 23: Conversation started$/);
  press('ArrowRight');
  expectMoment('event 2 of 23: Questions shown');
  press('End');
  expectMoment('event 23 of 23: Delivered');
  press('Home');
  expectMoment('event 1 of 23');
  fireEvent.keyDown(screen.getByLabelText('Event as recorded'), { key: 'End' });
  expectMoment('event 1 of 23');
  press(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  press(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('the player jumps to marks and shows the state at that moment', async () => {
  const { user } = await openSample();
  await user.click(screen.getByRole('button', { name: /^Failed send/ }));
  expectMoment('event 16 of 23: Sending failed');
  const panel = screen.getByRole('region', { name: 'As of this moment' });
  expect(within(panel).getByText('Offline')).toBeVisible();
  expect(within(panel).getByText('1 message')).toBeVisible();
  const recorded = within(panel).getByLabelText<HTMLTextAreaElement>('Event as recorded').value;
  expect(recorded).toContain('"type": "message-failed"');
});

it('the player shows an idle gap, and can seek into it', async () => {
  const { user } = await openSample();
  await user.click(screen.getByRole('radio', { name: 'All events' }));
  fireEvent.click(screen.getByRole('button', { name: /Network changed\s*offline/ }));
  expect(screen.getAllByText('2 h 14 min later')).not.toHaveLength(0);
  const reached = Number(place().getAttribute('value'));
  fireEvent.change(place(), { target: { value: String(reached - 300) } });
  expectMoment('event 12 of 23');
});

it('the player shows the borrower’s screen without reacting to taps', async () => {
  const { user } = await openSample();
  press('Home');
  press('ArrowRight');
  const phone = screen.getByRole('region', { name: 'The borrower’s screen' });
  await user.click(within(phone).getByText('Bagaimana cara membayar?'));
  expectMoment('event 2 of 23');
  expect(within(phone).queryByText('Bayar melalui virtual account.')).toBeNull();
});

it('the player writes the moment into the address when it pauses', async () => {
  const { addresses } = await openSample();
  press('Home');
  press('ArrowRight');
  await waitFor(() => expect(addresses.at(-1)).toEqual({ session: 'file-s-1', at: '1' }));
});

it('the player pauses for a link that the browser does not copy: the address then has its moment', async () => {
  const { addresses } = await openSample();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  press('Home');
  press(' ');
  press('l');
  expect(await screen.findByText(/Copy the address of this page\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await waitFor(() => expect(addresses.at(-1)).toMatchObject({ at: '0' }));
});

it('the player opens at the moment of a link', async () => {
  await openReplay();
  pickFile(sample());
  await screen.findByText('1 conversation');
  cleanup();
  await openReplay({ session: 's-1', at: '7' });
  await screen.findByRole('slider');
  expectMoment('event 8 of 23');
});

const two = [
  sampleConversation({ id: 's-1', startedAt: 2_000_000_000_000 }),
  sampleConversation({ id: 's-2', orderNo: 'LN2' }),
];

const openFirst = () => openSample(sessionText(two));

it('the desk moves from case to case; done opens the next one, and can be undone', async () => {
  await openFirst();
  press('d');
  expect(await screen.findByRole('heading', { name: 'LN2' })).toBeVisible();
  press('k');
  expect(await screen.findByRole('heading', { name: 'LN20260301' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  press('d');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByRole('heading', { name: 'LN20260301' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous case' })).toBeDisabled();
});

it('the desk has a note after a reload, and confirms that it is stored', async () => {
  const { user } = await openFirst();
  press('m');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'jkd: called back');
  expect(await screen.findByText('Kept on this device.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'LN20260301' })).toBeVisible();
  cleanup();
  await openReplay({ session: 's-1' });
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('jkd: called back');
});

it('the desk opens a colleague’s file at their moment, with their notes', async () => {
  const { addresses } = await openReplay();
  const desk = { opens: { session: 's-1', at: '7' }, cases: [{ id: 's-1', notes: 'Look here', isDone: false }] };
  pickFile(sessionText([sampleConversation()], desk));
  await screen.findByRole('slider');
  expectMoment('event 8 of 23');
  expect(addresses).toContainEqual({ session: 'file-s-1', at: '7' });
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('From a file:\nLook here');
});

it('a file changes no case besides those of its conversations and of the dispute files', async () => {
  const { user } = await openReplay();
  pickFile(sample());
  await screen.findByText('1 conversation was imported.');
  const cases = [{ id: 's-1', notes: 'Refund approved', isDone: true }];
  pickFile(
    sample({ id: 's-2', orderNo: 'LN2' }).replace(
      '"sessions"',
      `"desk": ${JSON.stringify({ opens: null, cases })}, "sessions"`,
    ),
  );
  expect(await screen.findByText('2 conversations')).toBeVisible();
  expect(screen.queryByText('Done', { selector: '.pill' })).toBeNull();
  await user.click(screen.getByRole('button', { name: ofSample }));
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('');
});

it('the library shows a conversation that differs from an earlier import beside it, with the notes of its file', async () => {
  const { user } = await openReplay();
  pickFile(sample());
  await screen.findByText('1 conversation was imported.');
  const desk = { opens: null, cases: [{ id: 's-1', notes: 'About the other words', isDone: true }] };
  const events = sampleConversation().events.map((event) =>
    event.type === 'question-asked' ? { ...event, title: 'Bagaimana cara menipu?' } : { ...event, at: event.at - 1 },
  );
  pickFile(sessionText([sampleConversation({ events })], desk));
  expect(await screen.findByText('1 conversation differs from an earlier import. The list has both.')).toBeVisible();
  const rows = screen.getAllByRole('article');
  expect(rows.map((row) => within(row).queryByText('Differs from an earlier import') !== null)).toEqual([false, true]);
  expect(rows.map((row) => within(row).queryByText('Done') !== null)).toEqual([false, true]);
  await user.click(within(rows[1] ?? document.body).getByRole('button', { name: ofSample }));
  expect(await screen.findByText(/Differs from an earlier import$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  pickFile(sample());
  expect(await screen.findByText('1 conversation was in the list already.')).toBeVisible();
  expect(screen.queryByText('0 conversations were imported.')).toBeNull();
  expect(screen.getByText('2 conversations')).toBeVisible();
});

it('the desk shows two conversations side by side', async () => {
  const { user } = await openReplay();
  const other = { id: 's-2', orderNo: 'LN2', events: sampleConversation({ orderNo: 'LN2' }).events.slice(0, 12) };
  pickFile(sessionText([sampleConversation(), sampleConversation(other)]));
  await screen.findByText('2 conversations');
  for (const key of ['j', 'x', 'j', 'x']) press(key);
  expect(await screen.findByText(/lines differ/)).toBeVisible();
  const rows = screen.getAllByRole('row').length;
  await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
  expect(screen.getAllByRole('row').length).toBeLessThan(rows);
});

it('the desk works without single keys if they are turned off', async () => {
  const { user } = await openFirst();
  press('?');
  await user.click(await screen.findByRole('checkbox', { name: /single keys/ }));
  await user.click(within(screen.getByRole('dialog', { name: 'Keys' })).getByRole('button', { name: /Close/ }));
  press('j');
  expect(screen.getByRole('heading', { name: 'LN20260301' })).toBeVisible();
});

it('the export masks by default, shows its content, and warns about readable numbers', async () => {
  const desk = { opens: null, cases: [{ id: 's-1', notes: 'Or 0813-3456-7891', isDone: false }] };
  const { user } = await openSample(sessionText([sampleConversation()], desk));
  await user.click(screen.getByRole('button', { name: 'Export this conversation' }));
  const leaving = () => screen.getByLabelText<HTMLTextAreaElement>('What is shared').value;
  // The number of the sample is in its log twice, the third is in the note.
  const found = 'Found: 3 telephone, 0 card, 0 identity numbers. Readable after export: ';
  expect(screen.getByText(`${found}0.`)).toBeVisible();
  expect(screen.getByText('3 phone, card and identity numbers are hidden.')).toBeVisible();
  expect(leaving()).not.toContain('0812-3456-7890');
  expect(leaving()).toContain('••••-••••-•890');
  // Of the build that recorded it, not of the desk.
  expect(leaving()).toContain('"release":"1.0.0+x"');
  await user.click(screen.getByRole('checkbox', { name: 'Mask telephone, card and identity numbers' }));
  expect(leaving()).toContain('0812-3456-7890');
  expect(screen.getByText(`${found}3.`)).toBeVisible();
  expect(screen.getByText('0 phone, card and identity numbers are hidden.')).toBeVisible();
  const warning = 'Personal numbers leave this device unmasked. Card numbers stay masked in any case.';
  expect(screen.getByText(warning)).toBeVisible();
});

it('the export prints only the conversations', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openSample();
  await user.click(screen.getByRole('button', { name: 'Export this conversation' }));
  await user.click(screen.getByRole('radio', { name: 'Print' }));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await act(() => waitFor(() => expect(print).toHaveBeenCalledOnce()));
  expect(document.body).toHaveAttribute('data-printing');
  expect(document.querySelector('[data-print-sheet]')).toHaveTextContent('Chat transcript');
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
  expect(document.body).not.toHaveAttribute('data-printing');
});

it('printing a case prints the whole conversation with its times, and no controls', async () => {
  await openSample(sample(), 'menghubungi');
  const sheet = () => document.querySelector('[data-print-sheet]');
  expect(sheet()).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(document.body).toHaveAttribute('data-printing');
  const words = ['Apa yang ingin Anda ketahui?', 'Telepon saya di 0812-3456-7890', 'Kami akan menghubungi Anda'];
  for (const text of words) expect(sheet()).toHaveTextContent(text);
  expect(sheet()).toHaveTextContent('[2026-03-01 10:00:00] Assistant: The conversation began.');
  expect(sheet()?.querySelector('button, input, textarea')).toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(sheet()).toBeNull();
  expect(document.body).not.toHaveAttribute('data-printing');
});

const ofIndia = sampleConversation({
  events: sampleConversation().events.map((event) =>
    event.type === 'session-started' ? { ...event, marketId: 'india' } : event,
  ),
});

it('the desk shows the clock of the conversations, or of the chosen market also after a reload', async () => {
  const { user } = await openReplay();
  pickFile(sessionText([ofIndia]));
  expect(await screen.findByText('Times in IST (UTC+05:30)')).toBeVisible();
  expect(screen.getByText('2026-03-01 08:30:00')).toBeVisible();
  pickFile(sample({ id: 's-2', orderNo: 'LN2' }));
  // Conversations of two markets have the clock of the page, and a single one its own.
  expect(await screen.findByText('Times in WIB (UTC+07:00)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: ofSample }));
  expect(await screen.findByText('Times in IST (UTC+05:30)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  await user.selectOptions(await screen.findByLabelText('Market and clock'), 'India · IST (UTC+05:30)');
  expect(await screen.findByText('Times in IST (UTC+05:30)')).toBeVisible();
  cleanup();
  await openReplay({ session: 's-2' });
  await screen.findByRole('slider');
  expect(screen.getByText('Times in IST (UTC+05:30)')).toBeVisible();
});

it('the desk does not exist in a build without internal tools', async () => {
  await renderApp('/support/replay');
  expect(await screen.findByText('This page does not exist')).toBeVisible();
});
