import type { OrderKey } from '@/domain/order-key';
import { move, type Move } from '@/domain/payments/book';
import { isOpen, leftOf, type Payment, type Stage } from '@/domain/payments/payment';
import { RefusedError } from '@/platform/api/errors';
import type { Services } from '@/platform/services';
import { deliver } from '@/platform/writes/deliver';
import { isRepeated } from '@/platform/writes/outcome';
import { type BookNeeds, changeBook, payLock, readBook } from '../records/book';

/** The server's code for a wrong SMS code (specification section 8). */
const wrongCode = '800006';

/** Whether the server refused a call because of its SMS code. */
export const isWrongCode = (error: unknown) => error instanceof RefusedError && error.code === wrongCode;

/** The last four digits of a card number, masked or not; only they are shown or stored. */
export function cardEnd(cardNo: string): string {
  return /\d{4}$/.exec(cardNo.trim())?.[0] ?? '';
}

/** What paying needs of the app. */
export type PayNeeds = BookNeeds & Pick<Services, 'api' | 'clock'>;

/** The call that a page is waiting for. */
export type Busy = 'pay' | 'resend' | 'confirm' | 'cancel' | 'other';

/**
 * Why a step failed. `start`: before anything was sent. `changed`: the loan differs from the page. `full`, `memory`:
 * the device could not save the payment. `elsewhere`: another window is paying. `address`: the address of the server
 * was refused. `isUnknown`: the call was perhaps carried out, also if it was refused (`deliver`).
 */
export type Problem = {
  at: Busy | 'start' | 'changed' | 'full' | 'memory' | 'elsewhere' | 'address';
  error: unknown;
  isUnknown?: boolean;
};

/** Whether the book shows the problem: the call may have paid. */
export const isInBook = ({ at, isUnknown = false }: Problem) =>
  (at === 'pay' || at === 'other' || at === 'confirm') && isUnknown;

/** The server's time of this moment, else the phone's; epoch milliseconds. */
export const time = ({ clock }: PayNeeds) => clock.serverNow() ?? clock.now();

/** Moves a payment to a stage, unless another window has moved it. @returns the payment; `undefined` if it was moved */
export async function moveFrom(
  needs: PayNeeds,
  stage: Stage,
  { id, orderId }: Payment,
  next: Omit<Move, 'stageAt'>,
): Promise<Payment | undefined> {
  let isThere = false;
  const { book } = await changeBook(needs, orderId, (old) => {
    isThere = old?.payments.some((one) => one.id === id && one.stage === stage) === true;
    return old && isThere ? move(old, id, { ...next, stageAt: time(needs) }) : old;
  });
  return isThere ? book?.payments.find((one) => one.id === id) : undefined;
}

/** One call of a payment. */
export type Step = {
  order: OrderKey;
  at: Busy;
  /** @returns the payment; or why it may not begin, `null` if the book shows that */
  begin: () => Promise<Payment | Problem | null>;
  /** @throws if the loan cannot be read: nothing was sent */
  prepare?: (payment: Payment) => Promise<Payment | Problem>;
  /** @returns the next stage */
  send: (payment: Payment) => Promise<Omit<Move, 'stageAt'>>;
  /** The stage while the call has no answer, and those after a refusal and after a lost answer. */
  stages: { sending: Stage; refused: Stage; lost: Stage };
};

/** Reads the whole debt. Its code is loaded later: without it nothing is paid. @throws ApiError, MissingFileError */
export async function readWhole(needs: PayNeeds, order: OrderKey): Promise<void> {
  const { readWholeLoan } = await import('../records/note-answer');
  await readWholeLoan(needs, order);
}

/** Reads the loan. @returns whether it may still show this payment, and whether it is unchanged @throws ApiError */
export async function look(
  needs: PayNeeds,
  order: OrderKey,
  id: string,
): Promise<{ isOpen: boolean; isSame: boolean }> {
  await readWhole(needs, order);
  const { book } = await readBook(needs.storage, order.orderId);
  const payment = book?.payments.find((one) => one.id === id);
  const isRead = payment !== undefined && (book?.last?.seq ?? 0) > payment.stageSeq;
  const isSame = isRead && payment.found === null && leftOf(book) !== null && (book?.changeSeq ?? 0) < payment.seq;
  return { isOpen: isRead && isOpen(payment), isSame };
}

/**
 * Sends one call of a payment, at most once for any number of taps and tabs (decision 44, card payments). Only
 * the business can refuse, and its refusal counts only while the loan shows no change: when a connection breaks,
 * browsers repeat a request, and the copy is refused because the first one has paid.
 * @returns what the person has to know; `null` if the book shows it
 */
export async function runStep(needs: PayNeeds, step: Step): Promise<Problem | null> {
  const { order, at, stages } = step;
  let problem: Problem | null = null;
  const orProblem = (result: Payment | Problem | null): Payment | null => {
    if (result && 'id' in result) return result;
    problem = result;
    return null;
  };

  /** @throws if the loan shows the payment, or cannot be read */
  async function confirmOpen(id: string): Promise<null> {
    const { isSame } = await look(needs, order, id);
    if (!isSame) throw new Error('The loan is not what it was before the payment');
    return null;
  }

  const done = await deliver<Payment, Omit<Move, 'stageAt'>, null>(needs.storage, payLock(order.orderId), {
    async begin() {
      const attempt = orProblem(await step.begin());
      return attempt ? { attempt } : { stop: null };
    },
    prepare: async (payment) =>
      step.prepare
        ? orProblem(await step.prepare(payment).catch((error: unknown): Problem => ({ at: 'start', error })))
        : payment,
    send: step.send,
    look: ({ id }, failed) =>
      failed?.kind === 'refused' && stages.lost === 'unknown' && !isWrongCode(failed.error)
        ? confirmOpen(id)
        : undefined,
    async end(payment, delivered) {
      if (delivered.kind === 'sent') {
        await moveFrom(needs, stages.sending, payment, delivered.answer);
      } else if (delivered.kind === 'refused' || delivered.kind === 'unknown') {
        const { kind, error } = delivered;
        problem = { at, error, isUnknown: kind === 'unknown' };
        const stage = kind === 'refused' ? stages.refused : isRepeated(error) ? 'unknown' : stages.lost;
        const words = kind === 'refused' && error instanceof RefusedError ? error.text || error.code : '';
        const refusal = isWrongCode(error) ? payment.refusal : words;
        if (stage !== stages.sending) await moveFrom(needs, stages.sending, payment, { stage, refusal });
      }
    },
  });
  return done?.kind === 'elsewhere' ? { at: 'elsewhere', error: null } : problem;
}
