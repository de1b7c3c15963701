import { problemDetail, problemInit, problemList, saveProblem, saveScore } from '@/platform/api/contract/complaints';
import { answer, handle, refuseWith } from '../backend/define-handler';
import { dateTimeText } from '../clock';
import type { Complaint, Frozen } from '../db/schema';
import { answerTo, seededTextIn } from '../seed/complaint-texts';
import { complaintTypesIn, titleOf } from '../seed/complaint-types';
import { newComplaint } from '../seed/complaints';
import { complaintsOf, findComplaint } from './complaints-of';
import { allowsCollection, orderCards } from './order-cards';
import { addressOfPicture, uploadOfAddress } from './uploads';

/** UTF-16 units (specification section 5). */
const maxContent = 200;
const maxImages = 9;

/** The type that is about collection (specification section 4). */
const collectionType = '1';

const isAnswered = (complaint: Frozen<Complaint>, now: number) => now >= complaint.answeredAt;

/** The tab of a complaint: 1 in progress, 2 answered, 3 closed. */
function tabOf(complaint: Frozen<Complaint>, now: number): string {
  if (!isAnswered(complaint, now)) return '1';
  return complaint.score === null ? '2' : '3';
}

/** Comma-joined addresses; a comma inside one is %2C and stays so. */
function imagesOf(joined: string): string[] {
  return joined
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map(uploadOfAddress);
}

export const complaintHandlers = [
  handle(problemInit, (field, context) => {
    const { types, sonTypes } = complaintTypesIn(context.language);
    return answer({ problemType: [...types], problemSonType: [...sonTypes], ...orderCards(field('orderId'), context) });
  }),

  handle(saveProblem, (field, context) => {
    const { state, db, now, market } = context;
    const content = field('problemDetail');
    const images = imagesOf(field('problemImage'));
    const type = field('problemType');
    if (content.trim() === '' || content.length > maxContent || images.length > maxImages || type === '')
      return refuseWith('4002', context);
    const order = state.orders.find((candidate) => candidate.orderId === field('orderNo'));
    if (type === collectionType && !(order && allowsCollection(order, context))) return refuseWith('4005', context);
    const problemId = db.random().digits(9);
    const complaint = newComplaint(
      { problemId, type, sonType: field('problemSonType'), content, images, orderNo: field('orderNo'), createdAt: now },
      market,
    );
    db.change((current) => current.complaints.push(complaint));
    return answer({ problemId });
  }),

  handle(problemList, (_field, context) => {
    const { now, market, language, copy } = context;
    const { types } = complaintTypesIn(language);
    return answer({
      tabs: copy.complaintTabs.map((title, index) => ({ title, value: String(index + 1) })),
      list: complaintsOf(context).map((complaint) => ({
        id: complaint.problemId,
        time: dateTimeText(complaint.createdAt, market.utcOffset),
        type: titleOf(types, complaint.type),
        content: seededTextIn(complaint.content, language),
        tab: tabOf(complaint, now),
      })),
    });
  }),

  handle(problemDetail, (field, context) => {
    const { now, language } = context;
    const complaint = findComplaint(field('problemId'), context);
    if (!complaint) return refuseWith('4009', context);
    const { types, sonTypes } = complaintTypesIn(language);
    const answered = isAnswered(complaint, now);
    return answer({
      type: titleOf(types, complaint.type),
      sonType: titleOf(sonTypes, complaint.sonType),
      problemId: complaint.problemId,
      content: seededTextIn(complaint.content, language),
      images: complaint.images.map((image) => addressOfPicture(image, context)),
      disposeDetail: answered ? answerTo(complaint.type, language) : '',
      disposeImages: answered ? complaint.answerImages.map((image) => addressOfPicture(image, context)) : [],
      isScore: answered && complaint.score === null ? 1 : 0,
    });
  }),

  handle(saveScore, (field, context) => {
    const score = Number(field('score'));
    const complaint = findComplaint(field('problemId'), context);
    if (!complaint) return refuseWith('4009', context);
    if (
      !Number.isInteger(score) ||
      score < 1 ||
      score > 5 ||
      complaint.score !== null ||
      !isAnswered(complaint, context.now)
    )
      return refuseWith('4002', context);
    context.db.change((state) => {
      const others = state.complaints.filter((candidate) => candidate.problemId !== complaint.problemId);
      state.complaints = [
        ...others,
        { ...complaint, images: [...complaint.images], answerImages: [...complaint.answerImages], score },
      ];
    });
    return answer({});
  }),
];
