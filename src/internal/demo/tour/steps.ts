import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Locale } from '@/domain/languages';

const atBank = { payType: '1', payCode: 'BCA' };
const atCounter = { payType: '2', payCode: 'ALFAMART' };

/** The product in two minutes: 105 to 115 seconds, and time for pages that load slowly. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'due',
    scenario: 'due-today',
    path: '/loanDetails',
    title: msg`Due today`,
    words: msg`How much and until when is the largest thing on the page. One tap pays.`,
    seconds: 4,
    point: { role: 'region', name: { ours: msg`Amount due` } },
  },
  {
    id: 'virtual-account',
    scenario: 'due-today',
    path: '/that',
    inputs: atBank,
    title: msg`A payment code`,
    words: msg`Here is the code: number, amount, and the time that is left. Now watch the cable.`,
    seconds: 6,
    point: { role: 'timer' },
    withCard: true,
  },
  {
    id: 'offline',
    scenario: 'due-today',
    path: '/that',
    inputs: atBank,
    faults: 'offline',
    continuesBefore: true,
    title: msg`The cable is out, the code is not`,
    words: msg`The page was opened again without a network. The number lies on the phone, and the time counts on.`,
    seconds: 8,
    point: { role: 'timer' },
    withCard: true,
  },
  {
    id: 'offer',
    scenario: 'new-loan',
    path: '/loanConfirm',
    title: msg`A first loan, before it is taken`,
    words: msg`What arrives, what it costs and when each payment is due stand on one page. Nobody has to confirm what they have not seen.`,
    seconds: 11,
    // In India the agreement opens first, as a question.
    pressBefore: [{ role: 'button', name: { ours: msg`Agree` }, market: 'india' }],
    point: { role: 'region', name: { ours: msg`What this loan costs` } },
  },
  {
    id: 'review',
    scenario: 'under-review',
    path: '/loanDetails',
    title: msg`Sent off, under review`,
    words: msg`The page says what happens now and what comes next. Waiting needs no guessing.`,
    seconds: 8,
    point: { role: 'heading' },
  },
  {
    id: 'paid-out',
    scenario: 'under-review',
    path: '/loanDetails',
    clock: '+2d',
    title: msg`The clock moves on: paid out`,
    words: msg`One day to the approval, one more to the money. The demo's clock can be moved, and every figure moves with it.`,
    seconds: 9,
    point: { role: 'region', name: { ours: msg`Amount due` } },
  },
  {
    id: 'running',
    scenario: 'repaying',
    path: '/loanDetails',
    title: msg`Due in ten days`,
    words: msg`What if one pays early, all at once, or late? The page works it out.`,
    seconds: 10,
    point: { role: 'details', name: { ours: msg`What if …?` } },
    // Unfolded: its figures are computed a moment later.
    pressBefore: [{ role: 'fold', name: { ours: msg`What if …?` } }],
  },
  {
    id: 'instalments',
    scenario: 'due-today',
    path: '/installment',
    title: msg`Which instalments?`,
    words: msg`Principal and interest are drawn, not only written. Tick one or all of them: the total follows at once.`,
    seconds: 9,
    point: { role: 'button', name: { ours: msg`Pay all` } },
    press: [{ role: 'button', name: { ours: msg`Pay all` }, at: 5 }],
  },
  {
    id: 'counter',
    scenario: 'due-today',
    path: '/that',
    inputs: atCounter,
    title: msg`Show it to the cashier`,
    words: msg`Cash works, too: a barcode for the till, and figures that can be read across the counter.`,
    seconds: 8,
    pressBefore: [{ role: 'button', name: { ours: msg`Show to the cashier` } }],
    point: { role: 'image', name: { ours: msg`Barcode of the payment code` } },
  },
  {
    id: 'late',
    scenario: 'overdue',
    path: '/loanDetails',
    title: msg`Five days late`,
    words: msg`What being late has cost so far is in the amount, and the page says that it grows. No threats, and a way to talk.`,
    seconds: 10,
    point: { role: 'region', name: { ours: msg`Amount due` } },
  },
  {
    id: 'complaint',
    scenario: 'complaint-answered',
    path: '/complainDetails',
    // A rated one: no rating dialog covers it.
    marketInputs: { indonesia: { problemId: '977551932' }, india: { problemId: '333443841' } },
    title: msg`A complaint, and its answer`,
    words: msg`What was written, what customer service replied, and the letter that proves it. The whole story stays in one place.`,
    seconds: 10,
    point: { role: 'region', name: { ours: msg`Process Result` } },
  },
  {
    id: 'chat',
    scenario: 'due-today',
    path: '/intelligentCustomerService',
    inputs: { selectedIndex: '1' },
    title: msg`Ask at any hour`,
    words: msg`The assistant knows which loan it is about. Every word is kept on the phone, even if the network or the app goes.`,
    seconds: 10,
    pressBefore: [
      {
        role: 'button',
        name: { servers: { en: 'Paying late', hi: 'देर से चुकाना', id: 'Terlambat membayar', zh: '逾期还款' } },
      },
    ],
    point: { role: 'log' },
    // The time between the two questions is what the next stop plays.
    press: [
      {
        role: 'button',
        name: {
          servers: {
            en: 'What does paying late cost?',
            hi: 'देर से चुकाने पर कितना लगता है?',
            id: 'Berapa biaya keterlambatan?',
            zh: '逾期要付多少费用？',
          },
        },
        at: 6,
      },
    ],
  },
  {
    id: 'replay',
    scenario: 'due-today',
    path: '/support/replay',
    continuesBefore: true,
    title: msg`What the support agent sees`,
    words: msg`The same conversation, played back tap by tap. Nobody has to tell their story twice.`,
    seconds: 10,
    // The conversation of the stop before, found by its product.
    pressBefore: [{ role: 'button', name: { ofMarket: { indonesia: 'Dana Cepat', india: 'Bright Salary Loan' } } }],
    press: [
      { role: 'button', name: { ours: msg`Play` }, at: 3 },
      { role: 'button', name: { ours: msg`Play` }, at: 7 },
    ],
    point: { role: 'region', name: { ours: msg`The borrower’s screen` } },
  },
];

export const tourSeconds = tourSteps.reduce((sum, { seconds }) => sum + seconds, 0);

/** The tour has two markets: Indonesia, and India for readers of English. */
export type TourMarket = 'indonesia' | 'india';

