import type { Market } from '@/domain/market';
import type { Bank, Counter } from './banks';
import { englishChannels, englishCounterSteps, englishProviderSteps } from './payment-steps-en';
import {
  indonesianChannels,
  indonesianCounterSteps,
  indonesianProviderSteps,
  indonesianSpecials,
} from './payment-steps-id';

/** What is filled in: the number to pay to, the amount as text, the name of the bank or counter. */
export type StepValues = { number: string; amount: string; place: string };

const fill = (templates: readonly string[], values: StepValues) =>
  templates.map((step) =>
    step
      .replaceAll('{number}', values.number)
      .replaceAll('{amount}', values.amount)
      .replaceAll('{place}', values.place),
  );

/** The steps of every channel of a bank, with the number and the amount written out. */
export function bankSteps(bank: Bank, values: StepValues, market: Market): { name: string; steps: string[] }[] {
  const general = market.id === 'india' ? englishChannels : indonesianChannels;
  const special = market.id === 'india' ? {} : (indonesianSpecials[bank.code] ?? {});
  return bank.channels.map((name) => ({ name, steps: fill(special[name] ?? general[name] ?? [], values) }));
}

/** The steps at a counter. */
export function counterSteps(counter: Counter, values: StepValues, market: Market): string[] {
  if (market.id === 'india')
    return fill(counter.kind === 'market' ? englishCounterSteps : englishProviderSteps, values);
  return fill(counter.kind === 'market' ? indonesianCounterSteps : indonesianProviderSteps, values);
}
