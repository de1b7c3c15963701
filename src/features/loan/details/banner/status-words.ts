import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { orderStatusRule, type StatusPicture } from '@/domain/order-status';

type Words = { title: MessageDescriptor; text: MessageDescriptor };

const words: Readonly<Record<StatusPicture, Words>> = {
  review: {
    title: msg`Your application is being reviewed`,
    text: msg`You will see the result here as soon as we have it.`,
  },
  declined: {
    title: msg`Your application was not approved`,
    text: msg`We are sorry. If you have a question, customer service is there for you.`,
  },
  disbursing: { title: msg`Your money is on its way`, text: msg`We are sending it to your bank account.` },
  repaying: { title: msg`Your loan is running`, text: msg`Repay by the due date to avoid late charges.` },
  due: { title: msg`Your payment is due`, text: msg`Repay by the due date to avoid late charges.` },
  overdue: {
    title: msg`Your payment is late`,
    text: msg`Please repay as soon as you can. If that is difficult, talk to us.`,
  },
  settled: { title: msg`Your loan is repaid`, text: msg`Thank you. There is nothing left to pay.` },
  'partly-paid': {
    title: msg`A part of your payment has arrived`,
    text: msg`Thank you. Please repay the rest by the due date.`,
  },
  closed: { title: msg`This order is closed`, text: msg`There is nothing you have to do.` },
  collection: {
    title: msg`Your payment is long overdue`,
    text: msg`Please repay, or call us so that we find a way together.`,
  },
};

const unknownWords: Words = {
  title: msg`Your order is being updated`,
  text: msg`Please look again later, or ask customer service.`,
};

/**
 * What the banner says when the server sends no words of its own: neutral sentences, without a promise.
 * @param status the server's `orderStatus`; an unknown one borrows the picture of 200, but not its words
 */
export function statusWords(status: string): Words {
  const { picture, action } = orderStatusRule(status);
  return picture === 'settled' && action === null ? unknownWords : words[picture];
}
