import type { Market } from '@/domain/market';
import { addWeekdays, day, hour } from '../clock';
import { toBase64 } from '../base64';
import type { Complaint, State } from '../db/schema';
import { createRandom, hash } from '../random';
import { answerPicture, receiptPicture } from './demo-pictures';

/** Working days until customer service answers (specification section 2: a reply within 3 weekdays). */
export const answerAfterWeekdays = 2;

const contents: Readonly<Record<'id' | 'en', { paid: string; calls: string }>> = {
  id: {
    paid: 'Saya sudah membayar cicilan kedua lewat Virtual Account BCA, tetapi petugas masih menagih saya lewat telepon.',
    calls: 'Petugas menelepon saya pukul sepuluh malam, padahal tagihan belum jatuh tempo.',
  },
  en: {
    paid: 'I paid the second instalment through the virtual account, but an agent still calls me about it.',
    calls: 'An agent called me at ten in the evening although nothing is due yet.',
  },
};

/** An answered complaint that waits for its rating, and one that waits for its answer. */
export function seededComplaints(market: Market, orderNo: string, anchor: number, seed: number): Complaint[] {
  const random = createRandom(hash(`complaints/${market.id}/${seed}`));
  const words = market.id === 'india' ? contents.en : contents.id;
  const earlier = anchor - 6 * day;
  const later = anchor - 3 * hour;
  return [
    { problemId: random.digits(9), type: '1', sonType: '14', content: words.paid, images: ['receipt'], orderNo, createdAt: earlier, answeredAt: addWeekdays(earlier, answerAfterWeekdays, market.utcOffset), answerImages: ['answer'], score: null },
    { problemId: random.digits(9), type: '1', sonType: '13', content: words.calls, images: [], orderNo, createdAt: later, answeredAt: addWeekdays(later, answerAfterWeekdays, market.utcOffset), answerImages: [], score: null },
  ];
}

/** The pictures that the seeded complaints show. */
export function seededUploads(): State['uploads'] {
  return [
    { id: 'receipt', type: 'image/svg+xml', base64: toBase64(new TextEncoder().encode(receiptPicture)) },
    { id: 'answer', type: 'image/svg+xml', base64: toBase64(new TextEncoder().encode(answerPicture)) },
  ];
}
