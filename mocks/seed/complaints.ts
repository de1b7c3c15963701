import type { Market } from '@/domain/market';
import { addWeekdays, day, hour } from '../clock';
import type { Complaint } from '../db/schema';
import { createRandom, hash } from '../random';
import { complaintTextsIn } from './complaint-texts';
import { receiptOf } from './demo-pictures';

/** Working days until customer service answers (specification section 2: a reply within 3 weekdays). */
const answerAfterWeekdays = 2;

/** Pictures of an answer, by type of complaint; ids of the demo. */
function answerImagesFor(type: string): string[] {
  if (type === '4') return ['letter'];
  return type === '1' || type === '2' ? ['answer', 'letter'] : [];
}

type NewComplaint = Pick<Complaint, 'problemId' | 'type' | 'sonType' | 'content' | 'images' | 'orderNo' | 'createdAt'>;

/** A complaint as it is filed, with the day of its answer. */
export function newComplaint(fields: NewComplaint, market: Market): Complaint {
  return {
    ...fields,
    answeredAt: addWeekdays(fields.createdAt, answerAfterWeekdays, market.utcOffset),
    answerImages: answerImagesFor(fields.type),
    score: null,
  };
}

/** One that waits for its answer, one that waits for its rating, and some of old that have had both. */
export function seededComplaints(market: Market, orderNo: string, anchor: number, seed: number): Complaint[] {
  const random = createRandom(hash(`complaints/${market.id}/${seed}`));
  const texts = complaintTextsIn(market.locale);
  const file = (type: string, sonType: string, content: string, createdAt: number, images: string[] = []) =>
    newComplaint({ problemId: random.digits(9), type, sonType, content, images, orderNo, createdAt }, market);
  return [
    file('1', '14', texts.paid, anchor - 6 * day, [receiptOf(market)]),
    file('1', '13', texts.calls, anchor - 3 * hour),
    ...['4', '3', '6'].map((type, index) => ({
      ...file(type, '', texts.samples[type] ?? '', anchor - (38 + index * 61) * day),
      score: 5 - index,
    })),
  ];
}
