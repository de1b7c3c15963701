import type { Locale } from '@/domain/market';
import { parseLocale } from './choose-locale';

/** Where the person's choice of language outlives a reload. */
export const choiceKey = 'locale';

/** Reads the language that the person chose; a storage that is missing, blocked or holds something else has none. */
export function readChoice(storage: Pick<Storage, 'getItem'> | undefined): Locale | null {
  try {
    return parseLocale(storage?.getItem(choiceKey));
  } catch {
    return null;
  }
}
