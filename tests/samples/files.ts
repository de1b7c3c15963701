import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { maskConversation } from '@/features/chat/export/conversation';
import { writeSessionFile } from '@/features/chat/export/share-package';
import { loadDisputeChats } from '@/features/chat/export/transcript';
import { disputeContent } from '@/features/records/dispute/content';
import { readSources } from '@/features/records/dispute/sources';
import { makeDisputeFile } from '@/features/records/dispute/use-dispute';
import { keepPayments, paymentOf } from '../support/payments';
import { record } from './recorder';
import { before, conversations, disputed, type Sample } from './scenes';

/** Which build recorded which samples. */
const releases = { before: '1.4.0+4c1d2e9a7b30', conversations: '1.5.0+9f2b6a1c8d44' };

type Translate = Parameters<typeof loadDisputeChats>[2];

/** The sentences of the code, so that a sample does not change with a translation. */
const translate: Translate = ({ message = '', values = {} }) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const zones = { indonesia: 'Asia/Jakarta', india: 'Asia/Kolkata' };

/** A picture of the demo as a phone re-encodes it: there is no canvas here. */
const pictureAt = (address: string) =>
  readFileSync(`tests/samples/${path.basename(new URL(address).pathname)}.jpg`).toString('base64');

async function play(sample: Sample) {
  const recording = await record(sample);
  await sample.act(recording.borrower);
  return recording;
}

/** Records one of the files of conversations, as the borrowers' own exports: masked. */
export async function recordConversations(which: keyof typeof releases): Promise<string> {
  const recorded = [];
  for (const sample of which === 'before' ? before : conversations) {
    const recording = await play(sample);
    recorded.push(maskConversation(await recording.conversation(), 'numbers').conversation);
    recording.end();
  }
  const last = recorded[recorded.length - 1];
  const exportedAt = (last?.events[last.events.length - 1]?.at ?? 0) + 60_000;
  return writeSessionFile(recorded, { exportedAt, release: releases[which], masked: true });
}

/** Records one of the dispute files: a complaint with its answer, a chat, a payment, the request log. */
export async function recordDispute(market: keyof typeof disputed): Promise<string> {
  vi.stubEnv('TZ', zones[market]);
  const recording = await play(disputed[market]);
  const { services, orderNo } = recording;
  // First of all: the log of calls must contain it, also on a busy machine.
  const complaint = await recording.readComplaint();
  const { problemId, images } = complaint.detail;
  const pictures = new Map(images.slice(0, 1).map((address) => [address, pictureAt(address)]));
  const at = recording.now() - 5 * 86_400_000;
  const said = paymentOf({
    orderId: orderNo,
    productId: '1',
    market,
    stage: 'said',
    startedAt: at,
    amount: market === 'india' ? '450000' : '159900000',
    code: { payCode: market === 'india' ? 'HDFC' : 'BNI', billNumber: 'SAMPLE-1' },
  });
  await keepPayments(services, [said]);
  const sources = await readSources(services, problemId, () => Promise.resolve({ ...complaint, pictures }));
  const conversation = await recording.conversation();
  const chats = (await loadDisputeChats(services.storage, orderNo, translate)).map((chat) => ({
    ...chat,
    id: conversation.id,
    events: conversation.events,
  }));
  const { parts, chatLines, masked } = disputeContent(sources, { orderNo, chats, secrets: [] });
  const made = await makeDisputeFile({
    parts,
    chatLines,
    head: {
      createdAt: recording.now(),
      appVersion: '3.2.0',
      release: releases.conversations,
      market,
      locale: 'en',
      orderNo,
      problemId,
      masked: Object.values(masked).reduce((sum, count) => sum + count, 0),
    },
    appName: 'Sample',
    translate,
  });
  recording.end();
  vi.unstubAllEnvs();
  return made.text;
}
