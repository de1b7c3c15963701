import { begin, move } from '@/domain/payments/book';
import { gate, type Asked, type Gate } from '@/domain/payments/gate';
import { note } from '@/domain/payments/note';
import {
  emptyBook,
  leftOf,
  type Book,
  type Finding,
  type Purpose,
  type Reading,
  type Stage,
} from '@/domain/payments/payment';
import { paymentOf } from '../support/payments';
import type { Random } from './random';
import type { Stress } from './stresses';

/** What the server answers: the details of the loan, and its plan if that was asked and came. */
export type Answer = {
  seqs: readonly [details: number, plan: number];
  /** The time of the server, `null` if unknown, and of the phone. */
  at: number | null;
  now: number;
  status: string;
  amount: number | null;
  due: number | null;
  /** Whether the loan has no plan, so that the details name the whole debt. */
  isSingle: boolean;
  plan: { left: number; dues: number[] } | null;
};

type Begun = {
  id: string;
  purpose: Purpose;
  /** What the phone thinks that the debt falls by. */
  off: number;
  stage: Stage;
  isCard: boolean;
  /** By the server's clock, and by the phone's. */
  at: number | null;
  now: number;
};

/** What a page can say about payments and the loan. */
export type Said = {
  found: ReadonlyMap<string, Finding['is']>;
  /** By how much the debt has fallen since a payment whose finding is unclear. */
  fallen: ReadonlyMap<string, number>;
  isNothingOwed: boolean;
};

export type Phone = {
  ask(): readonly [details: number, plan: number];
  begin(begun: Begun): void;
  say(id: string, now: number): void;
  /** @throws Error if the same answer, noted again, changes something */
  note(answer: Answer): void;
  /** What each window shows; first the one with the newest book. */
  said(): Said[];
  gate(asked: Pick<Asked, 'purpose' | 'by' | 'serverNow'>): Gate['is'];
};

const byCode = paymentOf({ code: null });
const byCard = paymentOf({ card: {} });

function readingsOf({ seqs, at, status, amount, due, isSingle, plan }: Answer): Reading[] {
  const isWhole = isSingle && amount !== null && (due !== null || amount === 0);
  const details: Reading = {
    seq: seqs[0],
    at,
    status,
    left: isWhole ? String(amount) : null,
    dues: isWhole && due !== null ? [due] : [],
  };
  return plan ? [details, { seq: seqs[1], at, status: null, left: String(plan.left), dues: plan.dues }] : [details];
}

function saidBy(book: Book): Said {
  const found = new Map<string, Finding['is']>();
  const fallen = new Map<string, number>();
  for (const { id, found: finding } of book.payments) {
    if (finding) found.set(id, finding.is);
    if (finding?.is === 'unclear') fallen.set(id, Number(finding.money));
  }
  return { found, fallen, isNothingOwed: leftOf(book) === 0n };
}

/** A phone with the book of payments of the product. */
export function createPhone(stress: Stress, random: Random): Phone {
  let book = emptyBook;
  let older = emptyBook;
  let hasPlan = false;

  function noteOnce(reading: Reading, now: number): void {
    book = note(book, reading, now);
    if (stress.killed && note(book, reading, now) !== book)
      throw new Error('The same answer, noted again, changes the book.');
  }

  return {
    ask() {
      book = { ...book, count: book.count + 2 };
      return [book.count - 1, book.count];
    },
    begin(begun) {
      const { id, purpose, stage, now } = begun;
      const sum = String(begun.off);
      const given = begun.isCard ? byCard : byCode;
      const fresh = { ...given, id, purpose, stage, asked: sum, off: sum, startedAt: now };
      book = begin(book, { ...fresh, stageAt: begun.at ?? now });
    },
    say(id, now) {
      book = move(book, id, { stage: 'said', stageAt: now, saidAt: now });
    },
    note(answer) {
      hasPlan ||= answer.plan !== null;
      const isGuessed = stress.guessesDebt && !hasPlan;
      for (const reading of readingsOf(isGuessed ? { ...answer, isSingle: true } : answer))
        noteOnce(reading, answer.now);
      if (!stress.olderWindow || random.isLucky(0.3)) older = book;
    },
    said: () => (stress.olderWindow ? [saidBy(book), saidBy(older)] : [saidBy(book)]),
    gate: (asked) =>
      gate(book, {
        ...asked,
        isRead: true,
        end: null,
        shownSeq: book.last?.seq ?? null,
        isUnread: false,
        isWayClosed: false,
      }).is,
  };
}
