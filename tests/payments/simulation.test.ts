import type { Ends } from './judge';
import { createPhone, type Phone } from './phones';
import { measure, shrink, type MakePhone } from './simulation';
import { knowable, unknowable, type Stress } from './stresses';

// Two hundred histories for each case of a property: 20,000 without a number, a million in `npm run check -- fuzz`.
const { PROPERTY_SEED = '20260101', PROPERTY_RUNS } = process.env;
const stresses = Object.keys({ ...knowable, ...unknowable }).length;
const count = Math.ceil((200 * Number(PROPERTY_RUNS ?? 100)) / stresses);

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const shareOf = (ends: Ends, end: keyof Ends) =>
  share(ends[end], ends.arrived + ends.unclear + ends.settled + ends.none);

const figures: Record<string, Record<string, string | number>> = {};
const percent = (value: number) => `${(100 * value).toFixed(2)} %`;

/** Plays histories of a stress. @returns the share with a false statement, and the shortest history for each fault */
function playAll(name: string, stress: Stress, makePhone: MakePhone) {
  const { score, samples } = measure(stress, makePhone, count, Number(PROPERTY_SEED));
  const { booked, claimed } = score;
  figures[name] = {
    histories: score.histories,
    false: percent(share(score.broken, score.histories)),
    arrived: percent(shareOf(booked, 'arrived')),
    unclear: percent(shareOf(booked, 'unclear')),
    settled: percent(shareOf(booked, 'settled')),
    'without a word': percent(shareOf(booked, 'none')),
    'claimed, without a word': percent(shareOf(claimed, 'none')),
    asked: percent(share(score.asked, score.requests)),
  };
  const shortest = () =>
    [...samples].map(([fault, history]) => `${fault}: ${JSON.stringify(shrink(history, stress, makePhone, fault))}`);
  return { score, shortest };
}

describe('a phone says nothing false about payments', () => {
  it.each(Object.entries(knowable))('under the stress: %s', (name, stress) => {
    const { score, shortest } = playAll(name, stress, createPhone);
    expect(shortest()).toEqual([]);
    // Before another payment it asks, unless it took the money of another one for this one.
    expect(share(score.unasked, score.requests)).toBeLessThan(0.02);
  });
});

describe('a phone that cannot know what is true says something false in few histories', () => {
  it.each(Object.entries(unknowable))('under the stress: %s', (name, { atMost, ...stress }) => {
    const { score, shortest } = playAll(name, stress, createPhone);
    // The bound, and four times the usual difference of so few histories.
    const bound = atMost * count;
    const isMore = score.broken > bound + 4 * Math.sqrt(bound) + 1;
    expect(isMore ? shortest() : []).toEqual([]);
  });
});

it('a phone without a stress says that most payments arrived, and leaves hardly a claimed one without a word', () => {
  const { booked, claimed } = measure({}, createPhone, 2_000, Number(PROPERTY_SEED)).score;
  expect(shareOf(booked, 'arrived')).toBeGreaterThan(0.65);
  expect(shareOf(booked, 'unclear')).toBeLessThan(0.2);
  expect(shareOf(claimed, 'none')).toBeLessThan(0.01);
});

/** A phone that takes every fall of the debt for all payments that have begun. */
function createNaivePhone(...given: Parameters<MakePhone>): Phone {
  const phone = createPhone(...given);
  const begun: string[] = [];
  const found = new Map<string, 'arrived'>();
  let debt: number | null = null;
  return {
    ...phone,
    begin(payment) {
      begun.push(payment.id);
      phone.begin(payment);
    },
    note(answer) {
      if (debt !== null && answer.amount !== null && answer.amount < debt)
        for (const id of begun) found.set(id, 'arrived');
      debt = answer.amount ?? debt;
      phone.note(answer);
    },
    said: () => phone.said().map((one) => ({ ...one, found })),
  };
}

it('notices a rule that compares the loan with before', () => {
  const { score } = measure({}, createNaivePhone, 200, Number(PROPERTY_SEED));
  expect(share(score.broken, score.histories)).toBeGreaterThan(0.25);
});

afterAll(() => {
  if (PROPERTY_RUNS !== undefined) console.table(figures);
});
