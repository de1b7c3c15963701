// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { writeSessionFile } from '@/features/chat/export/session-file';
import { readDisputeFile, readSessionFile } from './import-messages';

const read = (name: string) => readFileSync(`src/internal/desk/samples/${name}`, 'utf8');
const conversationsIn = (name: string) => readSessionFile(read(name)).sessions.map(({ conversation }) => conversation);

it.each([
  ['before.json', '1.4.0+4c1d2e9a7b30'],
  ['conversations.json', '1.5.0+9f2b6a1c8d44'],
])('the sample %s has exactly the form in which the app exports conversations', (name, release) => {
  const now = Date.parse(/"exportedAt": "([^"]+)"/.exec(read(name))?.[1] ?? '');
  expect(writeSessionFile(conversationsIn(name), { now, release, masked: true })).toBe(read(name));
});

it.each(['dispute-indonesia.html', 'dispute-india.html'])(
  'the sample %s is sealed, and has every part',
  async (name) => {
    const { dispute, conversations } = await readDisputeFile(read(name));
    expect(new Set(dispute.checked.map(({ state, isReadable }) => `${state} ${String(isReadable)}`))).toEqual(
      new Set(['intact true']),
    );
    expect(conversations).toHaveLength(1);
    expect(dispute.complaint?.content).not.toBe('');
    expect(dispute.complaint?.answer).not.toBe('');
  },
);

it('the samples contain a failure, an outage, a hand-off, a bad rating, and both markets', () => {
  const events = ['before.json', 'conversations.json'].flatMap(conversationsIn).flatMap((one) => [...one.events]);
  for (const part of [
    { type: 'message-failed', reason: 'lost' },
    { type: 'message-failed', reason: 'refused' },
    { type: 'questions-failed' },
    { type: 'network-changed', online: false },
    { type: 'network-changed', online: true },
    { type: 'message-queued', kind: 1 },
    { type: 'message-queued', kind: 3, value: '1' },
    { type: 'resumed' },
    { type: 'session-started', marketId: 'india' },
    { type: 'session-started', marketId: 'indonesia' },
  ])
    expect(events).toContainEqual(expect.objectContaining(part));
});
