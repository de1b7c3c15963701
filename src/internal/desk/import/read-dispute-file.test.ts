// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { logVersion } from '@/features/chat/log/events';
import { disputeComplaint, disputeText } from '../../../../tests/support/dispute-file';
import { sampleConversation } from '../../../../tests/support/sample-conversation';
import { importFile } from './import-file';
import { readDisputeFile } from './import-messages';

const conversation = sampleConversation();
const session = { ...conversation, logVersion, events: [...conversation.events] };

const written = (change: Partial<typeof session> = {}, content = 'Paid twice') =>
  disputeText({ complaint: { ...disputeComplaint, content }, chats: { sessions: [{ ...session, ...change }] } });

it('importing a dispute file reads its conversations and other parts', async () => {
  const { sessions, dispute } = await importFile(new File([await written()], 'dispute.html'));
  expect(sessions).toEqual([{ conversation, release: '0.1.0+12724b6d45c0' }]);
  expect(dispute).toMatchObject({ manifestState: 'intact', complaint: { content: 'Paid twice' }, sessionIds: ['s-1'] });
  expect(dispute?.checked.every(({ state, isReadable }) => state === 'intact' && isReadable)).toBe(true);
});

it('importing a changed dispute file never replaces the original conversation', async () => {
  const text = await written();
  const { conversations, dispute } = await readDisputeFile(
    text.replace('Bagaimana cara membayar?', 'Bagaimana cara menipu?'),
  );
  expect(dispute.checked).toContainEqual({ name: 'chats', state: 'changed', isReadable: true });
  expect(conversations[0]?.id).toMatch(/^s-1~/);
  expect(dispute.sessionIds).toEqual([conversations[0]?.id]);
  expect(dispute.id).not.toBe((await readDisputeFile(text)).dispute.id);
});

it('importing a dispute file with an unreadable conversation reads the rest', async () => {
  const { conversations, dispute } = await readDisputeFile(
    await written({ events: [{ seq: 0, at: 1, type: 'teleported' } as never] }),
  );
  expect(conversations).toEqual([]);
  expect(dispute.checked).toContainEqual({ name: 'chats', state: 'intact', isReadable: false });
  expect(dispute.complaint?.content).toBe('Paid twice');
});

it('importing a dispute file masks a card number', async () => {
  const { dispute } = await readDisputeFile(await written({}, 'My card is 4111 2222 3333 4448'));
  expect(dispute.complaint?.content).toBe('My card is •••• •••• •••• 4448');
});

it('importing a dispute file refuses other pages', async () => {
  await expect(
    importFile(
      new File(['<!doctype html><script type="application/json" data-dispute="manifest">{}</script>'], 'x.html'),
    ),
  ).rejects.toMatchObject({ problem: { kind: 'wrong-format' } });
  await expect(importFile(new File(['<!doctype html><p>hello'], 'x.html'))).rejects.toMatchObject({
    problem: { kind: 'not-json' },
  });
});
