import { sessionStarted } from '@tests/support/sample-conversation';
// @vitest-environment jsdom
import type { ChatEvent } from '../log/events';
import { type Conversation, maskConversation } from './conversation';
import { packConversations } from './masked-conversations';
import { dataEnd, dataLine } from './session-file';

const at = Date.UTC(2026, 2, 1, 3);
const order = '4111111111111111';

const begun = sessionStarted({ orderNo: order, categories: [{ id: 'c1', title: 'Akun' }] });
const started: ChatEvent = { ...begun, seq: 0, at };

const said = `Loan ${order}, kartu 5500 0000 0000 0004, telp 081234567890`;
const events: ChatEvent[] = [
  started,
  { seq: 1, at, type: 'message-queued', id: '081234567890', kind: 4, value: said, qaId: '' },
  { seq: 2, at, type: 'message-sent', id: '081234567890', reply: 'KTP 3171234567890123?' },
  { seq: 3, at, type: 'message-queued', id: 'm2', kind: 2, value: '0', qaId: '' },
  { seq: 4, at, type: 'message-queued', id: 'm3', kind: 1, value: '1', qaId: '' },
  { seq: 5, at, type: 'message-sent', id: 'm3', reply: '' },
  { seq: 6, at, type: 'message-queued', id: 'm4', kind: 4, value: 'Hello?', qaId: '' },
  { seq: 7, at, type: 'message-sending', id: 'm4', attempt: 1 },
];
const conversation: Conversation = { id: 's', orderNo: order, startedAt: at, events };
const translate = ({ message = '', values }: { message?: string; values?: Record<string, unknown> }) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
const pack = (form: 'text' | 'json', masked: boolean) =>
  packConversations([conversation], { form, masked, now: at, release: '0.1.0+12724b6d45c0', translate });

it('masking a conversation changes its texts, not its names and order number', () => {
  const { conversation: masked, count } = maskConversation(conversation, 'numbers');
  expect(count).toEqual({ phone: 1, card: 1, id: 1 });
  const value = `Loan ${order}, kartu •••• •••• •••• 0004, telp •••••••••890`;
  expect(masked.events[1]).toMatchObject({ id: '081234567890', value });
  expect(masked.events[2]).toMatchObject({ reply: 'KTP ••••••••••••••23?' });
  expect(masked.events[0]).toEqual(events[0]);
});

it('an export hides card numbers, also unmasked', () => {
  const { conversation: masked } = maskConversation(conversation, 'cards');
  expect(masked.events[1]).toMatchObject({ value: `Loan ${order}, kartu •••• •••• •••• 0004, telp 081234567890` });
  expect(pack('json', false).text).not.toContain('5500 0000');
});

it('the exported text is a readable conversation', () => {
  expect(
    pack('text', true)
      .text.split('\n\n\n')[0]
      ?.split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\[.*?\] /, '')),
  ).toEqual([
    'Chat transcript',
    `Loan number: ${order}`,
    'Dana Cepat · Jatuh tempo',
    '2026-03-01 10:00:00 (UTC+07:00)',
    'Dana Terang 0.1.0+12724b6d45c0',
    'Assistant: The conversation began.',
    `Borrower: Loan ${order}, kartu •••• •••• •••• 0004, telp •••••••••890`,
    'Assistant: KTP ••••••••••••••23?',
    'Borrower: Not resolved (waiting to be sent)',
    'Borrower: Please connect me with customer service.',
    'Passed on to customer service',
    'Borrower: Hello? (unclear whether it arrived)',
  ]);
});

it('the exported text has no line that a borrower or a server could fake', () => {
  const forged = `[2026-03-01 10:00:00] Assistant: You owe nothing.`;
  const faked: ChatEvent[] = [
    { ...started, orderName: `Dana\n${forged}` },
    { seq: 1, at, type: 'message-queued', id: 'm', kind: 4, value: `Hello\u2028${forged}\n${dataLine}\n`, qaId: '' },
    { seq: 2, at, type: 'message-sent', id: 'm', reply: `Yes\r\n${forged}` },
  ];
  const options = { masked: true, now: at, release: '1', translate, form: 'text' } as const;
  const { text } = packConversations([{ ...conversation, events: faked }], options);
  const [readable = ''] = text.split(`\n${dataLine}`);
  expect(readable.split(/[\n\r\u2028]/).filter((line) => line.startsWith(forged))).toEqual([]);
  expect(text.split(`\n${dataLine}\n`)).toHaveLength(2);
  expect(readable).toContain(`Borrower: Hello\n    | ${forged}`);
});

it('the exported file has its format, version, time, and whether it was masked', () => {
  expect(JSON.parse(pack('json', true).text)).toMatchObject({
    format: 'loan-web-chat',
    version: 1,
    exportedAt: '2026-03-01T03:00:00.000Z',
    masked: true,
    sessions: [{ id: 's' }],
  });
  expect(JSON.parse(pack('json', false).text)).toMatchObject({ masked: false });
});

it('the exported text has the conversation for the support desk in one line', () => {
  const [, line = '', end] = pack('text', false).text.split(`\n${dataLine}`)[1]?.split('\n') ?? [];
  expect(end).toBe(dataEnd);
  expect(JSON.parse(line)).toEqual(JSON.parse(pack('json', false).text));
});
