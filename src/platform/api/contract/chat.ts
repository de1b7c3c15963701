// Calls of the chatbot, the only ones of the JSON client (wire protocol, Requests).
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { id, integer, lenientList, orNull, text, texts } from '../schema';
import { option, orderCard, selectedOrder } from './order-card';

const defineCall = callsOf('chat');

const answer = v.object({
  id,
  /** Whole, because a choice is what the person then says. */
  title_local: text,
  title_local_alias: text,
  /** 4 jumps to human support (specification section 3). */
  action_type: integer,
});

const answers = lenientList(answer);

export const chatInit = defineCall({
  name: 'chat-init',
  isRead: true,
  path: '/h5-api/v3/user-problem/problem-init',
  request: v.object({ orderNo: v.optional(v.string()) }),
  answer: v.object({
    problemStatus: lenientList(option),
    orderDetail: selectedOrder,
    orderList: lenientList(orderCard),
    answerList: answers,
  }),
});

/** The questions of one entry; `pid` 0 is the top. */
export const questionList = defineCall({
  name: 'get-qa-list',
  isRead: true,
  method: 'GET',
  path: '/h5-api/v3/user-problem/get-qa-list',
  request: v.object(texts('orderNo', 'pid')),
  answer: v.object({
    answerList: answers,
    question: orNull(v.object({ id, title_local: text })),
  }),
});

/** Records what happened in a chat (wire protocol, Complaints: what each type means, and where its reply is). */
export const recordChat = defineCall({
  name: 'qa-record',
  path: '/h5-api/v3/user-problem/qa-record',
  request: v.object({ orderNo: v.string(), type: v.picklist([1, 2, 3, 4]), value: v.string(), qaId: v.string() }),
  // Any answer means that it is recorded; an unexpected one only has no reply.
  answer: v.fallback(v.object({ reply: text }), { reply: '' }),
});

export type ChatStart = AnswerOf<typeof chatInit>;
export type ChatQuestions = AnswerOf<typeof questionList>;
