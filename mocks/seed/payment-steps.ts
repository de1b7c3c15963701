import type { Locale } from '@/domain/languages';
import type { Bank, Counter } from './banks';
import { englishSteps } from './payment-steps-en';
import { hindiSteps } from './payment-steps-hi';
import { indonesianSteps } from './payment-steps-id';
import { chineseSteps } from './payment-steps-zh';
import { textsIn, type TextsByLanguage } from './texts-by-language';

/** Placeholders: the number to pay to, the amount as text, the name of the bank or counter. */
export type StepValues = { number: string; amount: string; place: string };

/** The steps of paying in one language, by channel. */
type PaymentSteps = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the steps of a language, one a line, with `{number}`, `{amount}` and `{place}` to be filled in. A line `# ATM`
 * begins those of a channel, `# BCA: ATM` those of a bank with a menu of its own; `market` is a mini market, `provider`
 * a counter of a provider, and `bill pay` a group that is unknown to the pages.
 */
function readSteps(text: string): PaymentSteps {
  return new Map(
    text
      .split('\n# ')
      .slice(1)
      .map((block) => {
        const [name = '', ...steps] = block.trim().split('\n');
        return [name, steps];
      }),
  );
}

const english = readSteps(englishSteps);

const byLanguage: TextsByLanguage<PaymentSteps> = {
  en: english,
  hi: readSteps(hindiSteps),
  id: readSteps(indonesianSteps),
  zh: readSteps(chineseSteps),
};

/** The steps of the first of these names that the language has; those of English if it is from another country. */
function stepsOf(language: Locale, { number, amount, place }: StepValues, ...names: readonly string[]): string[] {
  const steps = textsIn(byLanguage, language);
  const name = names.find((one) => steps.has(one)) ?? '';
  return (steps.get(name) ?? english.get(names[names.length - 1] ?? '') ?? []).map((step) =>
    step.replaceAll('{number}', number).replaceAll('{amount}', amount).replaceAll('{place}', place),
  );
}

/** The steps in a group that is unknown to the pages. */
export function billPaySteps(values: StepValues, language: Locale): string[] {
  return stepsOf(language, values, 'bill pay');
}

/** The steps of every channel of a bank, with the number and the amount written out. */
export function bankSteps(bank: Bank, values: StepValues, language: Locale): { name: string; steps: string[] }[] {
  return bank.channels.map((name) => ({ name, steps: stepsOf(language, values, `${bank.code}: ${name}`, name) }));
}

/** The steps at a counter. */
export function counterSteps(counter: Counter, values: StepValues, language: Locale): string[] {
  return stepsOf(language, values, counter.kind);
}
