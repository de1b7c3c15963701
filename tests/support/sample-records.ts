import type { storeNames } from '@/config/stores';
import { chatEvents, chatScreens, chatSessions } from '@/features/chat/records/chat-sessions';
import { complaintDrafts, emptyDraft, complaintOutbox } from '@/features/complaints/records/complaint-drafts';
import { selectedOrders } from '@/features/complaints/records/selected-order';
import { loanAttempts } from '@/features/loan/confirm/attempt/send-application';
import { agreedLoans } from '@/features/loan/costs/agreed-terms';
import { paymentBooks } from '@/features/pay/records/book';
import { lastWays } from '@/features/pay/records/last-way';
import { cardDrafts } from '@/features/pay/records/new-card';
import { type deskStoreNames, supportCases, supportSettings } from '@/internal/desk/storage/support-cases';
import { supportDisputes } from '@/internal/desk/storage/support-disputes';
import { supportHeads, supportLogs } from '@/internal/desk/storage/support-sessions';
import { lastSwitches } from '@/platform/offline/switches/last-switches';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import type { StoreDefinition } from '@/platform/storage/definition';
import { waitingReports } from '@/platform/telemetry/held-reports';
import { requestLog } from '@/platform/telemetry/request-log';
import { leases } from '@/platform/writes/lock';
import { waitingRatings } from '@/platform/writes/ratings';
import { receipts } from '@/platform/writes/receipts';
import { disputeHead } from './dispute-file';
import { receiptOf } from './kept-receipts';
import { entryOf } from './outbox-world';
import { bookOf, paymentOf } from './payments';

/** A store, without the type of what is in it, and two records as it gives them back. */
export type Sample = { definition: StoreDefinition<unknown>; data: unknown; other: unknown };

const sample = <T>(definition: StoreDefinition<T>, data: T, other: T): Sample => ({ definition, data, other });

const savedAt = 1_800_000_000_000;
const draft = {
  ...emptyDraft('1', savedAt),
  id: 'd',
  text: 'They called',
  images: [{ id: 'i', name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1, 2]).buffer, url: '' }],
};
const waiting = entryOf({ images: [] });
const rated = { subject: 'complaint' as const, problemId: '1' };
const stars = { market: 'india' as const, stars: 4 as const };
const waitingRating = { ...stars, attemptId: 'a', at: savedAt, rated, tries: 0 };
const ofOrder = { id: 's', orderNo: '1', startedAt: savedAt };
const head = { ...ofOrder, endedAt: null, drafts: { page: 'half' }, askedIndex: null };
const last = { seq: 3, at: savedAt, status: '174', left: '100', dues: [savedAt] };
const found = { is: 'unclear' as const, at: savedAt, money: '50' };
const book = bookOf([paymentOf({ stage: 'said', found }), paymentOf({ id: 'card', card: {} })], { last, count: 3 });
const loggedCall = { call: 'loan-details', at: savedAt, took: 120, outcome: 'ok' as const, code: '' };
const keptAnswer = { buster: 'a', queryKey: ['contact'], data: { bophone: '021' }, readAt: savedAt };
const manifest = { ...disputeHead, format: 'loan-web-dispute' as const, version: 1, sealed: true, parts: [] };
const dispute = { id: 'a', manifest, manifestState: 'intact' as const, code: 'a', checked: [], sessionIds: [] };
const terms = { received: '100', payout: '2026-03-05', payments: [{ date: '2026-04-05', amount: '110' }] };
const agreed = {
  market: 'india' as const,
  orderId: '1',
  stated: { rate: '', rows: [] },
  ...terms,
};
const unsaid = {
  isIncomplete: false,
  differsFrom: '',
  market: '',
  release: '',
  orderName: '',
  orderStatus: '',
  excerpt: '',
  rating: 0,
  failures: 0,
};
const supportHead = { ...ofOrder, ...unsaid, outcome: 'open' as const, count: 1, words: 's 1' };
const selected = { orderNo: '00123', selectedIndex: '2' };
const way = { payType: '1', payCode: 'BCA', method: 'ATM', name: 'BCA' };
const chatScreen = {
  topics: [{ title: 'Fees', tone: '' }],
  lines: [{ from: 'borrower', text: 'x', state: '', trouble: '', questions: [], ways: [], steps: [] }],
};
const cardDraft = { bankCode: 'CMB', holderName: 'Zhang', phone: '139', awaited: '7898' };
const applied = { id: 'a', startedAt: savedAt, state: 'sent' as const };

/** One of each store there is: a new one does not compile without its own. */
export const sampleRecords: { readonly [Name in (typeof storeNames)[number]]: Sample } = {
  'complaint-drafts': sample(complaintDrafts, draft, { ...draft, text: 'other' }),
  'complaint-outbox': sample(complaintOutbox, waiting, { ...waiting, text: 'other' }),
  'waiting-ratings': sample(waitingRatings, waitingRating, { ...waitingRating, tries: 1 }),
  'chat-sessions': sample(chatSessions, head, { ...head, drafts: { page: 'other' } }),
  'chat-events': sample(chatEvents, { events: [{ seq: 0 }] }, { events: [] }),
  'chat-screens': sample(chatScreens, chatScreen, { ...chatScreen, topics: [] }),
  'selected-order': sample(selectedOrders, selected, { ...selected, selectedIndex: '' }),
  payments: sample(paymentBooks, book, { ...book, payments: [] }),
  'last-way': sample(lastWays, way, { ...way, payType: 'upi', method: '' }),
  'card-drafts': sample(cardDrafts, cardDraft, { ...cardDraft, bankCode: '', phone: '' }),
  'loan-attempts': sample(loanAttempts, applied, { ...applied, state: 'confirmed' as const }),
  'agreed-loans': sample(agreedLoans, agreed, { ...agreed, payments: [{ date: null, amount: 'soon' }] }),
  receipts: sample(receipts, receiptOf('rating'), receiptOf('complaint')),
  'request-log': sample(requestLog, { calls: [loggedCall] }, { calls: [] }),
  'kept-answers': sample(persistedAnswers, keptAnswer, { ...keptAnswer, buster: 'other' }),
  switches: sample(lastSwitches, { text: '{ "version": 1 }' }, { text: '' }),
  'waiting-reports': sample(waitingReports, { messages: [{ at: savedAt, text: '{}' }] }, { messages: [] }),
  leases: sample(leases, { holder: 'a', renewals: 0 }, { holder: 'b', renewals: 7 }),
};

/** The same for each store of the support desk. */
export const deskRecords: { readonly [Name in (typeof deskStoreNames)[number]]: Sample } = {
  'support-heads': sample(supportHeads, { heads: [supportHead] }, { heads: [] }),
  'support-logs': sample(supportLogs, { logs: [{ id: 's', events: [] }] }, { logs: [] }),
  'support-cases': sample(supportCases, { notes: 'Called back', isDone: true }, { notes: '', isDone: true }),
  'support-settings': sample(supportSettings, { hasKeys: true, market: '' }, { hasKeys: false, market: 'india' }),
  'support-disputes': sample(supportDisputes, dispute, { ...dispute, code: null }),
};
