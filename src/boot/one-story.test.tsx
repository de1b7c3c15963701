import { lateDays, owedFor, waitingPeriods } from '@mocks/db/debt';
import type { Order } from '@mocks/db/schema';
import { findScenario } from '@mocks/scenarios';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { daysBetween, lenderDate } from '@/domain/calendar-days';
import { shownAmount } from '@/domain/money';
import { agreedKey, agreedLoans } from '@/features/loan/costs/agreed-terms';
import { launchOf, renderApp, useMockServer } from '../../tests/support/render-app';

// One loan has one story: what all pages and papers say of a loan is compared with what its lender knows to be true.

const server = useMockServer();
const now = Date.UTC(2026, 2, 10, 5);
const dayMs = 86_400_000;

/** What has become of a loan, from the first day of its scenario on. */
type Tale = {
  state: (typeof states)[number];
  market: 'indonesia' | 'india';
  /** The terms were accepted on this phone. */
  isAgreed: boolean;
  /** What the server calls the loan after a part payment. */
  status: 3 | 180 | 5;
  manners: { dueTime: 'day' | 'epoch'; hasPaidParts: boolean; repayAmount: 'due' | 'next' | 'late' | 'whole' };
};

const states = [
  'running',
  'due',
  'late',
  'partly paid',
  'extended',
  'extended and late',
  'paid late',
  'settled',
  'closed',
  'two on one day',
] as const;

const scenarioOf: Record<Tale['state'], string> = {
  running: 'repaying',
  due: 'due-today',
  late: 'overdue',
  'partly paid': 'overdue',
  extended: 'extension-available',
  'extended and late': 'extension-available',
  'paid late': 'overdue',
  settled: 'settled',
  closed: 'closed',
  'two on one day': 'overdue',
};

const tales: fc.Arbitrary<Tale> = fc.record({
  state: fc.constantFrom(...states),
  market: fc.constantFrom('indonesia' as const, 'india' as const),
  isAgreed: fc.boolean(),
  status: fc.constantFrom(3 as const, 180 as const, 5 as const),
  manners: fc.record({
    dueTime: fc.constantFrom('day' as const, 'epoch' as const),
    hasPaidParts: fc.boolean(),
    repayAmount: fc.constantFrom('due' as const, 'next' as const, 'late' as const, 'whole' as const),
  }),
});

const agreedAmount = ({ principal, interest, fee }: Order['periods'][number]) => principal + interest + fee;

/** The books of the lender. */
const booksOf = () => server.backend().snapshot();

function orderNow(orderId: string): Order {
  const order = booksOf().state.orders.find((one) => one.orderId === orderId);
  if (!order) throw new Error('the lender has no such loan');
  return structuredClone(order) as Order;
}

/** Lets the tale happen at the lender. @returns the terms that were agreed before */
function happen({ state, status, market: id, manners }: Tale) {
  const name = `${scenarioOf[state]}${id === 'india' ? '-in' : ''}`;
  const { market } = findScenario(name);
  const fields = state === 'partly paid' ? { 'loan-details.orderStatus': status } : {};
  server.reset({ scenario: name, now: () => Date.now(), lender: { ...manners, lateChargeADay: 500_00, fields } });
  const { orderId = '' } = launchOf(name);
  const agreed = orderNow(orderId);
  if (state === 'two on one day') {
    const record = structuredClone(booksOf());
    const periods = record.state.orders.find((one) => one.orderId === orderId)?.periods ?? [];
    const [, second, third] = periods;
    if (second && third) Object.assign(third, { dueAt: second.dueAt });
    server.backend().restore(record);
    return { name, market, orderId, agreed: orderNow(orderId) };
  }
  if (state === 'partly paid') server.lender.book('elsewhere', { orderId, amount: 60_000_00 });
  if (state === 'paid late') server.lender.book('elsewhere', { orderId });
  if (state.startsWith('extended')) server.lender.book('elsewhere', { orderId, purpose: 'extension' });
  if (state === 'extended and late') vi.setSystemTime(now + 20 * dayMs);
  return { name, market, orderId, agreed };
}

/** Words that say that nothing is owed. */
const nothingOwed = /Nothing is due|Nothing to pay|Nothing is owed|nothing left to pay|nothing you have to do/i;

/** Opens the accordion with this summary; papers on the page may have a heading with the same words. */
async function unfold(words: string): Promise<HTMLElement> {
  const summary = await waitFor(() => {
    const found = Array.from(document.querySelectorAll('summary')).find(
      ({ textContent }) => textContent.trim() === words,
    );
    if (!found?.parentElement) throw new Error(`There is no accordion "${words}"`);
    return found;
  });
  fireEvent.click(summary);
  // The content is fetched when it is unfolded.
  return summary.parentElement ?? summary;
}

/** All texts of the page. */
const pageText = () => document.body.textContent;

