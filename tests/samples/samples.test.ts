// @vitest-environment jsdom
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSessionFile } from '@/internal/desk/import/import-messages';
import { recordConversations, recordDispute } from './files';

const folder = 'src/internal/desk/samples';
const isRecording = process.env['RECORD_SAMPLES'] === '1';

/** The file of the project; recording writes it before. */
function storedSample(name: string, text: string): string {
  if (isRecording) writeFileSync(`${folder}/${name}`, text);
  return readFileSync(`${folder}/${name}`, 'utf8');
}

const files: [string, () => Promise<string>][] = [
  ['before.json', () => recordConversations('before')],
  ['conversations.json', () => recordConversations('conversations')],
  ['dispute-indonesia.html', () => recordDispute('indonesia')],
  ['dispute-india.html', () => recordDispute('india')],
];

describe('the samples of the support desk', () => {
  it.each(files)(
    '%s is recorded again byte for byte (to update it: RECORD_SAMPLES=1 npx vitest run tests/samples)',
    async (name, make) => {
      const text = await make();
      expect(text === storedSample(name, text), `${name} differs from its recording: record it again`).toBe(true);
      // Again in the same process: the first run must not change the second one.
      const again = await make();
      expect(again === text, `${name} differs when it is recorded again`).toBe(true);
    },
  );

  it('contain a failure, an outage, a hand-off, a bad rating, and both markets', () => {
    const events = ['before.json', 'conversations.json'].flatMap((name) =>
      readSessionFile(readFileSync(`${folder}/${name}`, 'utf8')).sessions.flatMap(({ conversation }) => [
        ...conversation.events,
      ]),
    );
    const has = (part: object) => expect(events).toContainEqual(expect.objectContaining(part));
    has({ type: 'message-failed', reason: 'lost' });
    has({ type: 'message-failed', reason: 'refused' });
    has({ type: 'questions-failed' });
    has({ type: 'network-changed', online: false });
    has({ type: 'network-changed', online: true });
    has({ type: 'handed-off' });
    has({ type: 'rating-closed', stars: 1 });
    has({ type: 'resumed' });
    has({ type: 'session-started', marketId: 'india' });
    has({ type: 'session-started', marketId: 'indonesia' });
  });
});
