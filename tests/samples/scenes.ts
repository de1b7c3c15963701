import type { Borrower, Scene } from './recorder';

/** A scene with what the borrower does in it. */
export type Sample = Scene & { act: (borrower: Borrower) => Promise<void> };

/** 10:00 in Jakarta; each scene begins on a day of its own. */
const begin = Date.UTC(2026, 9, 5, 3);
const day = 86_400_000;
const on = (days: number, minutes = 0) => begin + days * day + minutes * 60_000;
const scene = (
  name: string,
  scenario: string,
  days: number,
  act: Sample['act'],
  more: Partial<Scene> = {},
): Sample => ({ name, scenario, seed: 100 + days, start: on(days, (days * 37) % 300), act, ...more });

/** Before a release: an answer that is slow, and a server that does not take the feedback. */
async function askForVirtualAccount(borrower: Borrower): Promise<void> {
  await borrower.ask('Bagaimana cara membayar tagihan?', 4_200);
  await borrower.ask('Lewat bank', 3_100);
  await borrower.wait(12_000);
}

/** Recorded by the release before. */
export const before: readonly Sample[] = [
  scene(
    'before-1-feedback-lost',
    'due-today',
    0,
    async (borrower) => {
      await askForVirtualAccount(borrower);
      borrower.setFaults('http500@qa-record');
      await borrower.feedback(true);
      await borrower.rate(2, 2_500);
      await borrower.wait(6_000);
    },
    { answerMs: [1_900, 2_600, 2_200] },
  ),
  scene(
    'before-2-slow-answers',
    'overdue-in',
    1,
    async (borrower) => {
      await borrower.ask('After a payment', 3_000);
      await borrower.ask('I have paid but the status has not changed', 2_000);
      await borrower.feedback(false, 20_000);
      await borrower.say('It has been two days, where is my money', 4_000);
    },
    { answerMs: [2_400, 3_800, 2_900] },
  ),
];

/** Recorded by the present release. */
export const conversations: readonly Sample[] = [
  scene('sample-01-resolved', 'due-today', 7, async (borrower) => {
    await askForVirtualAccount(borrower);
    await borrower.feedback(true);
    await borrower.rate(5, 2_500);
  }),
  scene('sample-02-bad-rating', 'overdue-in', 8, async (borrower) => {
    await borrower.ask('After a payment', 3_000);
    await borrower.ask('I have paid but the status has not changed', 2_000);
    await borrower.feedback(true, 9_000);
    await borrower.rate(1, 3_000);
    await borrower.say('One star. Nobody has told me when it is booked', 8_000);
  }),
  scene('sample-03-server-failure', 'due-today-in', 9, async (borrower) => {
    await borrower.ask('Amounts and dates', 2_500);
    await borrower.ask('How much do I have to pay?', 2_000);
    await borrower.wait(2_000);
    borrower.setFaults('http429@qa-record');
    await borrower.say('How much is that today, with the late fee?');
    await borrower.wait(7_000);
    borrower.setFaults('');
    await borrower.retryLast();
    await borrower.feedback(true, 5_000);
  }),
  scene('sample-04-outage', 'due-today', 10, async (borrower) => {
    await borrower.ask('Setelah membayar', 3_000);
    await borrower.wait(4_000);
    borrower.setFaults('offline');
    await borrower.say('Saya sudah bayar tadi pagi');
    await borrower.say('Apakah pesan saya sampai?', 45_000);
    await borrower.wait(90_000);
    borrower.setFaults('');
    await borrower.wait(60_000);
  }),
  scene('sample-05-hand-off', 'collection-in', 11, async (borrower) => {
    await borrower.say('Somebody called my employer about this loan', 2_000);
    await borrower.ask('Talk to customer service', 15_000);
    await borrower.handOff(3_000);
  }),
  scene('sample-06-number-in-text', 'overdue', 12, async (borrower) => {
    await borrower.say('Tolong telepon saya di 0812-0000-0000 setelah jam lima', 2_000);
    await borrower.say('Kapan dendanya berhenti?', 11_000);
    await borrower.handOff(8_000);
  }),
  scene('sample-07-back-after-two-hours', 'repaying-in', 13, async (borrower) => {
    await borrower.ask('How do I pay?', 2_000);
    await borrower.ask('At a pay point', 1_500);
    await borrower.wait(7_400_000);
    await borrower.comeBack();
    await borrower.say('The shop says the code is not valid', 4_000);
  }),
  scene('sample-08-refused', 'closed', 14, async (borrower) => {
    await borrower.wait(3_000);
    borrower.setFaults('code:4001@qa-record');
    await borrower.say('Mengapa pinjaman saya ditutup?');
    await borrower.wait(6_000);
    borrower.setFaults('');
  }),
  scene('sample-09-questions-fail', 'due-today-in', 15, async (borrower) => {
    borrower.setFaults('http502@get-qa-list');
    await borrower.chooseCategory(1, 2_000);
    await borrower.wait(9_000);
    borrower.setFaults('');
    await borrower.chooseCategory(0);
    await borrower.ask('How do I pay?', 3_000);
  }),
  scene('sample-10-settled', 'settled', 16, async (borrower) => {
    await borrower.say('Terima kasih, pinjaman sudah lunas', 2_000);
    await borrower.ask('Setelah membayar', 5_000);
    await borrower.ask('Di mana bukti bayar saya?', 1_500);
    await borrower.feedback(true, 5_000);
    await borrower.rate(4, 2_000);
  }),
];

/** The conversations of the two dispute files. */
export const disputed = {
  indonesia: scene('dispute-indonesia-chat', 'complaint-answered', 20, async (borrower) => {
    await borrower.say('Saya membayar dua kali untuk angsuran yang sama', 2_000);
    await borrower.ask('Setelah membayar', 9_000);
    await borrower.ask('Saya membayar terlalu banyak', 2_000);
    await borrower.wait(7_000);
    borrower.setFaults('http502@qa-record');
    await borrower.feedback(false);
    await borrower.wait(6_000);
    borrower.setFaults('');
  }),
  india: scene('dispute-india-chat', 'complaint-answered-in', 21, async (borrower) => {
    await borrower.say('I paid on Friday and the loan still says overdue', 2_000);
    await borrower.handOff(14_000);
  }),
};
