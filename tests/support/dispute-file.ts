import { type DisputeParts, sealDispute, writeBlocks } from '@/features/records/dispute/dispute-format';
import { readDispute, type ReadDispute } from '@/internal/desk/import/read-dispute';

const build = { createdAt: 1_800_000_000_000, appVersion: '1.10', release: '0.1.0+12724b6d45c0' };
const subject = { market: 'indonesia' as const, locale: 'id', orderNo: 'LN1', problemId: '' };

/** What a dispute file says of itself; what a test is about it says itself. */
export const disputeHead = { ...build, ...subject, masked: 0 };

const letter = { type: 'Collection', sonType: '', content: 'Paid twice', images: ['https://cdn.example/a.jpg'] };

export const disputeComplaint = { problemId: '77', sentAt: '', ...letter, answer: '', answerImages: [] };

/** The text of a sealed dispute file, without the page around its blocks. */
export async function disputeText(parts: DisputeParts, head: Partial<typeof disputeHead> = {}): Promise<string> {
  const { blocks } = await sealDispute(parts, { ...disputeHead, ...head });
  return `<!doctype html>\n${writeBlocks(blocks).html}`;
}

/** A dispute file as the desk reads it. @throws if it cannot be read */
export async function readDisputeText(text: string): Promise<ReadDispute> {
  const read = await readDispute(text);
  if ('kind' in read) throw new Error(read.kind);
  return read;
}
