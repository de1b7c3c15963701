import * as v from 'valibot';
import { defineCall, type AnswerOf } from '../define-call';
import { label } from '../schema';

/** How to reach customer service, WhatsApp if there is (decision 21, WhatsApp row); 30 is fixed (specification 9). */
export const contactInfo = defineCall({
  name: 'get-whatsapp',
  isRead: true,
  area: 'contact',
  path: '/user-problem/get-whatsapp',
  request: v.object({ overall: v.literal(30) }),
  answer: v.object({ boemail: label, bophone: label, whatsapp: label }),
});

export type ContactInfo = AnswerOf<typeof contactInfo>;
