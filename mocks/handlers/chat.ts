import { chatInit, questionList, recordChat } from '@/platform/api/contract/chat';
import type { WireAnswerOf } from '@/platform/api/define-call';
import { answer, handle, refuseWith } from '../backend/define-handler';
import type { ChatNode } from '../seed/chat-questions';
import { replyTo } from '../seed/chat-replies';
import { actionType, chatTreeOf, findNode } from '../seed/chat-tree';
import { withFigures } from './chat-figures';
import { orderCards } from './order-cards';

type WireAnswers = WireAnswerOf<typeof questionList>['answerList'];

const recordTypes = { jump: '1', feedback: '2', rating: '3', text: '4' } as const;

/** Ratings below this are answered with words of regret (specification section 4). */
const goodRating = 4;

/** Maximum number of stored records. */
const maxRecords = 1_000;

const toAnswers = (nodes: readonly ChatNode[]): NonNullable<WireAnswers> =>
  nodes.map((node) => ({
    id: node.id,
    title_local: node.title,
    title_local_alias: node.alias ?? '',
    action_type: actionType(node),
  }));

export const chatHandlers = [
  handle(chatInit, (field, context) => {
    const { categories } = chatTreeOf(context.market, context.language);
    return answer({
      problemStatus: categories.map((node) => ({ title: node.alias ?? node.title, value: node.id })),
      ...orderCards(field('orderNo'), context),
      answerList: toAnswers(categories),
    });
  }),

  handle(questionList, (field, context) => {
    const tree = chatTreeOf(context.market, context.language);
    const pid = field('pid');
    if (pid === '' || pid === '0') return answer({ answerList: toAnswers(tree.categories) });
    const node = findNode(tree, pid);
    if (!node) return refuseWith('4002', context);
    const reply = withFigures(node.reply, node.id, field('orderNo'), tree.figures, context);
    return answer({ answerList: toAnswers(node.children ?? []), question: { id: node.id, title_local: reply } });
  }),

  handle(recordChat, (field, context) => {
    const { db, market, language } = context;
    const tree = chatTreeOf(market, language);
    const record = { orderNo: field('orderNo'), type: field('type'), value: field('value') };
    db.change((state) => {
      state.chat.push(record);
      state.chat.splice(0, state.chat.length - maxRecords);
    });
    if (record.type === recordTypes.text) {
      const { reply, question } = replyTo(tree, record.value);
      return answer({}, withFigures(reply, question, record.orderNo, tree.figures, context));
    }
    const isPoorRating = record.type === recordTypes.rating && Number(record.value) < goodRating;
    return answer({}, isPoorRating ? tree.ratingThanks : '');
  }),
];
