// Schemas of complaints and the chat: a choice, and the card of an order (wire protocol, Complaints).
import * as v from 'valibot';
import { flag, id, label, lenientList, orNull, text } from '../schema';

export const option = v.object({ title: label, value: text, icon: text });

export const orderCard = v.object({
  orderNo: id,
  /** The product of its loan; empty if the server does not send it: then what the phone has stored is used. */
  productId: text,
  productLogo: text,
  productName: label,
  /** Text to show, not a code. */
  status: text,
  /** Whether this order allows a collection-type complaint (specification section 4). */
  isShow: flag,
  list: lenientList(v.object({ title: label, value: label })),
});

/** The selected order; `null` without one, or if it cannot be parsed. */
export const selectedOrder = orNull(orderCard);

export type Option = v.InferOutput<typeof option>;
export type OrderCard = v.InferOutput<typeof orderCard>;
