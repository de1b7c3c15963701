import { msg } from '@lingui/macro';
import type { TourStep } from './tour-step';

const atBank = { payType: '1', payCode: 'BCA' };
const atCounter = { payType: '2', payCode: 'ALFAMART' };

/**
 * The product in two minutes, stop by stop. A stop is one entry: it may be moved, taken out, or followed by another, as long
 * as all together last 110 to 130 seconds.
 */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'offer',
    scenario: 'new-loan',
    path: '/loanConfirm',
    title: msg`A first loan, before it is taken`,
    words: msg`What arrives, what it costs and when each payment is due stand on one page. Nobody has to confirm what they have not seen.`,
    seconds: 11,
    point: { role: 'region', name: { ours: msg`What this loan costs` } },
    // In India the agreement comes first, as a question.
    press: [{ role: 'button', name: { ours: msg`Agree` }, at: 4 }],
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
    words: msg`How much and until when is the largest thing on the page. What if one pays early, all at once, or late? The page works it out.`,
    seconds: 11,
    point: { role: 'fold', name: { ours: msg`What if …?` } },
    press: [{ role: 'fold', name: { ours: msg`What if …?` }, at: 3 }],
  },
  {
    id: 'instalments',
    scenario: 'due-today',
    path: '/installment',
    title: msg`Due today: which instalments?`,
    words: msg`Principal and interest are drawn, not only written. Tick one or all of them: the total follows at once.`,
    seconds: 9,
    point: { role: 'button', name: { ours: msg`Pay all` } },
    press: [{ role: 'button', name: { ours: msg`Pay all` }, at: 4 }],
  },
  {
    id: 'virtual-account',
    scenario: 'due-today',
    path: '/that',
    inputs: atBank,
    title: msg`A number to pay to`,
    words: msg`Number, amount and the time that is left, each with one tap to copy, and the steps of the very bank one uses.`,
    seconds: 10,
    point: { role: 'timer' },
  },
  {
    id: 'counter',
    scenario: 'due-today',
    path: '/that',
    inputs: atCounter,
    title: msg`Show it to the cashier`,
    words: msg`Cash works, too: a code for the counter, in figures that can be read across it.`,
    seconds: 9,
    point: { role: 'button', name: { ours: msg`Copy payment code` } },
    press: [{ role: 'button', name: { ours: msg`Show to the cashier` }, at: 4 }],
  },
  {
    id: 'offline',
    scenario: 'due-today',
    path: '/that',
    inputs: atCounter,
    faults: 'offline',
    title: msg`No network in the shop`,
    words: msg`The network is gone, the code is not. It lies on the phone, and the page says from when it is.`,
    seconds: 10,
    point: { role: 'button', name: { ours: msg`Try again` } },
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
    marketInputs: { indonesia: { problemId: '996648078' }, india: { problemId: '388958499' } },
    title: msg`A complaint with a photo, and its answer`,
    words: msg`What was written, the picture that proves it, and what customer service replied. After three seconds it asks how that was.`,
    seconds: 11,
    press: [{ role: 'button', name: { ours: msg`Cancel` }, at: 6 }],
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
    press: [{ role: 'button', name: { servers: { indonesia: 'Terlambat membayar', india: 'Paying late' } }, at: 3 }],
  },
  {
    id: 'replay',
    scenario: 'due-today',
    path: '/support/replay',
    title: msg`What the support agent sees`,
    words: msg`The same conversation, played back tap by tap. Nobody has to tell their story twice.`,
    seconds: 11,
    point: { role: 'region', name: { ours: msg`Conversations` } },
    // The conversation of the stop before, told by its product.
    press: [
      { role: 'button', name: { servers: { indonesia: 'Dana Cepat', india: 'Bright Salary Loan' } }, at: 3 },
      { role: 'button', name: { ours: msg`Play` }, at: 6 },
    ],
  },
];

/** How long the whole tour lasts, seconds. */
export const tourSeconds = tourSteps.reduce((sum, { seconds }) => sum + seconds, 0);
