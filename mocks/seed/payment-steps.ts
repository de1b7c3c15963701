import type { Locale } from '@/domain/languages';
import type { Bank, Counter } from './banks';
import { englishSteps, type PaymentSteps } from './payment-steps-en';
import { hindiSteps } from './payment-steps-hi';
import { indonesianSteps } from './payment-steps-id';
import { chineseSteps } from './payment-steps-zh';
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

const steps: Spoken<PaymentSteps> = { en: englishSteps, hi: hindiSteps, id: indonesianSteps, zh: chineseSteps };

/** The steps in a group that no page knows. */
export function billPaySteps(values: StepValues, language: Locale): string[] {
  return fill(textsIn(steps, language).billPay, values);
}

/** The steps of every channel of a bank, with the number and the amount written out. */
export function bankSteps(bank: Bank, values: StepValues, language: Locale): { name: string; steps: string[] }[] {
  const { specials, channels } = textsIn(steps, language);
  // A language from another country has no texts for the channels.
  const stepsOf = (name: string) =>
    specials?.[bank.code]?.[name] ?? channels[name] ?? englishSteps.channels[name] ?? [];
  return bank.channels.map((name) => ({ name, steps: fill(stepsOf(name), values) }));
}

/** The steps at a counter. */
export function counterSteps(counter: Counter, values: StepValues, language: Locale): string[] {
  return fill(textsIn(steps, language)[counter.kind], values);
}
