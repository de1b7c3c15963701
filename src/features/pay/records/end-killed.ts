import { move } from '@/domain/payments/book';
import type { Book, Stage } from '@/domain/payments/payment';
import type { Services } from '@/platform/services';
import { withLock } from '@/platform/writes/lock';
import { payLock } from '../queries';
import { type BookNeeds, changeBook, readBook } from './book';

/** A call was sent and has no answer yet. */
const inFlight: ReadonlySet<Stage> = new Set(['committing', 'confirming', 'asking']);

const inFlightOf = (book: Book | null | undefined) => book?.payments.filter(({ stage }) => inFlight.has(stage)) ?? [];

/** The outcome of a payment whose page was killed is unknown: no window waits for its answer any more. */
export async function endKilled(
  { clock, ...needs }: BookNeeds & Pick<Services, 'clock'>,
  orderId: string,
): Promise<void> {
  if (inFlightOf((await readBook(needs.storage, orderId)).book).length === 0) return;
  const stageAt = clock.serverNow() ?? clock.now();
  await withLock(needs.storage, payLock(orderId), () =>
    changeBook(needs, orderId, (old) =>
      inFlightOf(old).reduce((book, { id }) => book && move(book, id, { stage: 'unknown', stageAt }), old),
    ),
  );
}
