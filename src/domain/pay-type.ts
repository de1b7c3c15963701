/**
 * How money is sent, empty where that is not named: `1` a virtual account at a bank, `2` cash at a counter (specification section 9);
 * anything else is the name of a further group of the server (decision 91, further ways).
 */
export type PayType = string;

/** A type of payment out of an address or an answer; empty where it is of no known form. Every page's first load holds this. */
export function readPayType(text = ''): PayType {
  return /^([12]|[a-z][\w-]{0,31})$/i.test(text) ? text : '';
}
