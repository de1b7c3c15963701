import type { DeviceStorage } from '@/storage/storage';
import { complaintDrafts } from '@/storage/records/complaint-drafts';
import type { EvidenceImage } from '@/storage/records/complaint-evidence';
import { noteComplaint } from '@/storage/records/payment-claims';
import { forgetSelectedOrder } from '@/storage/records/selected-order';
import type { DraftKeeper } from '../drafts/draft-keeper';
import { addEntry } from '../outbox/outbox-entries';
import type { ComplaintType } from './complaint-type';

/**
 * Moves what stands in the form to the outbox, to be sent when the network is back. An attempt whose outcome is not known
 * goes with it: it is asked for before anything is sent.
 * @returns `full` when the device has no room, `gone` when another window ended the draft: nothing was moved then
 */
export async function layInOutbox(
  storage: DeviceStorage,
  keeper: DraftKeeper,
  { type, images, now }: { type: ComplaintType; images: EvidenceImage[]; now: number },
): Promise<'moved' | 'full' | 'gone'> {
  await keeper.flush();
  const { draft, saving } = keeper.getSnapshot();
  if (saving === 'gone') return 'gone';
  const attempt = (await storage.open(complaintDrafts).get(draft.orderNo))?.data.attempt ?? null;
  const { text, orderNo, orderName, transcript } = draft;
  const outcome = await addEntry(storage, {
    // The draft's own: a second tap, or a kill in between, makes no second entry.
    id: draft.id,
    createdAt: now,
    text,
    problemType: type.problemType,
    problemSonType: type.problemSonType,
    typeTitle: type.typeTitle,
    sonTypeTitle: type.sonTypeTitle,
    orderNo,
    orderName,
    images,
    transcript,
    attempt: attempt?.reached === 'save' ? { ...attempt, until: 0 } : null,
    error: '',
    state: 'waiting',
  });
  if (outcome === 'full') return 'full';
  await keeper.finish();
  await forgetSelectedOrder(storage, orderNo);
  if (draft.proof) await noteComplaint(storage, orderNo, now);
  return 'moved';
}