async function tell(tale: Tale): Promise<void> {
  cleanup();
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
  vi.setSystemTime(now);
  const { name, market, orderId, agreed } = happen(tale);
  const { utcOffset, currency } = market;
  const money = (minor: number | bigint) => shownAmount(BigInt(minor), currency);
  const dayOf = (at: number) => lenderDate(at, utcOffset);
  const today = dayOf(Date.now());
  const truth = orderNow(orderId);
  const waiting = waitingPeriods(truth);
  const owedOf = (period: (typeof waiting)[number]) => owedFor(truth, period, Date.now(), market).total;
  const owed = waiting.reduce((sum, period) => sum + owedOf(period), 0);
  const come = waiting.filter(({ dueAt }) => dayOf(dueAt) <= today);
  const next = waiting.find(({ dueAt }) => dayOf(dueAt) > today);
  const stateOf = (period: (typeof waiting)[number]) => {
    if (period.paidAt !== null) return 'Paid';
    if (lateDays(period, Date.now(), market) > 0) return 'Late';
    return period === waiting.find((one) => lateDays(one, Date.now(), market) === 0) ? 'Next' : 'To come';
  };
  const inWords = truth.periods
    .filter(({ paidAt }) => paidAt !== null)
    .concat(truth.periods.filter(({ paidAt }) => paidAt === null))
    .map(stateOf);
  const isOver = tale.state === 'settled' || tale.state === 'closed';

  const open = async (path: string) => {
    cleanup();
    const app = await renderApp(path, { scenario: name });
    if (!tale.isAgreed) return app;
    await app.services.storage.open(agreedLoans).set(agreedKey(orderId, ''), {
      agreedAt: 0,
      market: market.id,
      productId: agreed.productId,
      orderId,
      received: String(agreed.principal),
      payout: dayOf(agreed.disbursedAt ?? 0),
      payments: agreed.periods.map((one) => ({ date: dayOf(one.dueAt), amount: String(agreedAmount(one)) })),
    });
    return app;
  };

  // The loan page and what is folded on it.
  await open('/loanDetails');
  const ledger = await unfold('How the amount adds up');
  const valueOf = (label: string) => within(ledger).queryByText(label)?.nextElementSibling?.textContent ?? null;
  await within(ledger).findByText('Still owed in all');
  expect(valueOf('Still owed in all')).toBe(money(owed));
  expect(valueOf('Instalments paid so far')).toBe(
    money(truth.periods.reduce((sum, one) => sum + (one.paidAt === null ? 0 : one.paid), 0)),
  );
  expect(valueOf('Due now')).toBe(come.length === 0 ? null : money(come.reduce((sum, one) => sum + owedOf(one), 0)));
  expect(valueOf('Due next')).toBe(come.length === 0 && next ? money(owedOf(next)) : null);
  expect(ledger).not.toHaveTextContent(/Taken off|waived/);
  if (tale.state === 'partly paid') expect(ledger).toHaveTextContent('part of an instalment is already paid');

  const [first] = waiting;
  if (!isOver && first) {
    const head = screen.getByRole('region', { name: 'Amount due' });
    const days = daysBetween(today, dayOf(first.dueAt));
    expect(head).toHaveTextContent(`Due date: ${dayOf(first.dueAt)}`);
    expect(head).toHaveTextContent(
      days < 0 ? `${String(-days)} days late` : days === 0 ? 'Due today' : / left|tomorrow/,
    );
    if (days < 0) expect(pageText()).not.toMatch(/by the due date/);
  }

  if (waiting.length > 0 || truth.periods.length > 0) {
    const plan = await unfold('Payment plan');
    const items = await within(plan).findAllByRole('listitem');
    const said = items.map(({ textContent }) => /Paid|days? late|Next|To come/.exec(textContent)?.[0]);
    expect(said.map((words) => words?.replace(/days? late/, 'Late'))).toEqual(inWords);
  }

  const cost = await unfold('What this loan costs');
  const form = await unfold(market.id === 'india' ? 'Key Facts Statement' : 'Loan summary');
  const tables = await waitFor(() => {
    const found = Array.from(form.querySelectorAll('table')).filter((one) => one.textContent.includes('payment'));
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  const said = Array.from(
    tables.at(-1)?.querySelectorAll('tbody th, tbody td:first-child') ?? [],
    (cell) => / (Paid|Late|Next|To come)$/.exec(cell.textContent)?.[1],
  ).filter((words) => words !== undefined);
  const byPlace = truth.periods.map(stateOf);
  expect(said).toEqual(tale.isAgreed ? byPlace : inWords);
  if (tale.isAgreed) {
    const term = daysBetween(dayOf(agreed.disbursedAt ?? 0), dayOf(agreed.periods.at(-1)?.dueAt ?? 0));
    expect(within(form).getAllByText('Loan term')[0]?.parentElement).toHaveTextContent(`${String(term)} days`);
  }
  expect(cost).not.toHaveTextContent('when the money was paid out');
  if (owed > 0) expect(pageText()).not.toMatch(nothingOwed);

  // The letter of a person who cannot pay.
  const cannot = screen.queryByRole('button', { name: 'I cannot pay' });
  if (come.length > 0 && !isOver) expect(cannot).not.toBeNull();

  for (const path of ['/installment', '/borrowDetail']) {
    await open(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
    if (path === '/borrowDetail') await screen.findByText('Your loan now');
    else if (first) await screen.findByText(new RegExp(`^Total`));
    if (owed > 0) expect(pageText()).not.toMatch(nothingOwed);
    if (path === '/installment' && first) expect(pageText()).toContain(money(owedOf(first)));
  }
}

/** `npm run test:all` tells two hundred tales. */
const numRuns = Number(process.env['STORY_RUNS'] ?? 6);

it('all pages and papers say of a loan what is true, and the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await fc.assert(fc.asyncProperty(tales, tell), {
    numRuns,
    // A smaller tale takes as long.
    endOnFailure: true,
    // What once was told falsely.
    examples: [
      [
        {
          state: 'paid late',
          market: 'indonesia',
          isAgreed: true,
          status: 3,
          manners: { dueTime: 'day', hasPaidParts: true, repayAmount: 'due' },
        },
      ],
      [
        {
          state: 'partly paid',
          market: 'india',
          isAgreed: true,
          status: 5,
          manners: { dueTime: 'day', hasPaidParts: false, repayAmount: 'due' },
        },
      ],
    ],
  });
}, 3_600_000);
