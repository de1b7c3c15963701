import cardValidator from 'card-validator';
import type * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import type { Market } from '@/domain/market';
import { isMobile, mobileRules } from '@/domain/mobile-number';
import { passesLuhn } from '@/domain/text/digits';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { useDraft } from '@/ui/use-draft';
import { useForm } from '@/ui/use-form';
import { cardDrafts, draftKey } from '../records/new-card';
import { detectBank, findBank } from './banks';

/** Minimum and maximum number of digits of a card number. */
const minCardNumberLength = 12;
export const maxCardNumberLength = 19;

/** The networks that are named: the library gives RuPay and Indonesia's debit cards the names of others. */
const namedNetworks = new Set(['Visa', 'Mastercard', 'American Express', 'UnionPay']);

/** Checks digits while they are typed. `network`: empty until it is certain; old mainland cards (9558…) have none. */
export function readCardNumber(digits: string): { network: string; problem: FieldProblem | null } {
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits, { luhnValidateUnionPay: true });
  const network = card && namedNetworks.has(card.niceType) ? card.niceType : '';
  if (digits === '') return { network, problem: 'missing' };
  if (digits.length < minCardNumberLength) return { network, problem: 'incomplete' };
  if (/^(.)\1*$/.test(digits)) return { network, problem: 'wrong' };
  if (!card) return { network, problem: passesLuhn(digits) ? null : 'wrong' };
  if (isValid) return { network, problem: null };
  const hasItsLength = card.lengths.includes(digits.length);
  return { network, problem: isPotentiallyValid && !hasItsLength ? 'incomplete' : 'wrong' };
}

/** The typed fields; the number is only in memory, never on the device. */
export type CardForm = v.InferOutput<typeof cardDrafts.schema> & { cardNo: string };

export type CardField = Exclude<keyof CardForm, 'awaited'>;

export type FieldProblem = 'missing' | 'incomplete' | 'wrong';

export const maxNameLength = 60;

function checkPhone(phone: string, market: Market): FieldProblem | null {
  const rule = mobileRules[market.id];
  if (phone === '') return 'missing';
  if (phone.length < rule.minLength) return 'incomplete';
  return isMobile(phone, rule) ? null : 'wrong';
}

/** A name needs a letter; only digits and signs are a mistake. */
function checkName(name: string): FieldProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  return /\p{L}/u.test(trimmed) && !/\p{Nd}/u.test(trimmed) ? null : 'wrong';
}

/** The problem of each field in their order on the page, for a card of the market; `null` if it is right. */
export function checkCard(form: CardForm, market: Market): Record<CardField, FieldProblem | null> {
  const { cardNo, bankCode, holderName, phone } = form;
  return {
    cardNo: readCardNumber(cardNo).problem,
    bankCode: findBank(bankCode, market) ? null : 'missing',
    holderName: checkName(holderName),
    phone: checkPhone(phone, market),
  };
}

const empty: CardForm = { cardNo: '', bankCode: '', holderName: '', phone: '', awaited: '' };

/** The form of a new card. All fields but the card number are saved on the device until the card is in the list. */
export function useCardForm() {
  const drafts = useServices().storage.open(cardDrafts);
  const market = useMarket();
  const { fields, change } = useDraft<CardForm>({
    initial: empty,
    load: async () => (await drafts.get(draftKey))?.data ?? null,
    async save({ bankCode, holderName, phone, awaited }) {
      const draft = { bankCode, holderName: hideCardNumbers(holderName), phone, awaited };
      return (await drafts.set(draftKey, draft)) !== 'full';
    },
  });

  /** A card number selects its bank if it is known. A bank that the person selected for an unknown number stays. */
  function changeForm(part: Partial<CardForm>): void {
    change(({ cardNo }) => {
      const detected = part.cardNo === undefined ? '' : detectBank(part.cardNo, market);
      const isNew = detected !== '' && detected !== detectBank(cardNo, market);
      return { ...part, ...(isNew && { bankCode: detected }) };
    });
  }

  const form = useForm(checkCard(fields, market));

  /** Only the number is forgotten: the bank was asked to confirm the card. @returns its last four digits */
  function awaitCard(): string {
    const awaited = fields.cardNo.slice(-4);
    change({ cardNo: '', awaited });
    form.forget();
    return awaited;
  }

  return { ...form, card: fields, change: changeForm, awaitCard };
}
