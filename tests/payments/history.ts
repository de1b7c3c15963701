import type { Purpose } from '@/domain/payments/payment';
import { day, hour, minute, type Terms } from './lender';
import { createRandom, type Random } from './random';
import type { Stress } from './stresses';

/** What a person, the lender or time does. Milliseconds. */
export type Step =
  | {
      does: 'request';
      purpose: Purpose;
      rows: number;
      /** A sum that the person chose, instead of whole rows. */
      sum: number | null;
      says: 'never' | 'at once' | 'when paid';
      isTwice: boolean;
      /** By card, and whether its money never comes. */
      isCard: boolean;
      isLost: boolean;
      /** The server gives the number of the last code again. */
      isSameNumber: boolean;
    }
  | { does: 'pay'; which: number; delay: number; share: number; restAfter: number | null; isBookedElsewhere: boolean }
  | { does: 'pay elsewhere'; purpose: Purpose; sum: 'row' | 'same' | 'odd' }
  | { does: 'look'; hasPlan: boolean; answeredAfter: number }
  | { does: 'wait'; ms: number }
  | { does: 'take back'; which: number }
  | { does: 'set the clock'; by: number }
  | { does: 'close' };

export type History = { seed: number; terms: Terms; steps: Step[] };

function drawTerms(random: Random, stress: Stress): Terms {
  return {
    rows: random.pick([1000], [500, 500, 500], [500, 400, 300], [600, 600]),
    firstDueIn: (stress.charges ? random.pick(2, 5, 30) : 30) * day,
    extendsBy: random.pick(30, 7) * day,
    amountIs: stress.anyAmount ? random.pick('late', 'all', 'next') : 'next',
    forgives: stress.forgives === true && random.isLucky(0.5),
    anyStatus: random.below(1000),
  };
}

function drawRequest(random: Random, stress: Stress): Step {
  const isExtension = random.isLucky(1 / 3);
  return {
    does: 'request',
    purpose: isExtension ? 'extension' : 'loan',
    rows: random.pick(1, 1, 2),
    sum: random.pick(null, null, 200),
    says: random.pick('never', 'at once', 'when paid'),
    isTwice: (stress.twoWindows ?? (stress.extensionTwice && isExtension) ?? false) && random.isLucky(0.5),
    isCard: stress.cards === true && random.isLucky(0.4),
    isLost: random.isLucky(0.3),
    isSameNumber: stress.sameNumber === true && random.isLucky(0.5),
  };
}

function drawRare(random: Random, stress: Stress): Step {
  if (stress.takenBack) return { does: 'take back', which: random.below(9) };
  if (stress.wrongClock) return { does: 'set the clock', by: random.pick(-3, -1, 2, 30) * day };
  return stress.closed ? { does: 'close' } : { does: 'wait', ms: hour };
}

function drawStep(random: Random, stress: Stress): Step {
  const chance = random.next();
  if (chance < 0.2) return drawRequest(random, stress);
  if (chance < 0.38)
    return {
      does: 'pay',
      which: random.below(5),
      delay: random.pick(0, 5 * minute, 3 * hour, 2 * day),
      share: stress.parts && random.isLucky(0.4) ? random.pick(0.5, 0.3) : 1,
      restAfter: random.pick(null, hour, day),
      isBookedElsewhere: stress.otherPurpose === true && random.isLucky(0.3),
    };
  if (chance < 0.45)
    return {
      does: 'pay elsewhere',
      purpose: random.pick('loan', 'loan', 'extension'),
      sum: random.pick('row', 'same', 'odd'),
    };
  if (chance < 0.74)
    return { does: 'look', hasPlan: random.isLucky(0.5), answeredAfter: random.pick(0, 0, 4000, 5 * minute) };
  if (chance < 0.97)
    return {
      does: 'wait',
      ms: random.pick(5000, 90_000, 20 * minute, 5 * hour, day, stress.charges ? 4 * day : day),
    };
  return drawRare(random, stress);
}

export function drawHistory(seed: number, stress: Stress): History {
  const random = createRandom(seed);
  const terms = drawTerms(random, stress);
  const steps = Array.from({ length: 4 + random.below(14) }).flatMap((): Step[] => {
    const step = drawStep(random, stress);
    const isRareDue = (stress.takenBack || stress.wrongClock) && random.isLucky(0.06);
    return isRareDue ? [step, drawRare(random, stress)] : [step];
  });
  return { seed, terms, steps };
}
