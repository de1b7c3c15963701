import * as v from 'valibot';
import type { Lender } from '../db/lender';
import { disorderly, mannersSchema } from '../db/manners';

const money = v.object({
  by: v.string(),
  amount: v.exactOptional(v.number()),
  share: v.exactOptional(v.number()),
  purpose: v.exactOptional(v.picklist(['loan', 'extension'])),
  at: v.exactOptional(v.number()),
  orderId: v.exactOptional(v.string()),
});

const reversal = v.object({ booking: v.number() });

/**
 * What a test asks of the lender, as JSON: `lender` makes it disorderly, with the manners of the body; `book` moves
 * money; `reverse` takes a booking back.
 * @returns what is true of the order afterwards; undefined for other names
 */
export async function askLender(name: string, request: Request, lender: Lender): Promise<object | undefined> {
  if (!['lender', 'book', 'reverse'].includes(name)) return undefined;
  const body: unknown = await request.json();
  if (name === 'lender') lender.behave(v.parse(mannersSchema, { ...disorderly, ...v.parse(v.looseObject({}), body) }));
  if (name === 'reverse') lender.reverse(v.parse(reversal, body).booking);
  if (name === 'book') {
    const { by, ...booked } = v.parse(money, body);
    lender.book(by, booked);
  }
  return lender.truth();
}
