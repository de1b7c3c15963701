import type { Locale } from '@/domain/languages';
import type { Bank, Counter } from './banks';
import { englishBillPaySteps, englishChannels, englishCounterSteps, englishProviderSteps } from './payment-steps-en';
import { hindiBillPaySteps, hindiChannels, hindiCounterSteps, hindiProviderSteps } from './payment-steps-hi';
import {
  indonesianBillPaySteps,
  indonesianChannels,
  indonesianCounterSteps,
  indonesianProviderSteps,
  indonesianSpecials,
} from './payment-steps-id';
import { chineseBillPaySteps, chineseChannels, chineseCounterSteps, chineseProviderSteps } from './payment-steps-zh';
import { textsIn, type Spoken } from './spoken';

/** Placeholders: the number to pay to, the amount as text, the name of the bank or counter. */
export type StepValues = { number: string; amount: string; place: string };

const fill = (templates: readonly string[], values: StepValues) =>
  templates.map((step) =>
    step
      .replaceAll('{number}', values.number)
      .replaceAll('{amount}', values.amount)
      .replaceAll('{place}', values.place),
  );

type Channels = Readonly<Record<string, readonly string[]>>;

const channels: Spoken<Channels> = {
  en: englishChannels,
  hi: hindiChannels,
  id: indonesianChannels,
  zh: chineseChannels,
};

/** By bank, with the labels of its menu. */
const specials: Spoken<Readonly<Record<string, Channels>>> = { en: {}, id: indonesianSpecials };

const counters: Spoken<Record<Counter['kind'], readonly string[]>> = {
  en: { market: englishCounterSteps, provider: englishProviderSteps },
  hi: { market: hindiCounterSteps, provider: hindiProviderSteps },
  id: { market: indonesianCounterSteps, provider: indonesianProviderSteps },
  zh: { market: chineseCounterSteps, provider: chineseProviderSteps },
};

const billPay: Spoken<readonly string[]> = {
  en: englishBillPaySteps,
  hi: hindiBillPaySteps,
  id: indonesianBillPaySteps,
  zh: chineseBillPaySteps,
};

/** The steps in a group that no page knows. */
export function billPaySteps(values: StepValues, language: Locale): string[] {
  return fill(textsIn(billPay, language), values);
}

/** The steps of every channel of a bank, with the number and the amount written out. */
export function bankSteps(bank: Bank, values: StepValues, language: Locale): { name: string; steps: string[] }[] {
  const special = textsIn(specials, language)[bank.code] ?? {};
  const general = textsIn(channels, language);
  // A language from another country has no texts for the channels.
  const stepsOf = (name: string) => special[name] ?? general[name] ?? englishChannels[name] ?? [];
  return bank.channels.map((name) => ({ name, steps: fill(stepsOf(name), values) }));
}

/** The steps at a counter. */
export function counterSteps(counter: Counter, values: StepValues, language: Locale): string[] {
  return fill(textsIn(counters, language)[counter.kind], values);
}
