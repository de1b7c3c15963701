/** What makes the life of a phone hard. Milliseconds. */
export type Stress = {
  /** A late loan grows by charges at each midnight. */
  charges?: true;
  /** The first charge of a late row is larger than a small payment. */
  penalty?: true;
  /** An extension forgives the charges of a late loan. */
  forgives?: true;
  /** Answers may show the loan as it was up to so long ago. */
  slowCopies?: number;
  /** Only this phone pays. */
  isOnlyPhone?: true;
  /** The time of the phone is wrong, and half of the answers have no time of the server. */
  wrongClock?: true;
  /** Money is taken back at any time, or only with answers just before and after. */
  takenBack?: 'unseen' | 'seen';
  /** Answers leave out the amount. */
  noAmount?: true;
  /** Money comes in parts. */
  parts?: true;
  /** What is booked differs by one from what was asked. */
  rounding?: true;
  /** Card payments, whose answer is lost or a refusal; the money may come all the same. Some pay nothing. */
  cards?: true;
  /** Two windows request a code at once. */
  twoWindows?: true;
  /** A second window shows an older copy of the book, and its answers are noted in the newest one. */
  olderWindow?: true;
  /** The plan cannot be read sometimes, or never. */
  noPlan?: 'sometimes' | 'never read';
  /** A phone that takes the amount of the details for the whole debt, until it has read a plan. */
  guessesDebt?: true;
  /** The loan is not read when a payment begins. */
  noBase?: true;
  /** The plan is answered twenty seconds after the details. */
  apart?: true;
  /** The status says nothing about the loan. */
  anyStatus?: true;
  /** The lender closes the loan, unpaid or with nothing owed. */
  closed?: 'unpaid' | 'forgiven';
  /** An extension moves the first row only. */
  movesOneRow?: true;
  /** The amount of the details is the next row, what is late, or the whole debt. */
  anyAmount?: true;
  /** Money comes within seconds. */
  fast?: true;
  /** The process ends inside `note`: the write is lost, or stored and the answer is noted again. */
  killed?: true;
  /** What a code names contains the fee of the bank. */
  fees?: true;
  /** Two extensions are requested and paid at once. */
  extensionTwice?: true;
  /** Money is booked for the other purpose. */
  otherPurpose?: true;
  /** A second request gives the same number to pay to. */
  sameNumber?: true;
};

const together: Stress = {
  charges: true,
  slowCopies: 60_000,
  noAmount: true,
  parts: true,
  cards: true,
  twoWindows: true,
  noPlan: 'sometimes',
  noBase: true,
  apart: true,
  anyStatus: true,
  anyAmount: true,
  wrongClock: true,
  fast: true,
};

/** The stresses, by name, under which a phone can always know what is true: it never says something false. */
export const knowable: Readonly<Record<string, Stress>> = {
  none: {},
  'only this phone pays': { isOnlyPhone: true },
  charges: { charges: true },
  penalty: { charges: true, penalty: true },
  'no amount': { noAmount: true },
  parts: { parts: true },
  cards: { cards: true },
  'two windows': { twoWindows: true },
  'wrong clock': { wrongClock: true },
  'plan fails': { noPlan: 'sometimes' },
  'plan never read': { noPlan: 'never read' },
  'no base': { noBase: true },
  apart: { apart: true },
  'any status': { anyStatus: true },
  'closed unpaid': { closed: 'unpaid' },
  'closed and forgiven': { closed: 'forgiven' },
  'any amount': { anyAmount: true },
  'any amount, charges, plan fails': { anyAmount: true, charges: true, noPlan: 'sometimes' },
  fast: { fast: true },
  killed: { killed: true },
  'older window': { olderWindow: true },
  fees: { fees: true },
  rounding: { parts: true, rounding: true },
  'extension twice': { extensionTwice: true },
  'other purpose': { otherPurpose: true },
  'same number': { sameNumber: true },
};

/** The others, with the largest share of histories in which a phone says something false. */
export const unknowable: Readonly<Record<string, Stress & { atMost: number }>> = {
  'slow copies, 60 s': { slowCopies: 60_000, atMost: 0.035 },
  'slow copies, 300 s': { slowCopies: 300_000, atMost: 0.035 },
  'slow copies, only this phone pays': { slowCopies: 60_000, isOnlyPhone: true, atMost: 0.001 },
  'slow copies, wrong clock': { slowCopies: 60_000, wrongClock: true, atMost: 0.035 },
  'taken back': { takenBack: 'unseen', atMost: 0.011 },
  'taken back, seen': { takenBack: 'seen', atMost: 0.004 },
  'debt guessed': { noPlan: 'sometimes', guessesDebt: true, atMost: 0.04 },
  'moves one row': { movesOneRow: true, atMost: 0.0005 },
  'charges forgiven': { charges: true, forgives: true, atMost: 0.0005 },
  'all together': { ...together, closed: 'unpaid', atMost: 0.012 },
  'all together, taken back': { ...together, takenBack: 'unseen', atMost: 0.015 },
};