/** The name of a part: our own text, that of the demo's server in each language, or one per market. */
type PartName =
  | { ours: MessageDescriptor }
  | { servers: Readonly<Record<Locale, string>> }
  | { ofMarket: Readonly<Record<TourMarket, string>> };

/** A part of the page by role and name; without a name the first of that role. */
export type PagePart = {
  /** `heading` with the sentence below it; `fold` is the summary, `details` all that it unfolds. */
  role: 'button' | 'fold' | 'details' | 'heading' | 'region' | 'timer' | 'log' | 'image';
  name?: PartName;
};

/** One stop of the tour. Its page is always opened again, so it always looks the same. */
export type TourStep = {
  /** Does not change when stops are added or removed. */
  id: string;
  /** Plain name; the Indian scenario is derived from it. */
  scenario: string;
  /** Page, by its default path. */
  path: string;
  inputs?: Readonly<Record<string, string>> | undefined;
  marketInputs?: Readonly<Record<TourMarket, Readonly<Record<string, string>>>>;
  /** As in the address: `+2d`; without it the real time. */
  clock?: string;
  /** As in the address: `offline`. */
  faults?: string;
  /** Continues with the data of the stop before, which is shown first if this one is opened directly. */
  continuesBefore?: boolean;
  title: MessageDescriptor;
  words: MessageDescriptor;
  /** Length in whole seconds, loading included. */
  seconds: number;
  /** The part to frame and scroll to. The stop begins when it exists. */
  point: PagePart;
  /** Whether to frame the card around it, if all of it is visible. */
  withCard?: boolean;
  /** Buttons to press in order before the page is shown, in one market or in both. */
  pressBefore?: readonly (PagePart & { market?: TourMarket })[];
  /** Buttons to press so many seconds after the stop began; the tour waits for them. */
  press?: readonly (PagePart & { at: number })[];
};
